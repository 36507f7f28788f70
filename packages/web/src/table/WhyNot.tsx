import { Button } from '@alea/board'
import { byReason } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import type { ClosedOption } from './placedOptions.ts'

interface Props {
  readonly closed: readonly ClosedOption[]
  readonly words: Pick<Words['table'], 'forbidden'>
  explain(option: ClosedOption): void
}

/** What cannot be chosen now: each reason once, with everything it keeps from being chosen. */
export function WhyNot({ closed, words, explain }: Props) {
  return (
    <dl className="why-not">
      {byReason(closed).map(({ why, rule, options }) => (
        <div key={`${rule} ${why}`} className="why-not-group">
          <dt>{why ?? words.forbidden(rule)}</dt>
          <dd>
            {options.map((option) => (
              <Button
                key={option.key}
                kind="quiet"
                className="action-closed"
                aria-disabled
                onClick={() => explain(option)}
              >
                {option.label}
              </Button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
