/** The page of a hero, `/heroes/barbarian`; `/heroes` shows all of them. */
import { heroIds } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../../language/useWords.ts'
import { lessonPath } from '../../../learn/lesson.ts'
import { useSettings } from '../../../settings/settings.ts'
import { listedGame } from '../../gameList.ts'
import { lessons } from '../lessons.ts'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import { HeroFacts } from './HeroFacts.tsx'
import { HeroGallery } from './HeroGallery.tsx'
import { HeroLinks } from './HeroLinks.tsx'
import { HeroSheet } from './HeroSheet.tsx'
import { useHeroes } from './useHeroes.ts'
import './heroPage.css'

export function HeroPage({ hero }: { readonly hero?: string | undefined }) {
  const allWords = useWords()
  const words = allWords.heroes
  const { language } = useSettings()
  const { id, hue, title } = listedGame('dice-throne')!
  const known = hero !== undefined && heroIds().includes(hero) ? hero : undefined
  const lesson = lessons.find(({ about }) => about !== undefined && about === known)
  const isLoaded = useHeroes(known === undefined ? [] : [known])
  return (
    <main className="page dt-hero-page" data-game={id} style={{ '--game-hue': hue } as CSSProperties}>
      {known === undefined ? (
        <h1>{hero === undefined ? words.title : words.noHero}</h1>
      ) : (
        <header className="dt-hero-page-head">
          <Crest hero={known} size="large" />
          <div>
            <h1>{NAMES[language].hero(known)}</h1>
            <HeroFacts hero={known} language={language} />
            <p className="cluster">
              <Link href={`/new/${id}`} className="button-link">
                {words.play}
              </Link>
              {lesson && (
                <Link href={lessonPath(id, lessons, lesson)} className="button-link">
                  {allWords.learn.oneOf(lesson.title(allWords))}
                </Link>
              )}
              <Link href={`/rules/${id}`} className="button-link">
                {words.rules}
                <span className="visually-hidden"> {title[language]}</span>
              </Link>
            </p>
          </div>
        </header>
      )}
      {known !== undefined &&
        (isLoaded ? (
          <HeroSheet hero={known} language={language} heading="h2" />
        ) : (
          <p className="quiet dt-hero-loading" role="status">
            {words.loadingHero(NAMES[language].hero(known))}
          </p>
        ))}
      {hero === undefined ? <HeroGallery language={language} /> : <HeroLinks but={known} />}
    </main>
  )
}
