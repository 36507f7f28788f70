import { Button } from '@alea/board'
import type { GameText, Seat } from '@alea/engine'
import { useRef } from 'react'
import { useWords } from '../../language/useWords.ts'
import { useSettings } from '../../settings/settings.ts'
import type { MatchClient } from '../matchClient.ts'
import type { Handover } from './handover.ts'
import './askAloud.css'

interface Props {
  readonly client: MatchClient
  readonly asked: Extract<Handover, { is: 'aloud' }>
  readonly names: readonly string[]
  readonly text: GameText
  readonly view: unknown
  readonly busy: boolean
  take(seat: Seat): void
}

/** A question to somebody else at this device that needs no hidden hand: it is asked aloud, and whoever holds the device gives the answer. */
export function AskAloud({ client, asked, names, text, view, busy, take }: Props) {
  const words = useWords().hotSeat
  const { settle } = useSettings()
  const since = useRef(performance.now())
  const { seat, decline, open } = asked
  const name = names[seat] ?? ''
  // A press meant for what stood here before is not an answer.
  const guarded = (work: () => void) => () => {
    if (performance.now() - since.current >= settle && !busy) work()
  }
  const nameOf = (who: Seat) => names[who] ?? ''
  return (
    <section className="aloud" aria-label={words.aloud(name)}>
      <p className="aloud-line" role="status">
        {open ? words.asks(name, text.ask(open.name, open.params, nameOf)) : words.mayRespond(name)}
      </p>
      <div className="cluster">
        {open?.options.map(({ key, value }) => (
          <Button key={key} onClick={guarded(() => client.answerFor(seat, key))}>
            {text.option(open.name, value, view, nameOf, open.params)}
          </Button>
        ))}
        {decline !== undefined && (
          <Button kind="primary" onClick={guarded(() => client.answerFor(seat, decline))}>
            {words.noResponse}
          </Button>
        )}
        <Button onClick={guarded(() => take(seat))}>{open ? words.takes(name) : words.responds(name)}</Button>
        {decline !== undefined && (
          <Button kind="quiet" onClick={guarded(() => client.orderFor(seat, { pass: 'turn' }))}>
            {words.notThisTurn(name)}
          </Button>
        )}
      </div>
    </section>
  )
}
