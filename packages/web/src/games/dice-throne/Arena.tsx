import type { View } from '@alea/dice-throne'
import type { ReactNode } from 'react'
import { effectIcon } from './icons.tsx'
import { LedgerView } from './LedgerView.tsx'
import { ledgers } from './ledger.ts'
import type { Speech } from './speech.ts'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  /** While others may answer what the active player has just declared. */
  readonly window: boolean
  readonly speech: Speech
  readonly children: ReactNode
}

/** Between the boards: what is being done to whom, the dice, and what will come of it. */
export function Arena({ view, names, window, speech, children }: Props) {
  const text = deed(view, names, window, speech)
  // In a main phase there is nothing between the boards: they get the room.
  if (!text && view.rolls.length === 0 && ledgers(view).length === 0) return undefined
  return (
    <div className="dt-arena" data-struck={view.attack?.isAttack || undefined}>
      {(text || view.attack) && (
        <div className="dt-deed">
          {text && <p>{text}</p>}
          {view.attack && <AttackMarks attack={view.attack} speech={speech} />}
        </div>
      )}
      {children}
      <LedgerView view={view} names={names} speech={speech} />
    </div>
  )
}

function AttackMarks({ attack, speech: { words } }: { attack: NonNullable<View['attack']>; speech: Speech }) {
  const Icon = effectIcon(
    attack.type === 'ultimate' ? 'ultimate' : attack.type === 'normal' ? 'prevent' : 'undefendable',
  )
  if (attack.stage === 'announced' || !attack.isAttack) return undefined
  return (
    <p className="dt-type">
      <Icon aria-hidden="true" /> {words.types[attack.type]}
    </p>
  )
}

/** What the table is looking at, in one sentence. */
function deed(view: View, names: readonly string[], window: boolean, speech: Speech): string | undefined {
  const { attack, declared, phase, active } = view
  const { words, names: called } = speech
  if (attack) {
    const name = names[attack.by] ?? ''
    const ability = called.ability(attack.tier)
    if (attack.stage === 'announced') return words.announced(name, ability)
    return attack.target >= 0 ? words.attacks(name, ability, names[attack.target] ?? '') : words.does(name, ability)
  }
  if (phase !== 'offense' || !window) return undefined
  if (typeof declared === 'number') {
    const dice = view.rolls[0]?.dice ?? []
    const kept = dice.filter((_, i) => declared & (1 << i)).length
    return words.keeps(names[active] ?? '', kept, dice.length - kept)
  }
  return declared === 'none' ? words.gaveUp(names[active] ?? '') : undefined
}
