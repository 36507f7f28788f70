import { classes } from '@alea/board'
import { optionOf, type View } from '@alea/dice-throne'
import type { ReactNode } from 'react'
import { DamageTotals } from './DamageTotals.tsx'
import { damageTotals } from './damageTotals.ts'
import { declaredKeep } from './keeping.ts'
import { effectIcon } from './look.tsx'
import { damagePicture } from './pictures.ts'
import type { Speech } from './speech.ts'
import './rollArea.css'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  /** While others may answer what the active player has just declared. */
  readonly responding: boolean
  readonly speech: Speech
  readonly children: ReactNode
}

/** Between the boards: what is being done to whom, the dice, and what will come of it. */
export function RollArea({ view, names, responding, speech, children }: Props) {
  const text = situation(view, names, responding, speech)
  // In a main phase there is nothing between the boards: they get the room.
  if (!text && view.rolls.length === 0 && damageTotals(view).length === 0) return undefined
  return (
    <div className="dt-roll-area">
      {(text || view.attack) && (
        <div className="dt-situation">
          {text && <p>{text}</p>}
          {view.attack && <AttackMarks attack={view.attack} speech={speech} />}
        </div>
      )}
      {children}
      <DamageTotals view={view} names={names} speech={speech} />
    </div>
  )
}

function AttackMarks({ attack, speech: { words } }: { attack: NonNullable<View['attack']>; speech: Speech }) {
  const Icon = effectIcon(attack.type === 'normal' ? 'prevent' : damagePicture(attack.type))
  if (attack.stage === 'announced' || !attack.isAttack) return undefined
  return (
    <p className={classes('dt-type', `dt-damage-${attack.type}`)}>
      <Icon aria-hidden="true" /> {words.types[attack.type]}
    </p>
  )
}

/** What the table is looking at, in one sentence. */
function situation(view: View, names: readonly string[], responding: boolean, speech: Speech): string | undefined {
  const { attack, declared, phase, active } = view
  const { words, names: called } = speech
  if (attack) {
    const name = names[attack.by] ?? ''
    const ability = called.ability(attack.tier)
    if (attack.stage === 'announced') return words.announced(name, ability)
    return attack.target >= 0 ? words.attacks(name, ability, names[attack.target] ?? '') : words.does(name, ability)
  }
  if (phase !== 'offense' || !responding || declared === null) return undefined
  const kept = declaredKeep(view)
  if (kept) return words.keeps(names[active] ?? '', kept.length, (view.rolls[0]?.dice.length ?? 0) - kept.length)
  return optionOf('attempt', declared).is === 'give-up' ? words.gaveUp(names[active] ?? '') : undefined
}
