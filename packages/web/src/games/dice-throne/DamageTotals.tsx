import { Counter } from '@alea/board'
import type { DamageType, View } from '@alea/dice-throne'
import type { ReactNode } from 'react'
import { type DamageTotal, damageTotals } from './damageTotals.ts'
import { effectIcon } from './look.tsx'
import { damagePicture } from './pictures.ts'
import type { Speech } from './speech.ts'
import './damageTotals.css'

/** What everybody is about to suffer or be healed of, line by line in the order of the rules. */
export function DamageTotals({ view, names, folded, speech }: Props) {
  const all = damageTotals(view)
  if (all.length === 0) return undefined
  const list = (
    <div className="dt-damage-totals">
      {all.map((total) => (
        <One key={`${total.seat} ${total.apart}`} total={total} name={names[total.seat] ?? ''} speech={speech} />
      ))}
    </div>
  )
  if (!folded) return list
  return (
    <details className="dt-ledger">
      <summary>
        {all.map(({ seat, apart, sum, certain, final, heal, left }) => (
          <span key={`${seat} ${apart}`}>
            {speech.words.ledger(names[seat] ?? '', sum.length + certain.length > 0 ? final : undefined, heal, left)}
          </span>
        ))}
      </summary>
      {list}
    </details>
  )
}

interface Props {
  readonly view: View
  readonly names: readonly string[]
  /** One line that opens. */
  readonly folded: boolean
  readonly speech: Speech
}

function One({ total, name, speech }: { total: DamageTotal; name: string; speech: Speech }) {
  const { words, names } = speech
  const { sum, subtotal, then, certain, final, heal, left, apart } = total
  const onlyHeals = sum.length + certain.length === 0
  return (
    <section className="dt-damage-total" aria-label={onlyHeals ? words.healingOf(name) : words.damageTo(name)}>
      <p className="dt-damage-total-head">
        {onlyHeals ? words.healingOf(name) : words.damageTo(name)}
        {apart && <small> {words.apart}</small>}
      </p>
      <ol>
        {sum.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <Row key={i} amount={signed(line.kind, line.amount)} by={names.source(line.by)} kind={line.kind}>
            <TypeMark type={line.kind === 'add' ? null : line.type} words={words} />
          </Row>
        ))}
        {then.length > 0 && <Row amount={`= ${subtotal}`} by={words.subtotal} kind="subtotal" />}
        {then.map(({ line, less }, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            key={i}
            amount={less > 0 ? `½ −${less}` : ''}
            by={less > 0 ? names.source(line.by) : names.line(line)}
            kind={line.kind}
          />
        ))}
        {certain.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <Row key={i} amount={`+${line.amount}`} by={`${names.source(line.by)}, ${words.certain}`} kind="certain" />
        ))}
        {heal > 0 && <Row amount={`♥ +${heal}`} by={words.heals(heal)} kind="heal" />}
      </ol>
      <p className="dt-damage-total-final">
        {!onlyHeals && (
          <b>
            {words.total} <Counter value={final} />
          </b>
        )}{' '}
        <span>{words.left(left)}</span>
      </p>
    </section>
  )
}

interface RowProps {
  readonly amount: string
  readonly by: string
  readonly kind: string
  readonly children?: ReactNode
}

const Row = ({ amount, by, kind, children }: RowProps) => (
  <li className={`dt-line dt-line-${kind}`}>
    <b>{amount}</b>{' '}
    <span>
      {by}
      {children}
    </span>
  </li>
)

/** Damage that is not normal says so; what is added to it has the same type. */
function TypeMark({ type, words }: { readonly type: DamageType | null; readonly words: Speech['words'] }) {
  if (type === null || type === 'normal') return undefined
  const Icon = effectIcon(damagePicture(type))
  return (
    <small className={`dt-line-type dt-damage-${type}`}>
      {' '}
      <Icon aria-hidden="true" /> {words.types[type]}
    </small>
  )
}

function signed(kind: string, amount: number): string {
  if (kind === 'base') return String(amount)
  if (kind === 'prevent') return `−${amount}`
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
