import { Button } from '@alea/board'
import type { Json } from '@alea/engine'
import { type ReactNode, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import type { ClosedOption, PlacedOptions } from './placedOptions.ts'
import { useNumberKeys } from './useNumberKeys.ts'
import { WhyNot } from './WhyNot.tsx'
import './actionBar.css'

interface Props {
  readonly placed: PlacedOptions
  /** Does the composer stand for this option? Then it is not listed. */
  covers(value: Json): boolean
  readonly composer: ReactNode
  readonly sending: string | undefined
  choose(key: string): void
  point(place: string | undefined, key?: string): void
  explain(option: ClosedOption): void
}

/** If there are more options, the rest is shown on demand. */
const SHOWN = 12

/** The same options as on the board, as buttons; keys 1 to 9 press the first nine. */
export function ActionBar({ placed, covers, composer, sending, choose, point, explain }: Props) {
  const words = useWords().table
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState(false)
  const listed = placed.options.filter(({ value }) => !covers(value))
  const shown = all ? listed : listed.slice(0, SHOWN)
  useNumberKeys(
    shown.map(({ key }) => key),
    choose,
  )
  // Many lists begin with declining, which lies nowhere on the board: it must not look like the recommended choice.
  const stands = listed.every((option) => option.places.length === 0) || listed[0]!.places.length > 0
  const closed = placed.unavailable.filter(({ value }) => !covers(value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset
    <div className="actions" role="group" aria-label={words.actions}>
      {composer}
      {shown.map(({ key, label, places }, i) => (
        <Button
          key={key}
          kind={i === 0 && !composer && stands ? 'primary' : 'normal'}
          busy={sending === key}
          disabled={sending !== undefined && sending !== key}
          data-option={key}
          shortcut={i < 9 ? String(i + 1) : undefined}
          onClick={() => choose(key)}
          onPointerEnter={() => point(places[0], key)}
          onPointerLeave={() => point(undefined)}
          onFocus={() => point(places[0], key)}
          onBlur={() => point(undefined)}
        >
          {label}
        </Button>
      ))}
      {listed.length > SHOWN && (
        <Button kind="quiet" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? words.fewerActions : words.moreActions(listed.length - SHOWN)}
        </Button>
      )}
      {closed.length > 0 && (
        <Button kind="quiet" onClick={() => setAsked(!asked)} aria-expanded={asked}>
          {words.whyNot(closed.length)}
        </Button>
      )}
      {asked && <WhyNot closed={closed} words={words} explain={explain} />}
    </div>
  )
}
