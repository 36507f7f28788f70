/** What the tables of a hero tell beside names and texts. */
import { heroTables } from '@alea/catalog/inventory'
import { expect, test } from 'vitest'

const table = (hero: string, part: string, language: 'en' | 'fr' = 'en') =>
  heroTables(hero, language).find(({ title }) => title.endsWith(part))
const row = (hero: string, part: string, name: string, language: 'en' | 'fr' = 'en') =>
  table(hero, part, language)?.rows.find(([first]) => first === name)

test('what a hero starts with', () => {
  expect(table('artificer', 'board')?.note).toBe('At the start of the match: gain 3 Synth tokens.')
  expect(table('artificer', 'plateau', 'fr')?.note).toBe('Au début de la partie\u00a0: gagnez 3 jetons Synthé.')
  expect(table('doctor-strange', 'board')?.note).toBe(
    'At the start of the match: place Flames of Faltine on your book.',
  )
  expect(table('barbarian', 'board')?.note).toBeUndefined()
})

test('the type of a card, and whether it is promotional', () => {
  expect(row('huntress', 'cards', 'Prowl!')?.slice(1, 3)).toEqual(['roll phase', '0'])
  expect(row('huntress', 'cards', 'Primal Roar!')?.slice(1, 3)).toEqual(['main phase, promotional', '0'])
  expect(row('huntress', 'cartes', 'Bestiale II', 'fr')?.slice(1, 3)).toEqual(['amélioration', '2'])
})

test('the kind of a token, and whether it is persistent', () => {
  expect(row('seraph', 'tokens', 'Holy Presence')?.slice(1, 3)).toEqual(['unique, persistent', '2'])
  expect(row('pyromancer', 'jetons', 'Brûlure', 'fr')?.slice(1, 3)).toEqual(['négative, persistante', '1'])
  expect(row('treant', 'tokens', 'Seedling')?.[1]).toBe('companion')
})

test('companions as they begin', () => {
  expect(row('huntress', 'companions', 'Nyra')?.[1]).toBe('active, 5 of 7 health')
  expect(row('artificer', 'familiers', 'Nanobot', 'fr')?.[1]).toBe('non construit')
  expect(table('barbarian', 'companions')).toBeUndefined()
})
