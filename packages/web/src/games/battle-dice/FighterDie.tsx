import type { View } from '@alea/battle-dice'
import { classes, Die, type FaceNumber, Place, SeatMark, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { useLayoutEffect, useState } from 'react'
import Kept from '~icons/game-icons/anchor'
import Acted from '~icons/game-icons/check-mark'
import Chosen from '~icons/game-icons/crosshair'
import Shielded from '~icons/game-icons/shield'
import Shielding from '~icons/game-icons/vibrating-shield'
import { FacePicture } from './FacePicture.tsx'
import type { Stand } from './layout.ts'
import { type Drawing, RACE_ICON, RACE_TONE } from './look.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import { facesOf, SixFaces } from './SixFaces.tsx'
import './fighterDie.css'

interface Props {
  readonly stand: Stand
  readonly index: number
  readonly view: View
  readonly language: Language
  readonly names: readonly string[]
  readonly words: BattleDiceWords
  /** How many rolls of it have been shown. */
  readonly rolls: number
}

const MARKS = ['acting', 'chosen', 'shielding', 'shielded', 'kept', 'acted'] as const
type Mark = (typeof MARKS)[number]

const MARK_ICON: Readonly<Partial<Record<Mark, Drawing>>> = {
  chosen: Chosen,
  shielding: Shielding,
  shielded: Shielded,
  kept: Kept,
  acted: Acted,
}

/** A creature in the arena: a die that rolls, and marks for what applies to it now. */
export function FighterDie({ stand, index, view, language, names, words, rolls }: Props) {
  const { fighter, place, foreign } = stand
  const { die, race, face, text, owner } = fighter
  const thrown = useThrown(face !== undefined && rolls > 0)
  const marks = marksOf(stand)
  const Race = RACE_ICON[race]
  const { race: nameOf, face: faceName } = NAMES[language]
  const label = [
    `${nameOf(race)}, ${text === undefined ? words.unthrown : faceName(text)}`,
    words.place(index + 1),
    ...marks.map((mark) => words.marks[mark]),
    ...(foreign ? [words.belongsTo(names[owner] ?? '')] : []),
  ].join(', ')
  return (
    <Tooltip tip={<SixFaces race={race} view={view} language={language} words={words} shows={face} />}>
      <Place
        id={place}
        piece={`die:${die}`}
        as="span"
        label={label}
        selected={stand.chosen || undefined}
        className={classes('bd-fighter', ...marks.map((mark) => `bd-${mark}`), face === undefined && 'bd-unthrown')}
      >
        <Die
          faces={facesOf(view, race).map((painted, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
            <FacePicture key={i} text={painted} />
          ))}
          shows={thrown || rolls === 0 ? (face as FaceNumber | undefined) : undefined}
          rolled={thrown ? rolls : 0}
          index={index}
          tone={RACE_TONE[race]}
          label={label}
        />
        {face === undefined && (
          <span className="bd-unthrown-race" aria-hidden="true">
            <Race />
          </span>
        )}
        <span className="bd-fighter-foot" aria-hidden="true">
          <span className="bd-fighter-place">{index + 1}</span>
          <Race />
          {foreign && <SeatMark seat={owner} />}
          {marks.map((mark) => {
            const Icon = MARK_ICON[mark]
            return Icon && <Icon key={mark} className={`bd-mark bd-mark-${mark}`} />
          })}
        </span>
      </Place>
    </Tooltip>
  )
}

const marksOf = ({ acting, chosen, fighter }: Stand): Mark[] =>
  MARKS.filter((mark) => {
    if (mark === 'acting') return acting
    if (mark === 'chosen') return chosen
    // A kept die never acts: the mark would only repeat that.
    if (mark === 'acted') return fighter.acted && !fighter.kept && !acting
    return fighter[mark]
  })

/** A die that enters the arena and is rolled in the same update is first drawn unrolled, so that it tumbles like the others. */
function useThrown(isThrown: boolean): boolean {
  const [thrown, setThrown] = useState(false)
  useLayoutEffect(() => setThrown(isThrown), [isThrown])
  return thrown
}
