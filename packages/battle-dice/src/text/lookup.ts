/** Finds in the view what an option means, so that both languages name it alike. */
import type { Json } from '@alea/engine'
import type { Fighter, View } from '../view.ts'

export type Meaning =
  | { kind: 'word'; word: string }
  | { kind: 'place'; place: number }
  | { kind: 'fighter'; fighter: Fighter; seat: number; place: number }
  | { kind: 'patient'; seat: number; race: string }

/** Questions whose numbers are places or amounts; in all others a number is a die. */
const COUNTED = ['multiplier', 'major-shield', 'minor-shield', 'reinforce']

export function meaningOf(question: string, value: Json, view: View): Meaning {
  if (typeof value === 'string') return { kind: 'word', word: value }
  if (typeof value === 'number' && COUNTED.includes(question)) return { kind: 'place', place: value }
  if (typeof value === 'number')
    for (const { seat, arena } of view.trainers)
      for (const [i, fighter] of arena.entries())
        if (fighter.die === value) return { kind: 'fighter', fighter, seat, place: i + 1 }
  const { seat, race } = value as { seat: number; race: string }
  return { kind: 'patient', seat, race }
}

/** `1 + ko 1` in other words: each part of a face through a dictionary. */
export const faceWords = (text: string, word: (power: string) => string): string =>
  text
    .split(' + ')
    .map((part) => {
      const [name = '', count] = part.split(' ')
      return /^[×\d]/.test(name) ? name : [word(name), count].filter(Boolean).join('\u00a0')
    })
    .join(' + ')
