import { Counter } from '@alea/board'
import type { View } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { diceForgeWords } from '../../language/diceForgeWords.ts'
import type { Inventory } from './layout.ts'
import { RESOURCE_ICON } from './look.tsx'
import { NAMES } from './names.ts'

/** On a phone, always in sight: the round, and what one has. */
export function Purse({ inventory, view, language }: { inventory: Inventory; view: View; language: Language }) {
  return (
    <div className="df-purse">
      <span className="df-purse-round">{diceForgeWords[language].round(view.round, view.rounds)}</span>
      {inventory.lines.map(({ resource, value }) => {
        const Sign = RESOURCE_ICON[resource]
        return (
          <span key={resource} data-resource={resource}>
            <Counter value={value} label={NAMES[language].resource(resource)} icon={<Sign />} />
          </span>
        )
      })}
    </div>
  )
}
