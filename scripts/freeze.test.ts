import { GAMES, gameOf } from '@alea/catalog'
import { heroIds, sheetOf } from '@alea/dice-throne'
import { expect, test } from 'vitest'
import { frozenBuild } from './frozenBuild.ts'

test('the same sources give the same bytes', async () => {
  const pig = gameOf('pig')!
  expect(await frozenBuild(pig, '@alea/example-pig')).toBe(await frozenBuild(pig, '@alea/example-pig'))
})

test('a frozen build has everything of its game, the sentences and the content packs included', async () => {
  const diceThrone = GAMES.find(({ id }) => id === 'dice-throne')!
  const text = await frozenBuild(diceThrone, '@alea/dice-throne')
  for (const hero of heroIds()) expect(text).toContain(sheetOf(hero).hero.cards.at(-1)!.id)
  expect([...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toEqual(['@alea/engine'])
})
