/** The proof of a game, in one call from its test folder: scenarios, numbered rules, conformance, golden matches. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Game, parseRules } from '@alea/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ConformanceReport, checkConformance, failuresText } from './conformance/checkConformance.ts'
import { readGoldens, readScenarios } from './files.ts'
import { checkGolden } from './golden.ts'
import { checkCitations } from './scenario/citations.ts'
import { resultText } from './scenario/report.ts'
import { runScenario } from './scenario/run.ts'

export interface Proof {
  /** The package's own folder. */
  readonly folder: string
  /** Random matches for each number of seats. */
  readonly seeds: number
  /** Steps and content that random play may miss because a scenario covers them: their ids. */
  readonly rare?: readonly string[]
}

export function prove(game: Game, { folder, seeds, rare = [] }: Proof): void {
  const scenarios = readScenarios([join(folder, 'scenarios')])
  const rulesIn = (file: string) => parseRules(readFileSync(join(folder, file), 'utf8'))
  const rules = rulesIn('RULES.md')

  describe(`${game.id}: scenarios`, () => {
    for (const scenario of scenarios) {
      const cited = scenario.rules.map((rule) => `[${rule}]`).join(' ')
      it(`${cited} ${scenario.title} (${relative(folder, scenario.file)}:${scenario.line})`, () => {
        const result = runScenario((id) => (id === game.id ? game : undefined), scenario)
        expect(result.failure, resultText(result)).toBeUndefined()
      })
    }
  })

  describe(`${game.id}: numbered rules`, () => {
    it('are the same numbers in English and French', () => {
      expect(rulesIn('RULES.fr.md').map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
    })
    it('stand once each', () => {
      expect(rules.map(({ id }) => id)).toEqual([...new Set(rules.map(({ id }) => id))])
    })
    it('are each cited by a scenario, and no scenario cites another', () => {
      expect(checkCitations(rules, scenarios)).toEqual({ uncited: [], unknown: [] })
    })
  })

  describe(`${game.id}: conformance`, () => {
    let report: ConformanceReport
    beforeAll(() => {
      report = checkConformance(game, { seeds })
    })
    it(`obeys every law in ${seeds} random matches for each number of seats`, () => {
      expect(failuresText(report.failures)).toBe('')
    })
    it('visits every step and every piece of content', () => {
      expect(report.neverReached.filter((id) => !rare.includes(id))).toEqual([])
    })
  })

  describe(`${game.id}: golden matches`, () => {
    for (const { file, text } of readGoldens([join(folder, 'golden')]))
      it(relative(folder, file), () => expect(checkGolden(game, text)).toBeUndefined())
  })
}
