/** Loki, difficulty 4: covers the abilities of his opponents, hands out Bags of Tricks, and is rarely where they strike. */
import type { Hero } from '@alea/dice-throne/hero'
import { abilities } from './abilities.ts'
import { cards } from './cards.ts'
import type { Numbers } from './numbers.ts'
import { tokens } from './tokens.ts'

export const loki = (numbers: Numbers): Hero => ({
  id: 'loki',
  box: 'marvel',
  difficulty: 4,
  faces: ['scepter', 'scepter', 'illusion', 'illusion', 'lie', 'deceit'],
  abilities: abilities(numbers),
  tokens,
  cards: cards(numbers),
})
