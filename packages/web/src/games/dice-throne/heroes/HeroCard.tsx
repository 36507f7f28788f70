import { classes } from '@alea/board'
import type { Language } from '@alea/engine'
import type { ReactNode } from 'react'
import { heroHues } from '../look.tsx'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import { HeroFacts } from './HeroFacts.tsx'
import './heroCard.css'

interface Props {
  readonly hero: string
  readonly language: Language
  readonly selected?: boolean
  /** Cannot be had: crossed out. */
  readonly crossed?: boolean
  /** Why it is marked: chosen, taken, banned. */
  readonly mark?: string | undefined
  /** What one can do with it. */
  readonly children?: ReactNode
}

/** A hero among others: crest, box, difficulty, and what playing it is like. */
export function HeroCard({ hero, language, selected, crossed, mark, children }: Props) {
  const names = NAMES[language]
  return (
    <article
      className={classes('dt-hero-card dt-hued', selected && 'dt-hero-selected', crossed && 'dt-hero-crossed')}
      style={heroHues(hero)}
      aria-label={names.hero(hero)}
      data-hero={hero}
    >
      <div className="dt-hero-card-head">
        <Crest hero={hero} />
        <div>
          <h3>{names.hero(hero)}</h3>
          <HeroFacts hero={hero} language={language} />
        </div>
      </div>
      <p className="dt-hero-card-style">{names.style(hero)[0]}</p>
      {mark !== undefined && <p className="dt-hero-card-mark">{mark}</p>}
      {children !== undefined && <div className="dt-hero-card-actions">{children}</div>}
    </article>
  )
}
