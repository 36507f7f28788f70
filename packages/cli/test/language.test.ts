import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseLanguage, languageOf } from '../src/language.ts'
import { MESSAGES } from '../src/text/index.ts'
import { alea, scratch } from './alea.ts'

it.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'fry_NL' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
  [{ LC_MESSAGES: 'fr_CA', LANG: 'en_US' }, 'fr'],
  [{ LC_ALL: 'en_US', LC_MESSAGES: 'fr_CA', LANG: 'fr_FR' }, 'en'],
  [{ LC_ALL: '', LANG: 'fr_FR' }, 'fr'],
] as const)('%o speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language)
})

it('an explicit language wins, wherever it stands', () => {
  const env = { LANG: 'en_US' }
  expect(chooseLanguage(['--lang', 'fr', 'games', '--json'], env)).toEqual({
    language: 'fr',
    rest: ['games', '--json'],
  })
  expect(chooseLanguage(['games', '--lang=fr'], env)).toEqual({ language: 'fr', rest: ['games'] })
})

it('French has its spaces: double punctuation and guillemets hold on to their words', () => {
  const sentences = sentencesOf(MESSAGES.fr)
  expect(sentences.length).toBeGreaterThan(100)
  // Names of bots and addresses are not prose.
  const prose = sentences.map((sentence) => sentence.replaceAll(/search:\w+|\w+:\/\/\S+/g, ''))
  const loose = prose.filter((sentence) => /(?<!\u00a0)[:;!»]|«(?!\u00a0)|\p{L} ?\?/u.test(sentence))
  expect(loose).toEqual([])
})

/** Every sentence there is; those with gaps are filled with whatever they accept. */
function sentencesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part === 'function') return fillings(part.length).flatMap((args) => said(() => part(...args)))
  return Object.values(part as object).flatMap(sentencesOf)
}

const fillings = (count: number): unknown[][] =>
  count === 0
    ? [[]]
    : fillings(count - 1).flatMap((args) => [1, 2, 'mot', ['un', 'deux']].map((word) => [...args, word]))

function said(speak: () => unknown): string[] {
  try {
    return [String(speak())]
  } catch {
    return []
  }
}

it('speaks French', async () => {
  const log = join(scratch(), 'fr.log')
  const [bad, played, simulated] = await Promise.all([
    alea(['simulate', 'pig', '--matches', '0', '--lang', 'fr']),
    alea(['play', '--seed', '2', '--log', log], { env: { LANG: 'fr_FR.UTF-8' }, input: '9\n1\n' }),
    alea(['simulate', 'pig', '--matches', '1000', '--lang', 'fr']),
  ])
  expect(bad.stderr).toBe('alea: --matches doit être un nombre entier de 1 à 1000000000, pas «\u00a00\u00a0»\n')
  expect(played.stdout).toContain(
    'Joueurs\u00a0: Joueur, Ada (apprenti, niveau 2 sur 5), Bruno (apprenti, niveau 2 sur\n5).',
  )
  expect(played.stdout).toMatch(/^ {4}infirmerie – +vestiaire gobelin, orque, nain$/m)
  expect(played.stdout).toContain('«\u00a09\u00a0» n’est pas une réponse')
  expect(played.stdout).toContain('La partie est enregistrée.')
  expect(simulated.stdout).toMatch(/^1\s000 parties de pig/)
  expect(simulated.stdout).toMatch(/\d,\d\u00a0%/)
})
