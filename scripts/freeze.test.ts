import { GAMES, gameOf } from '@alea/catalog'
import { expect, test } from 'vitest'
import { frozenBuild } from './frozenBuild.ts'

test('the same sources give the same bytes', async () => {
  const pig = gameOf('pig')!
  expect(await frozenBuild(pig, '@alea/example-pig')).toBe(await frozenBuild(pig, '@alea/example-pig'))
})

test('a frozen build has everything of its game, the sentences and the content packs included', async () => {
  const diceThrone = GAMES.find(({ id }) => id === 'dice-throne')!
  const text = await frozenBuild(diceThrone, '@alea/dice-throne')
  expect(text).toContain('black-widow')
  expect([...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toEqual(['@alea/engine'])
})
