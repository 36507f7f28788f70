import { Button, Dialog, Place, SeatMark } from '@alea/board'
import { baseHero, type View } from '@alea/dice-throne'
import { useState } from 'react'
import { WORDS } from '../../../language/languages.ts'
import type { BoardProps } from '../../boardModule.ts'
import { laidOut } from '../layout.ts'
import { NAMES } from '../names.ts'
import { HeroCard } from './HeroCard.tsx'
import { HeroSheet } from './HeroSheet.tsx'
import './draftBoard.css'

/** Before the heroes are known: all of them as cards, to ban and to take. */
export function DraftBoard({ view, seat, home, names, language, offer, aside }: BoardProps<View>) {
  const words = WORDS[language].heroes
  const called = NAMES[language]
  const [reading, setReading] = useState<string>()
  const { drafted } = laidOut(view, seat, home, offer)
  const mark = (hero: string) => {
    if (view.banned.includes(hero)) return words.banned
    const owner = view.fighters.find((one) => baseHero(one.hero) === hero)
    return owner && words.takenBy(names[owner.seat] ?? '')
  }
  return (
    <div className="dt-draft">
      <h2>{words.draftTitle}</h2>
      <ul className="dt-draft-players">
        {view.fighters.map(({ seat: who, hero }) => (
          <li key={who}>
            <SeatMark seat={who} /> {words.picksOf(names[who] ?? '')} <b>{called.hero(hero) || words.notYet}</b>
            {aside(who)}
          </li>
        ))}
      </ul>
      <ul className="dt-hero-cards">
        {drafted.map(({ place, hero }) => (
          <li key={hero} className="dt-draft-hero">
            <Place id={place} label={called.hero(hero)} className="dt-draft-place">
              <HeroCard hero={hero} language={language} crossed={mark(hero) !== undefined} mark={mark(hero)} />
            </Place>
            <Button aria-label={words.detailsOf(called.hero(hero))} onClick={() => setReading(hero)}>
              {words.details}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={reading !== undefined}
        wide
        title={called.hero(reading ?? '')}
        closeLabel={words.close}
        onClose={() => setReading(undefined)}
      >
        {reading !== undefined && <HeroSheet hero={reading} language={language} heading="h3" />}
      </Dialog>
    </div>
  )
}
