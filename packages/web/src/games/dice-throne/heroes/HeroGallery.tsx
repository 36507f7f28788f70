import { heroIds } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { useState } from 'react'
import { Link } from 'wouter'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import { HeroCard } from './HeroCard.tsx'
import { HeroFilterFields } from './HeroFilterFields.tsx'
import { type HeroFilter, heroesFitting } from './heroFilter.ts'
import { useHeroes } from './useHeroes.ts'
import './heroPicker.css'

/** All heroes as cards that lead to their pages, to filter by name, box and difficulty. */
export function HeroGallery({ language }: { readonly language: Language }) {
  const words = WORDS[language].heroes
  const names = NAMES[language]
  const [filter, setFilter] = useState<HeroFilter>({})
  const isLoaded = useHeroes(heroIds())
  const fitting = isLoaded ? heroesFitting(filter, names) : []
  return (
    <nav className="dt-gallery" aria-label={words.all}>
      <h2 className="visually-hidden">{words.all}</h2>
      <HeroFilterFields filter={filter} language={language} change={setFilter} />
      <p className="quiet" role="status">
        {!isLoaded ? words.loading : fitting.length === 0 ? words.none : words.found(fitting.length)}
      </p>
      <ul className="dt-hero-cards">
        {fitting.map((hero) => (
          <li key={hero}>
            <HeroCard hero={hero} language={language}>
              <Link href={`/heroes/${hero}`} className="button-link" aria-label={words.detailsOf(names.hero(hero))}>
                {words.details}
              </Link>
            </HeroCard>
          </li>
        ))}
      </ul>
    </nav>
  )
}
