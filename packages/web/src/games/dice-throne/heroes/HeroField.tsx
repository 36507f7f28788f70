/** The heroes of a new table: for each seat a button that opens the picker. */
import { Switch } from '@alea/board'
import { DRAFT, DRAFTERS, heroIds } from '@alea/dice-throne'
import { useEffect, useId, useState } from 'react'
import { WORDS } from '../../../language/languages.ts'
import type { OptionFieldProps } from '../../boardModule.ts'
import { heroHues } from '../look.tsx'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import { heroAt } from './chosenHeroes.ts'
import { HeroFacts } from './HeroFacts.tsx'
import { HeroPicker } from './HeroPicker.tsx'
import './heroField.css'

export function HeroField({ label, value, seats, options, language, change }: OptionFieldProps) {
  const words = WORDS[language].heroes
  const names = NAMES[language]
  const base = useId()
  const [picking, setPicking] = useState<number>()
  const draftable = seats.length === DRAFTERS
  const drafting = draftable && value === DRAFT
  const distinct = options['distinct-heroes'] === true
  const chosen = seats.map((_, seat) => heroAt(value, seat))
  const heroes = distinct ? withoutRepeats(chosen) : chosen
  const repeats = heroes.some((hero, seat) => hero !== chosen[seat])
  useEffect(() => {
    // What another choice on this page has made impossible is chosen anew.
    const isOther = Array.isArray(value) && value.length !== seats.length
    if (isOther || (repeats && !drafting) || (value === DRAFT && !draftable)) change(heroes)
  })
  const takenBeside = (seat: number) =>
    new Map(heroes.flatMap((hero, other) => (other === seat ? [] : [[hero, words.taken(seats[other]!)] as const])))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be a frame inside a frame
    <div role="group" aria-label={label} className="dt-hero-field">
      {draftable && (
        <div className="dt-hero-draft">
          <Switch label={words.draft} checked={drafting} onChange={(on) => change(on ? DRAFT : heroes)} />
        </div>
      )}
      {(drafting ? [] : heroes).map((hero, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat}>
          <p id={`${base}seat${seat}`} className="dt-hero-field-seat">
            {words.heroOf(seats[seat]!)}
          </p>
          <button
            type="button"
            className="dt-hero-button dt-hued"
            style={heroHues(hero)}
            id={`${base}hero${seat}`}
            aria-labelledby={`${base}seat${seat} ${base}hero${seat}`}
            aria-haspopup="dialog"
            data-seat={seat}
            onClick={() => setPicking(seat)}
          >
            <Crest hero={hero} />
            <span className="dt-hero-button-text">
              <span className="dt-hero-button-name">{names.hero(hero)}</span>
              <HeroFacts hero={hero} language={language} />
            </span>
            <span className="dt-hero-button-change">{words.change}</span>
          </button>
        </div>
      ))}
      {picking !== undefined && (
        <HeroPicker
          title={words.pickTitle(seats[picking]!)}
          chosen={heroes[picking]!}
          taken={distinct ? takenBeside(picking) : new Map()}
          language={language}
          onChoose={(hero) => {
            change(heroes.with(picking, hero))
            setPicking(undefined)
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  )
}

/** Whoever has the hero of an earlier seat takes the first that is free. */
function withoutRepeats(heroes: readonly string[]): string[] {
  const kept: string[] = []
  for (const hero of heroes) {
    const free = kept.includes(hero) ? heroIds().find((one) => !heroes.includes(one) && !kept.includes(one)) : hero
    kept.push(free ?? hero)
  }
  return kept
}
