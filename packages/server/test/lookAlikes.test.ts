import { describe, expect, test } from 'vitest'
import { shapesOf } from '../src/players/lookAlikes.ts'

const alike = (one: string, other: string): boolean => shapesOf(one).some((shape) => shapesOf(other).includes(shape))

describe('names that look the same', () => {
  test.each([
    ['case', 'Anna', 'ANNA'],
    ['accented case', 'Émile', 'ÉMILE'],
    ['a Cyrillic letter', 'Anna', 'Аnna'],
    ['all Cyrillic', 'pope', 'роре'],
    ['a Greek capital', 'Hugo', 'Ηugo'],
    ['full width', 'Anna', 'Ａｎｎａ'],
    ['mathematical letters', 'Anna', '𝐀𝐧𝐧𝐚'],
    ['a digit for a letter', 'Bob', 'B0b'],
    ['l, I and 1', 'Billy', 'BiIly'],
    ['l and 1', 'Billy', 'Bi1ly'],
    ['rn and m', 'Tom', 'Torn'],
    ['nothing to see', 'Anna', 'An\u200bna'],
    ['spaces', 'Anna Lee', ' Anna  Lee'],
    ['dots', 'Anna Lee', 'anna.lee'],
    ['composed or not', 'Zoë', 'Zoe\u0308'],
    ['Armenian', 'on', 'օո'],
    ['a small Cyrillic k', 'kim', 'кim'],
  ])('%s', (_, one, other) => expect(alike(one, other)).toBe(true))

  test.each([
    ['Anna', 'Anne'],
    ['Léo', 'Leo'],
    ['Ali', 'Ail'],
    ['Lila', 'Lilia'],
    ['Дмитрий', 'Dmitri'],
    ['李雷', '韓梅梅'],
  ])('%s and %s do not', (one, other) => expect(alike(one, other)).toBe(false))
})
