import { DieFace, Pips } from '@alea/board'
import { ATTEMPTS, type View } from '@alea/dice-throne'
import { useRolls } from '../useRolls.ts'
import { facesOf } from './Face.tsx'
import { declaredKeep, type Picked, toggled } from './keeping.ts'
import type { DieSpot } from './layout.ts'
import { heroHue } from './look.tsx'
import { NO_ROLLS, rollsAfter } from './rolls.ts'
import type { Speech } from './speech.ts'
import { TrayDie } from './TrayDie.tsx'
import './tray.css'

type Roll = View['rolls'][number]

interface Props {
  readonly view: View
  readonly dice: readonly DieSpot[]
  readonly names: readonly string[]
  readonly picked: Picked | undefined
  readonly draft: readonly string[]
  setDraft(draft: readonly string[]): void
  /** While others may answer: what the attacker wants to keep lies held. */
  readonly responding: boolean
  /** Dice the coach would keep. */
  readonly advised: readonly number[] | undefined
  readonly speech: Speech
}

/** The dice on the table: the last ones thrown large, those they interrupt small. */
export function Tray({ view, dice, names, responding, picked, draft, setDraft, advised, speech }: Props) {
  const { words } = speech
  const { dice: rolled } = useRolls(view, rollsAfter(NO_ROLLS, view, view), rollsAfter)
  const roll = view.rolls.at(-1)
  if (!roll) return undefined
  const source = roll.by ? speech.names.source(roll.by) : words.purposes[roll.purpose]
  const rolling = roll.purpose === 'offense' && (!view.attack || view.attack.stage === 'announced')
  const left = words.rollsLeft(view.attempts)
  const isGuided = picked !== undefined && picked.free.length < picked.among.length
  return (
    <div className="dt-tray">
      <div className="dt-tray-head">
        {picked?.what === 'keep' ? (
          <span className="dt-tray-hint">{words.pressToKeep}</span>
        ) : (
          <span className="dt-tray-whose">
            {names[roll.owner]} — {source}
          </span>
        )}
        {rolling && <Pips count={view.attempts} max={Math.max(ATTEMPTS - 1, view.attempts)} label={left} />}
        {rolling && (
          <span className="dt-attempts" aria-hidden="true">
            {left}
          </span>
        )}
        {view.rolls.length > 1 && (
          <span className="dt-earlier">
            {view.rolls.slice(0, -1).map((earlier) => (
              <Earlier key={earlier.purpose} roll={earlier} view={view} speech={speech} />
            ))}
          </span>
        )}
      </div>
      <div className="dt-dice">
        {dice.map((spot, i) => (
          <TrayDie
            key={spot.place}
            spot={spot}
            index={i}
            rolled={rolled[i]}
            chosen={picked?.dice.has(i) ?? (responding && isDeclared(view, roll, i))}
            advised={advised?.includes(i) ?? false}
            label={words.face(speech.names.symbol(spot.hero, spot.value), spot.value)}
            shortcut={words.keys[i]}
            asked={isGuided && picked.free.includes(i)}
            onToggle={picked?.free.includes(i) ? () => setDraft(toggled(draft, i)) : undefined}
          />
        ))}
      </div>
    </div>
  )
}

function Earlier({ roll: { owner, dice }, view, speech }: { roll: Roll; view: View; speech: Speech }) {
  const { hero } = view.fighters[owner]!
  return dice.map((value, i) => (
    <DieFace
      // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
      key={i}
      size={24}
      tone={heroHue(hero)}
      label={speech.words.face(speech.names.symbol(hero, value), value)}
    >
      {facesOf(hero)[value - 1]}
    </DieFace>
  ))
}

const isDeclared = (view: View, { purpose }: Roll, die: number): boolean =>
  view.phase === 'offense' && purpose === 'offense' && (declaredKeep(view)?.includes(die) ?? false)
