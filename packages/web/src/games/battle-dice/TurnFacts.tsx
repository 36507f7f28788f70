import type { View } from '@alea/battle-dice'
import { Button, Pips, Tooltip } from '@alea/board'
import type { Language } from '@alea/engine'
import { useState } from 'react'
import Dice from '~icons/game-icons/perspective-dice-six-faces-random'
import Tomb from '~icons/game-icons/tombstone'
import { AllDice } from './AllDice.tsx'
import { type BattleDiceWords, NAMES } from './names.ts'
import './turnFacts.css'

interface Props {
  readonly view: View
  readonly language: Language
  readonly words: BattleDiceWords
}

/** The turn, how close the end is, the creatures killed, and all dice with their faces. */
export function TurnFacts({ view, language, words }: Props) {
  const [reading, setReading] = useState(false)
  const { races, of } = view.soldOut
  return (
    <div className="bd-facts">
      <b>{words.turn(view.turn)}</b>
      <Tooltip tip={words.soldOut(races, of)} names>
        <span className="bd-ending">
          <Pips count={Math.min(races, of)} max={of} label={words.soldOut(races, of)} />
          <span aria-hidden="true">{words.soldOutShort}</span>
        </span>
      </Tooltip>
      {view.dead.length > 0 && <Graves dead={view.dead} language={language} words={words} />}
      <Button kind="quiet" icon={<Dice />} className="bd-all" onClick={() => setReading(true)}>
        {words.allDice}
      </Button>
      <AllDice open={reading} close={() => setReading(false)} {...{ view, language, words }} />
    </div>
  )
}

function Graves({ dead, language, words }: Pick<Props, 'language' | 'words'> & { dead: View['dead'] }) {
  const list = `${words.dead} – ${dead.map((race) => NAMES[language].race(race)).join(', ')}`
  return (
    <Tooltip tip={list} names>
      <span className="bd-graves" role="img" aria-label={list}>
        <Tomb aria-hidden="true" /> {dead.length}
      </span>
    </Tooltip>
  )
}
