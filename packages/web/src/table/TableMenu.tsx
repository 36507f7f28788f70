import { Button } from '@alea/board'
import { useState } from 'react'
import { download } from '../app/download.ts'
import { useWords } from '../language/useWords.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import { OrdersMenu } from './OrdersMenu.tsx'

/** What is rarely needed at a table: standing orders, resigning, downloading the log. */
export function TableMenu({ client, state: { as, table, orders } }: { client: MatchClient; state: ClientState }) {
  const words = useWords().table
  const playing = table?.status === 'playing'
  // A log contains every hidden card: on a server it can be read once the match is over.
  const mayTakeLog = client.connection.kind === 'local' || table?.ended !== undefined
  return (
    <div className="stack">
      {as !== null && <OrdersMenu orders={orders} order={(wish) => client.order(wish)} />}
      {as !== null && playing && <Resign resign={() => client.resign()} />}
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
