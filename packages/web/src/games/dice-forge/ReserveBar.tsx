import { Counter } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import type { Inventory } from './layout.ts'
import { RESOURCE_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import './reserveBar.css'

/** Always visible on a phone: the round, and one's own reserves. */
export function ReserveBar({ inventory, view, language }: { inventory: Inventory; view: View; language: Language }) {
  return (
    <div className="df-reserve-bar">
      <span className="df-reserve-bar-round">{WORDS[language].diceForge.round(view.round, view.rounds)}</span>
      {inventory.lines.map(({ resource, value }) => {
        const Sign = RESOURCE_ICON[resource]
        return (
          <span key={resource} data-resource={resource} data-tint="">
            <Counter value={value} label={NAMES[language].resource(resource)} icon={<Sign />} />
          </span>
        )
      })}
    </div>
  )
}
