import { type Need, RUN_LENGTHS } from '@alea/dice-throne'
import { symbolIcon } from './look.tsx'
import './pictures.css'

/** What the dice must show: as many symbols, a staircase for a straight, equal squares for a kind. */
export function Needs({ need }: { readonly need: Need }) {
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
    <span className={'straight' in need ? 'dt-need dt-need-run' : 'dt-need dt-need-kind'} aria-hidden="true">
      {Array.from({ length: count }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <i key={step} style={{ '--step': step } as React.CSSProperties} />
      ))}
    </span>
  )
}
