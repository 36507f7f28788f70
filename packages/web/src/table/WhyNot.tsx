import { Button } from '@alea/board'
import { byReason, type Rule } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import { InlineMarkdown } from '../rules/InlineMarkdown.tsx'
import type { ClosedOption } from './placedOptions.ts'
import './whyNot.css'

interface Props {
  readonly closed: readonly ClosedOption[]
  readonly words: Pick<Words['table'], 'forbidden' | 'readRule'>
  /** Undefined until they are loaded. */
  readonly rules: readonly Rule[] | undefined
  readRule(rule: string): void
}

/** What cannot be chosen now: each reason once, with the words of its rule and everything it keeps from being chosen. */
export function WhyNot({ closed, words, rules, readRule }: Props) {
  return (
    <dl className="why-not">
      {byReason(closed).map(({ why, rule, options }) => (
        <div key={`${rule} ${why}`} className="why-not-group">
          <dt>{why ?? words.forbidden(rule)}</dt>
          <dd className="why-not-options">{options.map(({ label }) => label).join(' · ')}</dd>
          <dd className="why-not-rule">
            <RuleQuote rule={rules?.find(({ id }) => id === rule)} />
            <Button kind="quiet" onClick={() => readRule(rule)}>
              {words.readRule(rule)}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const RuleQuote = ({ rule }: { rule: Rule | undefined }) =>
  rule && (
    <q className="rule-quote" cite={`#${rule.id}`}>
      <InlineMarkdown text={rule.text} />
    </q>
  )
