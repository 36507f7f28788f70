import { Button } from '@alea/board'
import { useState } from 'react'
import { download } from '../app/download.ts'
import { useWords } from '../language/useWords.ts'
import { PaceField } from './happening/PaceField.tsx'
import { SharingField } from './hotSeat/SharingField.tsx'
import { setSharing, useSharing } from './hotSeat/sharing.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import { OrdersMenu } from './OrdersMenu.tsx'
import { ProposeMenu } from './ProposeMenu.tsx'
import { WatchLink } from './WatchLink.tsx'

/** What is rarely needed at a table: standing orders, requests to the others, the link to watch, resigning, downloading the log. */
interface Props {
  readonly client: MatchClient
  readonly state: ClientState
  /** Is the seat one of this device? Others are only watched. */
  readonly isOwn: boolean
  /** In a lesson nothing is taken back past the dice: they are part of it. */
  readonly isLesson: boolean
  /** Do several people share this device? */
  readonly isShared: boolean
  onClose(): void
  showKeys(): void
}

export function TableMenu(props: Props) {
  const { client, isOwn, isLesson, isShared, onClose, showKeys } = props
  const { as, table, orders } = props.state
  const { table: words, keys } = useWords()
  const sharing = useSharing(client.match)
  const playing = table?.status === 'playing'
  // A log contains every hidden card: on a server it can be read once the match is over.
  const mayTakeLog = client.connection.kind === 'local' || table?.ended !== undefined
  return (
    <div className="stack">
      <PaceField />
      {isShared && (
        <SharingField open={sharing === 'open'} change={(open) => setSharing(client.match, open ? 'open' : 'hidden')} />
      )}
      {as !== null && isOwn && <OrdersMenu orders={orders} order={(wish) => client.order(wish)} />}
      {as !== null && isOwn && playing && !isLesson && (
        <ProposeMenu client={client} table={table} seat={as} onDone={onClose} />
      )}
      {playing && table && <WatchLink table={table} />}
      <Button onClick={showKeys} shortcut="?">
        {keys.title}
      </Button>
      {as !== null && isOwn && playing && <Resign resign={() => client.resign()} />}
      {mayTakeLog && (
        <Button onClick={async () => download(`${client.match}.alea`, await client.connection.log())}>
          {words.exportLog}
        </Button>
      )}
    </div>
  )
}

function Resign({ resign }: { resign(): void }) {
  const words = useWords().table
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button kind="danger" onClick={() => setSure(true)}>
        {words.resign}
      </Button>
    )
  return (
    <div className="cluster">
      <span>{words.resignSure}</span>
      <Button kind="danger" onClick={resign}>
        {words.yes}
      </Button>
      <Button onClick={() => setSure(false)}>{words.no}</Button>
    </div>
  )
}
