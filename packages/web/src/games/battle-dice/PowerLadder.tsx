import { RACE, RACES } from '@alea/battle-dice'
import { Ladder, type PhaseStep, Steps } from '@alea/board'
import type { Language } from '@alea/engine'
import Slow from '~icons/game-icons/snail'
import { POWER_ICON, RACE_ICON } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import './powerLadder.css'

interface Props {
  /** 1 to 7; 0 outside the fight. */
  readonly step: number
  readonly language: Language
  readonly words: BattleDiceWords
  /** Along the top, where there is no room beside the table. */
  readonly flat: boolean
}

/** The order in which powers are used, with the current rung highlighted. */
export function PowerLadder({ step, language, words, flat }: Props) {
  const rungs = NAMES[language].rungs
  const steps = rungs.map(
    (label, i): PhaseStep => ({ id: String(i + 1), label, icon: <RungIcon rung={i + 1} last={rungs.length} /> }),
  )
  const Shape = flat ? Steps : Ladder
  return (
    <div className={flat ? 'bd-ladder bd-ladder-flat' : 'bd-ladder'}>
      {!flat && <h2>{words.ladder}</h2>}
      <Shape label={words.ladder} steps={steps} current={step === 0 ? undefined : String(step)} />
    </div>
  )
}

function RungIcon({ rung, last }: { rung: number; last: number }) {
  if (rung === last) return <Slow />
  const races = RACES.filter((race) => RACE[race].rung === rung)
  if (races.length === 0) {
    const Priority = POWER_ICON.priority
    return <Priority />
  }
  return (
    <span className="bd-rung">
      {races.map((race) => {
        const Icon = RACE_ICON[race]
        return <Icon key={race} />
      })}
    </span>
  )
}
