import { Button } from '@alea/board'
import { useState } from 'react'
import { download } from '../door/download.ts'
import { useWords } from '../language/useWords.ts'
import type { AtTable, TableState } from './atTable.ts'
import { OrdersMenu } from './OrdersMenu.tsx'

/** What one rarely needs at a table: standing orders, giving up, the log to take away. */
export function TableMenu({ at, state: { as, table, orders } }: { at: AtTable; state: TableState }) {
  const words = useWords().table
  const playing = table?.status === 'playing'
  // A log tells every card: among people it is shown when the match is over.
  const mayTakeLog = at.door.kind === 'local' || table?.ended !== undefined
  return (
    <div className="stack">
      {as !== null && <OrdersMenu orders={orders} order={(wish) => at.order(wish)} />}
      {as !== null && playing && <Resign resign={() => at.resign()} />}
      {mayTakeLog && (
        <Button onClick={async () => download(`${at.match}.alea`, await at.door.log())}>{words.exportLog}</Button>
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
