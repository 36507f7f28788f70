import { abilityText, LOCATION, type LocationId } from '@alea/dice-city'
import type { Language } from '@alea/engine'
import type { Words } from '../../language/languages.ts'
import { NAMES } from './names.ts'
import { listed } from './previewText.ts'
import './locationTip.css'

interface Props {
  readonly location: LocationId
  readonly language: Language
  readonly words: Words['diceCity']
  /** As it is now, walls counted. */
  readonly defense?: number | null
  readonly points?: number
}

/** Everything there is to know about a location. */
export function LocationTip({ location, language, words, defense, points }: Props) {
  const { location: called, type, keyword } = NAMES[language]
  const { type: kind, keyword: key, cost, defense: printed, points: worth } = LOCATION[location]
  const facts = [
    type[kind],
    ...(key ? [keyword[key]] : []),
    ...(cost ? [words.costs(listed(cost, language))] : [words.printed]),
    ...(printed === undefined ? [] : [words.defense(defense ?? printed)]),
    ...(typeof worth === 'number' || points !== undefined ? [words.points(points ?? Number(worth))] : []),
  ]
  return (
    <span className="dc-tip">
      <b>{called[location]}</b>
      <span className="dc-tip-facts">{facts.join(' · ')}</span>
      <span>{abilityText(location, language)}</span>
    </span>
  )
}
