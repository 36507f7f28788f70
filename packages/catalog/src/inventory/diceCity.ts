import {
  abilityText,
  amountsText,
  BANDITS,
  LOCATION,
  LOCATION_IDS,
  type LocationId,
  NAMES,
  SHIPS,
  SIZES,
} from '@alea/dice-city'
import type { Language } from '@alea/engine'
import { TABLE_WORDS } from '../text/index.ts'
import type { Inventory } from './contentTable.ts'

export const diceCityInventory: Inventory = (language) => {
  const words = TABLE_WORDS[language].diceCity
  const { bandit, ship } = NAMES[language]
  return [
    {
      title: words.locations,
      columns: [words.location, words.type, words.cost, words.defense, words.points, words.ability],
      rows: LOCATION_IDS.map((id) => locationRow(id, language)),
    },
    {
      title: words.bounties,
      columns: [words.bounty, words.needed, words.points],
      rows: [
        ...BANDITS.map(({ defense, points }, i) => [bandit[SIZES[i]!], words.strength(defense), String(points)]),
        ...SHIPS.map(({ cost, points }, i) => [ship[SIZES[i]!], amountsText(cost, language), String(points)]),
      ],
    },
  ]
}

/** Printed locations cost nothing: they are there. */
function locationRow(id: LocationId, language: Language): string[] {
  const { type, cost, defense, points } = LOCATION[id]
  const names = NAMES[language]
  return [
    names.location[id],
    names.type[type],
    cost ? amountsText(cost, language) : '–',
    String(defense ?? '–'),
    typeof points === 'string' ? 'X' : String(points ?? '–'),
    abilityText(id, language) || '–',
  ]
}
