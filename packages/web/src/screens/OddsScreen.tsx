/** The odds of dice, game by game: exact, without a match. */
import { Select } from '@alea/board'
import { type ComponentType, useState } from 'react'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { HeroOdds } from '../odds/HeroOdds.tsx'
import { RowOdds } from '../odds/RowOdds.tsx'
import { useSettings } from '../settings/settings.ts'
import '../odds/odds.css'

/** Games in which dice alone decide something that can be computed. */
const ODDS: Readonly<Record<string, ComponentType>> = { 'dice-throne': HeroOdds, 'battle-dice': RowOdds }

export function OddsScreen() {
  const words = useWords()
  const { language } = useSettings()
  const asked = new URLSearchParams(location.search).get('game') ?? ''
  const [game, setGame] = useState(asked in ODDS ? asked : 'dice-throne')
  const Odds = ODDS[game]!
  return (
    <main className="page odds">
      <h1>{words.lab.odds.heading}</h1>
      <div className="odds-choice">
        <Select
          label={words.app.game}
          value={game}
          onChange={setGame}
          options={Object.keys(ODDS).map((id) => ({ value: id, label: listedGame(id)!.title[language] }))}
        />
      </div>
      <Odds />
    </main>
  )
}
