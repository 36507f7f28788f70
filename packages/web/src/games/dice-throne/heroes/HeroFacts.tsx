import { Pips } from '@alea/board'
import { listedHero, MOST_DIFFICULT } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import './heroFacts.css'

/** The box a hero comes from, and how difficult it is. */
export function HeroFacts({ hero, language }: { readonly hero: string; readonly language: Language }) {
  const words = WORDS[language].heroes
  const listed = listedHero(hero)
  if (!listed) return null
  const { box, difficulty } = listed
  const label = words.difficulty(difficulty, MOST_DIFFICULT)
  return (
    <span className="dt-hero-facts">
      <span>{NAMES[language].box(box)}</span>
      <span className="dt-hero-difficulty">
        <span aria-hidden="true">{label}</span>
        <Pips count={difficulty} max={MOST_DIFFICULT} label={label} />
      </span>
    </span>
  )
}
