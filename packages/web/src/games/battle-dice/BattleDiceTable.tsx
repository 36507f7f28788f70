import type { View } from '@alea/battle-dice'
import { Counter, Grow, SeatMark, Swipe } from '@alea/board'
import { type CSSProperties, useEffect, useState } from 'react'
import Value from '~icons/game-icons/crown'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { useMedia } from '../useMedia.ts'
import { useRolls } from '../useRolls.ts'
import { laidOut, longestRow, seatToShow } from './layout.ts'
import { PlayerStrip } from './PlayerStrip.tsx'
import { PowerLadder } from './PowerLadder.tsx'
import { NO_ROLLS, rollsAfter } from './rolls.ts'
import { Stock } from './Stock.tsx'
import { TurnFacts } from './TurnFacts.tsx'
import './battleDiceTable.css'
import './arrangements.css'

/** The stock in the middle, a strip for each player around it, the ladder beside them; on a phone above them, and of several rivals one at a time. */
export function BattleDiceTable(props: BoardProps<View>) {
  const { view, home, language, names, offer, position } = props
  const words = WORDS[language].battleDice
  const rolls = useRolls(view, NO_ROLLS, rollsAfter)
  const layout = laidOut(view, home, offer)
  const upright = useMedia('(width < 44rem)')
  const sideways = useMedia('(height < 30rem)') && !upright
  const [seen, setSeen] = useState<string>()
  const wanted = offer && seatToShow(layout, offer, view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question brings into view what it is about
  useEffect(() => {
    if (wanted !== undefined && wanted !== home) setSeen(String(wanted))
  }, [wanted, home, position])

  const flat = upright || sideways
  const ladder = <PowerLadder step={view.step} language={language} words={words} flat={flat} />
  const facts = <TurnFacts view={view} language={language} words={words} />
  const [own, ...rivals] = layout.strips.map((strip) => (
    <PlayerStrip key={strip.seat} {...props} strip={strip} rolls={rolls} words={words} />
  ))
  const around = (
    <div className="bd-around">
      {own}
      {upright && rivals.length > 1 ? (
        <Swipe
          label={words.strips}
          selected={seen}
          onSelect={setSeen}
          items={layout.strips.slice(1).map(({ seat, value }, i) => ({
            id: String(seat),
            label: names[seat] ?? '',
            mark: (
              <span className="bd-dot">
                <SeatMark seat={seat} /> {names[seat]}
                <Counter value={value} label={words.value} icon={<Value />} />
              </span>
            ),
            content: rivals[i],
          }))}
        />
      ) : (
        rivals
      )}
      <Stock stock={layout.stock} view={view} language={language} words={words} />
    </div>
  )
  return (
    <Grow>
      <div
        className={`bd ${upright ? 'bd-upright' : sideways ? 'bd-sideways' : 'bd-wide'}`}
        data-players={layout.strips.length}
        style={{ '--bd-crowd': longestRow(layout) } as CSSProperties}
      >
        {flat ? (
          <>
            {ladder}
            {around}
            {facts}
          </>
        ) : (
          <>
            <div className="bd-beside">
              {ladder}
              {facts}
            </div>
            {around}
          </>
        )}
      </div>
    </Grow>
  )
}
