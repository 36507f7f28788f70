import { type Need, RUN_LENGTHS } from '@alea/dice-throne'
import { symbolIcon } from './look.tsx'
import './pictures.css'

interface Props {
  readonly need: Need
  /** The same in words, for what no symbol says; where there is no room for words it is left out. */
  readonly word?: string
}

/** What the dice must show: as many symbols, a staircase for a straight, equal squares for a kind. */
export function Needs({ need, word }: Props) {
  if ('symbols' in need)
    return (
      <span className="dt-need" aria-hidden="true">
        {Object.entries(need.symbols).map(([symbol, count]) => {
          const Sign = symbolIcon(symbol)
          return (
            <span key={symbol} className="dt-need-part">
              {count}
              <Sign />
            </span>
          )
        })}
      </span>
    )
  const count = 'straight' in need ? RUN_LENGTHS[need.straight] : need.ofAKind
  return (
    <span aria-hidden="true">
      <span className={'straight' in need ? 'dt-need dt-need-run' : 'dt-need dt-need-kind'}>
        {Array.from({ length: count }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <i key={step} style={{ '--step': step } as React.CSSProperties} />
        ))}
      </span>
      {word && <b className="dt-need-word">{word}</b>}
    </span>
  )
}
