import { classes, Die, type FaceNumber, Place } from '@alea/board'
import { useLayoutEffect, useState } from 'react'
import { facesOf } from './Face.tsx'
import type { DieSpot } from './layout.ts'
import { heroHue } from './look.tsx'

interface Props {
  readonly spot: DieSpot
  readonly index: number
  /** Changes when the die is thrown. */
  readonly rolled: string | undefined
  /** Kept, or picked to be thrown again. */
  readonly chosen: boolean
  readonly advised: boolean
  readonly label: string
  readonly shortcut: string | undefined
  /** Where dice are picked one by one. */
  readonly onToggle: (() => void) | undefined
  /** The only ones that lead to an answer. */
  readonly asked: boolean
}

/** One die on the table. Whether it can be picked, pressed or only seen, it stays the same die: else it could not tumble. */
export function TrayDie({
  spot: { place, hero, value },
  index,
  rolled,
  chosen,
  advised,
  label,
  shortcut,
  onToggle,
  asked,
}: Props) {
  // A die that comes to the table is thrown onto it.
  const [lies, setLies] = useState(false)
  useLayoutEffect(() => setLies(true), [])
  return (
    <Place
      id={place}
      label={label}
      className={classes('dt-die', chosen && onToggle && 'dt-die-chosen', asked && 'dt-die-asked')}
    >
      <Die
        faces={facesOf(hero)}
        shows={value as FaceNumber}
        rolled={lies ? rolled : undefined}
        index={index}
        tone={heroHue(hero)}
        held={chosen}
        marked={advised}
        label={onToggle ? '' : label}
      />
      {onToggle && (
        <button
          type="button"
          className="dt-die-toggle"
          aria-pressed={chosen}
          aria-label={label}
          aria-keyshortcuts={shortcut}
          data-toggle={index}
          data-key={shortcut}
          onClick={onToggle}
        />
      )}
    </Place>
  )
}
