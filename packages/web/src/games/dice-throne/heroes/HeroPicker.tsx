import { Button, Dialog } from '@alea/board'
import { heroIds } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import { HeroCard } from './HeroCard.tsx'
import { HeroDetails } from './HeroDetails.tsx'
import { HeroFilterFields } from './HeroFilterFields.tsx'
import { type HeroFilter, heroesFitting } from './heroFilter.ts'
import { useHeroes } from './useHeroes.ts'
import './heroPicker.css'

interface Props {
  readonly title: string
  readonly chosen: string
  /** Heroes that cannot be chosen, and why not. */
  readonly taken: ReadonlyMap<string, string>
  readonly language: Language
  onChoose(hero: string): void
  onClose(): void
}

/** All heroes as cards, to filter, read about and choose from. Escape closes the details first. */
export function HeroPicker({ title, chosen, taken, language, onChoose, onClose }: Props) {
  const words = WORDS[language].heroes
  const names = NAMES[language]
  const [filter, setFilter] = useState<HeroFilter>({})
  const [reading, setReading] = useState<string>()
  const isLoaded = useHeroes(heroIds())
  const fitting = isLoaded ? heroesFitting(filter, names) : []
  const free = fitting.filter((hero) => !taken.has(hero))
  const cards = useRef<HTMLUListElement>(null)
  const lastRead = useRef<string>(undefined)
  useEffect(() => {
    // Back among the cards, one goes on where one was.
    if (reading === undefined && lastRead.current !== undefined)
      cards.current?.querySelector<HTMLElement>(`[data-hero="${lastRead.current}"] [data-details]`)?.focus()
    lastRead.current = reading
  }, [reading])
  return (
    <Dialog
      open
      wide
      title={title}
      closeLabel={words.close}
      onClose={() => (reading === undefined ? onClose() : setReading(undefined))}
    >
      <div className="dt-picker" data-reading={reading}>
        <div className="dt-picker-list">
          <HeroFilterFields filter={filter} language={language} change={setFilter} />
          <div className="dt-picker-found">
            <p role="status">
              {!isLoaded ? words.loading : fitting.length === 0 ? words.none : words.found(fitting.length)}
            </p>
            <Button
              disabled={free.length === 0}
              onClick={() => onChoose(free[Math.floor(Math.random() * free.length)]!)}
            >
              {words.random}
            </Button>
          </div>
          <ul ref={cards} className="dt-hero-cards">
            {fitting.map((hero) => (
              <li key={hero}>
                <HeroCard
                  hero={hero}
                  language={language}
                  selected={hero === chosen}
                  mark={taken.get(hero) ?? (hero === chosen ? words.chosen : undefined)}
                >
                  <Button
                    kind={hero === chosen ? 'normal' : 'primary'}
                    aria-label={words.chooseHero(names.hero(hero))}
                    disabled={taken.has(hero)}
                    onClick={() => onChoose(hero)}
                  >
                    {words.choose}
                  </Button>
                  <Button
                    aria-label={words.detailsOf(names.hero(hero))}
                    aria-pressed={reading === hero}
                    data-details
                    onClick={() => setReading(hero)}
                  >
                    {words.details}
                  </Button>
                </HeroCard>
              </li>
            ))}
          </ul>
        </div>
        {reading !== undefined && (
          <HeroDetails
            key={reading}
            hero={reading}
            language={language}
            taken={taken.get(reading)}
            onChoose={() => onChoose(reading)}
            onBack={() => setReading(undefined)}
          />
        )}
      </div>
    </Dialog>
  )
}
