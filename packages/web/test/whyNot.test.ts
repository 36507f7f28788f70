import { byReason } from '@alea/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WORDS } from '../src/language/languages.ts'
import { placedOptions } from '../src/table/placedOptions.ts'
import { WhyNot } from '../src/table/WhyNot.tsx'

const closed = (key: string, why?: number) => ({ key, value: key, rule: 'X-1', ...(why !== undefined && { why }) })
const { unavailable } = placedOptions(
  { name: 'buy', seat: 0, params: {}, options: [], unavailable: [closed('a', 2), closed('b'), closed('c', 2)] },
  () => [],
  (value) => `the ${value}`,
  (why) => `${why} gold short`,
)

test('closed options carry their reason in words', () => {
  expect(byReason(unavailable).map(({ why, options }) => [why, options.map(({ label }) => label)])).toEqual([
    ['2 gold short', ['the a', 'the c']],
    [undefined, ['the b']],
  ])
})

test('each reason is shown once, with everything it applies to and the words of its rule; without one the rule is named', () => {
  const html = renderToStaticMarkup(
    createElement(WhyNot, {
      closed: unavailable,
      words: WORDS.en.table,
      rules: [{ id: 'X-1', chapter: 'Buying', text: 'Pay **in full**.' }],
      readRule: () => {},
    }),
  )
  expect(html.match(/<dt>.*?<\/dt>/g)).toEqual(['<dt>2 gold short</dt>', '<dt>Rule X-1</dt>'])
  expect(html.match(/the [abc]/g)).toEqual(['the a', 'the c', 'the b'])
  expect(html.match(/Pay <b>in full<\/b>\./g)).toHaveLength(2)
})
