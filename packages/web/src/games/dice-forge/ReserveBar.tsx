import { Counter, SeatMark } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import Crown from '~icons/game-icons/laurel-crown'
import { WORDS } from '../../language/languages.ts'
import type { Inventory } from './layout.ts'
import { RESOURCE_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import './reserveBar.css'

interface Props {
  readonly inventories: readonly Inventory[]
  readonly view: View
  readonly names: readonly string[]
  readonly language: Language
}

/** Always visible on a phone: everybody's score, one's own reserves, the round. */
export function ReserveBar({ inventories, view, names, language }: Props) {
  const words = WORDS[language].diceForge
  return (
    <div className="df-reserve-bar">
      <div>
        <span className="df-reserve-bar-round">{words.round(view.round, view.rounds)}</span>
        {inventories.map(({ seat, hero }) => (
          <span key={seat} className="df-reserve-bar-score">
            <SeatMark seat={seat} label={names[seat] ?? ''} />
            <Counter value={hero.score} label={words.score(hero.score)} icon={<Crown />} />
          </span>
        ))}
      </div>
      <div>
        {inventories[0]!.lines.map(({ resource, value }) => {
          const Sign = RESOURCE_ICON[resource]
          return (
            <span key={resource} data-resource={resource} data-tint="">
              <Counter value={value} label={NAMES[language].resource(resource)} icon={<Sign />} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
