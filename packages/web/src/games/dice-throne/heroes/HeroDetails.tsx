import { Button } from '@alea/board'
import type { Language } from '@alea/engine'
import { useEffect, useRef } from 'react'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import { HeroFacts } from './HeroFacts.tsx'
import { HeroSheet } from './HeroSheet.tsx'

interface Props {
  readonly hero: string
  readonly language: Language
  /** Why it cannot be chosen. */
  readonly taken: string | undefined
  onChoose(): void
  onBack(): void
}

/** The page of a hero beside the cards; on a phone, instead of them. */
export function HeroDetails({ hero, language, taken, onChoose, onBack }: Props) {
  const words = WORDS[language].heroes
  const name = NAMES[language].hero(hero)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="dt-picker-details" aria-label={words.detailsOf(name)}>
      <div className="dt-picker-read">
        <header className="dt-hero-card-head">
          <Crest hero={hero} />
          <div>
            <h3 ref={title} tabIndex={-1}>
              {name}
            </h3>
            <HeroFacts hero={hero} language={language} />
          </div>
        </header>
        <HeroSheet hero={hero} language={language} heading="h3" />
      </div>
      <footer className="dt-picker-foot">
        <Button onClick={onBack}>{words.back}</Button>
        {taken === undefined ? (
          <Button kind="primary" onClick={onChoose}>
            {words.chooseHero(name)}
          </Button>
        ) : (
          <p>{taken}</p>
        )}
      </footer>
    </section>
  )
}
