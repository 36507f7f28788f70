import { CARDS, FACES, diceForgeNames as NAMES, POOLS, SLOTS } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { TABLE_WORDS } from '../text/index.ts'
import type { Inventory } from './contentTable.ts'

export const diceForgeInventory: Inventory = (language) => {
  const words = TABLE_WORDS[language].diceForge
  const names = NAMES[language]
  return [
    {
      title: words.faces,
      columns: [words.face, words.found, words.pieces],
      rows: FACES.map((face) => [names.face(face.id), foundAt(face, language), String(face.copies || '–')]),
    },
    {
      title: words.cards,
      columns: [words.card, words.place, words.price, words.glory, words.effect],
      rows: SLOTS.flatMap(({ island, cards }) =>
        cards.map((card) => {
          const { id, sun, moon, glory } = CARDS[card]!
          const price = [
            ...(sun > 0 ? [names.amount(sun, 'sun')] : []),
            ...(moon > 0 ? [names.amount(moon, 'moon')] : []),
          ]
          return [names.card(id), names.island(island), price.join(' + '), String(glory), names.cardText(id)]
        }),
      ),
    },
  ]
}

function foundAt({ pool, garden, copies }: (typeof FACES)[number], language: Language): string {
  const { heading, amount } = NAMES[language]
  if (copies === 0) return TABLE_WORDS[language].diceForge.starting
  if (pool === undefined) return garden === undefined ? '–' : heading('gardens')
  return `${heading('sanctuary')}, ${amount(POOLS[pool]!, 'gold')}`
}
