import { classes } from '@alea/board'
import { optionOf, type View } from '@alea/dice-throne'
import type { ReactNode } from 'react'
import { DamageTotals } from './DamageTotals.tsx'
import { DieLegend } from './DieLegend.tsx'
import { declaredKeep } from './keeping.ts'
import type { Room } from './layout.ts'
import { effectIcon } from './look.tsx'
import { damagePicture } from './pictures.ts'
import type { Speech } from './speech.ts'
import './rollArea.css'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  /** While others may answer what the active player has just declared. */
  readonly responding: boolean
  readonly room: Room
  readonly speech: Speech
  readonly children: ReactNode
}

/** The stage: the dice, what is being done to whom, and what will come of it. It keeps its height when it is empty. */
export function RollArea({ view, names, responding, room, speech, children }: Props) {
  const text = situation(view, names, responding, speech)
  const roll = view.rolls.at(-1)
  const hero = view.fighters[roll?.owner ?? view.active]!.hero
  const legend = <DieLegend hero={hero} size={room === 'wide' ? 32 : 26} speech={speech} />
  // Where nothing is announced yet, what else may be rolled.
  const isQuiet = roll !== undefined && !text && !view.attack && room !== 'phone'
  return (
    <div className="dt-roll-area">
      {roll ? children : legend}
      <div className="dt-situation">
        {text && <p>{text}</p>}
        {view.attack && <AttackMarks attack={view.attack} speech={speech} />}
        {isQuiet && legend}
      </div>
      <DamageTotals view={view} names={names} folded={room === 'phone'} speech={speech} />
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
