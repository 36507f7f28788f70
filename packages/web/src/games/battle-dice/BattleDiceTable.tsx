import type { View } from '@alea/battle-dice'
import { SeatMark, Swipe } from '@alea/board'
import { useEffect, useState } from 'react'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { useMedia } from '../useMedia.ts'
import { useRolls } from '../useRolls.ts'
import { laidOut, seatToShow } from './layout.ts'
import { PlayerStrip } from './PlayerStrip.tsx'
import { PowerLadder } from './PowerLadder.tsx'
import { NO_ROLLS, rollsAfter } from './rolls.ts'
import { Stock } from './Stock.tsx'
import { TurnFacts } from './TurnFacts.tsx'
import './battleDiceTable.css'

/** The stock in the middle, a strip for each player around it, the ladder beside them. On a phone one strip at a time. */
export function BattleDiceTable(props: BoardProps<View>) {
  const { view, home, language, names, offer, position } = props
  const words = WORDS[language].battleDice
  const rolls = useRolls(view, NO_ROLLS, rollsAfter)
  const layout = laidOut(view, home, offer)
  const narrow = useMedia('(width < 44rem)')
  const [seen, setSeen] = useState(String(home))
  const wanted = offer && seatToShow(layout, offer, view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question brings into view what it is about
  useEffect(() => {
    if (wanted !== undefined) setSeen(String(wanted))
  }, [wanted, position])

  const ladder = <PowerLadder step={view.step} language={language} words={words} flat={narrow} />
  const facts = <TurnFacts view={view} language={language} words={words} />
  const stock = <Stock stock={layout.stock} view={view} language={language} words={words} />
  const strips = layout.strips.map((strip) => (
    <PlayerStrip key={strip.seat} {...props} strip={strip} rolls={rolls} words={words} />
  ))
  if (narrow)
    return (
      <div className="bd bd-narrow">
        {ladder}
        <Swipe
          label={words.strips}
          selected={seen}
          onSelect={setSeen}
          items={layout.strips.map(({ seat }, i) => ({
            id: String(seat),
            label: names[seat] ?? '',
            mark: (
              <span className="bd-dot">
                <SeatMark seat={seat} /> {names[seat]}
              </span>
            ),
            content: strips[i],
          }))}
        />
        {stock}
        {facts}
      </div>
    )
  return (
    <div className="bd bd-wide" data-players={strips.length}>
      <div className="bd-beside">
        {ladder}
        {facts}
      </div>
      <div className="bd-around">
        {strips}
        {stock}
      </div>
    </div>
  )
}
