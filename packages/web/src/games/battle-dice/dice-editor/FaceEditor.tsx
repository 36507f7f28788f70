/** One face: its number, its powers, and how it is written. */
import { ACTIVE_POWERS, countsOf, LASTING_POWERS, type Race, STANDARD, STARTS } from '@alea/battle-dice'
import { Button, Die, type FaceNumber, TextField } from '@alea/board'
import type { Language } from '@alea/engine'
import { useEffect, useId, useRef, useState } from 'react'
import { WORDS } from '../../../language/languages.ts'
import { FacePicture } from '../FacePicture.tsx'
import { POWER_ICON, RACE_TONE } from '../look.tsx'
import { NAMES } from '../names.ts'
import { countIn, type PowerName, partsOf, withPower, withStart } from './houseTable.ts'

interface Props {
  readonly race: Race
  /** From 0. */
  readonly at: number
  readonly faces: readonly string[]
  readonly language: Language
  /** What the rules say against a face here; undefined if it may be. */
  faultOf(face: string): string | undefined
  change(face: string): void
  /** Lets faces earn more than the book allows; undefined if they may already. */
  readonly allowMore: (() => void) | undefined
  close(): void
}

/** Gold is the number itself, a multiplier stands in its place. */
const POWERS: readonly PowerName[] = [...ACTIVE_POWERS, ...LASTING_POWERS].filter(
  (power) => power !== 'multiplier' && power !== 'gold',
)

export function FaceEditor({ race, at, faces, language, faultOf, change, allowMore, close }: Props) {
  const { battleDice } = WORDS[language]
  const words = battleDice.editor
  const names = NAMES[language]
  const now = faces[at]!
  const [typed, setTyped] = useState(now)
  const [fault, setFault] = useState<string>()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [start] = partsOf(now)
  const starts = STARTS.filter((each) => each === start || !faultOf(withStart('0', each)))

  const set = (face: string) => {
    const problem = faultOf(face)
    setTyped(face)
    setFault(problem)
    if (!problem) change(face)
  }
  const toggle = (power: PowerName) =>
    set(withPower(now, power, countIn(now, power) === undefined ? (countsOf(power)[0] ?? 0) : undefined))

  return (
    <section
      ref={box}
      className="bd-face-editor"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="bd-face-editor-head">
        <Die
          faces={faces.map((face) => <FacePicture key={face} text={face} />)}
          shows={(at + 1) as FaceNumber}
          tone={RACE_TONE[race]}
          size={64}
          label=""
        />
        <h4 id={title}>{words.face(names.race(race), at + 1, names.face(now))}</h4>
        <Button onClick={close}>{words.done}</Button>
      </div>
      <fieldset>
        <legend>{words.number}</legend>
        <div className="bd-face-editor-starts">
          {starts.map((each) => (
            <Button
              key={each}
              aria-pressed={each === start}
              kind={each === start ? 'primary' : 'normal'}
              onClick={() => set(withStart(now, each))}
            >
              {each}
            </Button>
          ))}
          {allowMore && (
            <Button kind="quiet" onClick={allowMore}>
              {words.more}
            </Button>
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.powers}</legend>
        <div className="bd-face-editor-powers">
          {POWERS.map((power) => {
            const Icon = POWER_ICON[power]
            const count = countIn(now, power)
            const counts = countsOf(power)
            return (
              <div key={power} className="bd-face-editor-power">
                <Button
                  icon={<Icon />}
                  aria-pressed={count !== undefined}
                  kind={count === undefined ? 'normal' : 'primary'}
                  note={battleDice.explained[power]}
                  onClick={() => toggle(power)}
                >
                  {names.face(power)}
                </Button>
                {count !== undefined && counts.length > 0 && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be a frame inside a frame
                  <div role="group" aria-label={words.howMany(names.face(power))} className="bd-face-editor-counts">
                    {counts.map((each) => (
                      <Button
                        key={each}
                        aria-pressed={each === count}
                        kind={each === count ? 'primary' : 'normal'}
                        onClick={() => set(withPower(now, power, each))}
                      >
                        {each}
                      </Button>
                    ))}
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </fieldset>
      <div className="bd-face-editor-foot">
        <TextField label={words.written} hint={words.writtenHint} error={fault} value={typed} onChange={set} />
        {now !== STANDARD[race][at] && (
          <Button onClick={() => set(STANDARD[race][at]!)}>{words.standard(names.face(STANDARD[race][at]!))}</Button>
        )}
      </div>
    </section>
  )
}
