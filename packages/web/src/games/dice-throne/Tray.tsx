import type { View } from '@alea/dice-throne'
import type { Offer } from '@alea/engine'
import { Die, DieFace, type FaceNumber, Pips, Place } from '@alea/board'
import { facesOf } from './Face.tsx'
import { heroHue } from './icons.tsx'
import { type Picked, toggled } from './keeping.ts'
import { diePlace } from './places.ts'
import type { Speech } from './speech.ts'
import { useRolled } from './useRolled.ts'

interface Props {
  readonly view: View
  readonly names: readonly string[]
  readonly offer: Offer | undefined
  readonly picked: Picked | undefined
  readonly draft: readonly string[]
  setDraft(draft: readonly string[]): void
  /** Dice the coach would keep. */
  readonly advised: readonly number[] | undefined
  readonly speech: Speech
}

const ATTEMPTS = 3

/** The dice on the table: the last ones thrown large, those they interrupt small. */
export function Tray({ view, names, picked, draft, setDraft, advised, speech }: Props) {
  const { words } = speech
  const rolled = useRolled(view)
  const roll = view.rolls.at(-1)
  if (!roll) return undefined
  const name = names[roll.owner] ?? ''
  const source = roll.by ? speech.names.source(roll.by) : words.purposes[roll.purpose]
  const rolling = roll.purpose === 'offense' && (!view.attack || view.attack.stage === 'announced')
  return (
    <div className="dt-tray">
      <div className="dt-tray-head">
        <span className="dt-tray-whose">
          {name} — {source}
        </span>
        {rolling && (
          <Pips count={view.attempts} max={Math.max(ATTEMPTS - 1, view.attempts)} label={words.rollsLeft(view.attempts)} />
        )}
        {rolling && <span className="dt-attempts">{words.rollsLeft(view.attempts)}</span>}
      </div>
      <div className="dt-dice">
        {roll.dice.map((value, i) => {
          const hero = view.fighters[roll.owners?.[i] ?? roll.owner]!.hero
          const pickable = picked?.among.includes(i)
          const chosen = picked?.dice.has(i) ?? isDeclared(view, roll, i)
          const label = words.die(i + 1, value, speech.names.symbol(hero, value))
          const die = (
            <Die
              faces={facesOf(hero)}
              shows={value as FaceNumber}
              rolled={rolled[i]}
              index={i}
              tone={heroHue(hero)}
              held={chosen}
              marked={advised?.includes(i) ?? false}
              label={pickable ? '' : label}
            />
          )
          return pickable ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={i}
              type="button"
              className="dt-die dt-die-toggle"
              aria-pressed={chosen}
              aria-label={label}
              aria-keyshortcuts={words.keys[i]}
              data-toggle={i}
              onClick={() => setDraft(toggled(draft, i))}
            >
              {die}
              <kbd className="dt-die-key">{words.keys[i]}</kbd>
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Place key={i} id={diePlace(i)} label={label} className="dt-die">
              {die}
            </Place>
          )
        })}
      </div>
      {view.rolls.length > 1 && (
        <div className="dt-earlier">
          {view.rolls.slice(0, -1).map(({ owner, dice, purpose }) =>
            dice.map((value, i) => {
              const { hero } = view.fighters[owner]!
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                <DieFace key={`${purpose} ${i}`} size={24} tone={heroHue(hero)} label={words.die(i + 1, value, speech.names.symbol(hero, value))}>
                  {facesOf(hero)[value - 1]}
                </DieFace>
              )
            }),
          )}
        </div>
      )}
    </div>
  )
}

/** While others may still answer, what the attacker wants to keep lies held. */
const isDeclared = ({ declared, phase }: View, { purpose }: View['rolls'][number], die: number): boolean =>
  phase === 'offense' && purpose === 'offense' && typeof declared === 'number' && (declared & (1 << die)) !== 0
