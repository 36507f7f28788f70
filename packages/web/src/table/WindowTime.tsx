import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import './windowTime.css'

/** In a window that closes by itself in a moment: how long it is still open, and a way to hold it open. */
export function WindowTime({ client, state }: { client: MatchClient; state: ClientState }) {
  const words = useWords().table
  const { table, orders, position, closes } = state
  const { limit = 0, hold = 0 } = table?.windows ?? {}
  if (closes === undefined || hold <= limit) return null
  const isHeld = orders.hold === position
  if (!isHeld && closes > limit) return null
  return (
    <>
      {!isHeld && (
        <span key={position} className="window-time-left" style={{ animationDuration: `${closes}ms` }} aria-hidden />
      )}
      <Button
        kind="quiet"
        disabled={isHeld}
        title={isHeld ? words.held : undefined}
        onClick={() => client.order({ ...orders, hold: position })}
      >
        {words.hold}
      </Button>
    </>
  )
}
