import { Button, useReach } from '@alea/board'
import type { Speech } from './speech.ts'

interface Props {
  readonly place: string
  answer(key: string): void
  readonly speech: Speech
}

/** What may be answered at a place, as buttons; what cannot be done says why. */
export function Answers({ place, answer, speech: { words } }: Props) {
  const reach = useReach()
  const options = reach.optionsAt(place)
  const closed = reach.closedAt(place)
  return (
    <>
      {options.length > 0 && (
        <div className="dt-answers">
          {options.map(({ key, label }, i) => (
            <Button key={key} kind={i === 0 ? 'primary' : 'normal'} data-option={key} onClick={() => answer(key)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {options.length === 0 && closed.length > 0 && (
        <p className="dt-zoom-closed">
          {closed.map(({ key, label, why, rule }) => (
            <span key={key}>{words.notNow(label, why, rule)}</span>
          ))}
        </p>
      )}
    </>
  )
}
