/** What lists show of a hero before its page is loaded, against the page. */
import '@alea/catalog'
import { heroesIn, heroIds, listedHero, NAMES } from '@alea/dice-throne'
import { LANGUAGES } from '@alea/engine'
import { expect, test } from 'vitest'

test.each(heroIds())('%s: the roster says what the page says', async (id) => {
  const { load, numbers: _, ...listed } = listedHero(id)!
  const { hero, texts } = await load()
  expect(listed).toEqual({ id: hero.id, box: hero.box, difficulty: hero.difficulty })
  for (const language of LANGUAGES) expect(NAMES[language].hero(id)).toBe(texts[language].name)
})

test('a match that names its heroes needs these, any other may need everybody', () => {
  expect(heroesIn({ heroes: ['black-widow', 'paladin'] })).toEqual(['black-widow', 'paladin'])
  for (const heroes of ['default', [], ['paladin', 'by-draw']]) expect(heroesIn({ heroes })).toEqual(heroIds())
  expect(heroesIn({})).toEqual(heroIds())
})
