/** All tests that every game has, in one call: scenarios, numbered rules, conformance, golden matches. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Game, LANGUAGES, parseRules, type Rule, SOURCE_LANGUAGE, trace } from '@alea/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type ConformanceOptions,
  type ConformanceReport,
  checkConformance,
  countsOf,
  failuresText,
} from './conformance/checkConformance.ts'
import { missingFrom } from './conformance/run.ts'
import { readGoldens, readScenarios } from './files.ts'
import { checkGolden } from './golden.ts'
import { playOut } from './playOut.ts'
import { checkCitations } from './scenario/citations.ts'
import { resultText } from './scenario/report.ts'
import { runScenario } from './scenario/run.ts'
import { share } from './share.ts'

export interface ProofPlan {
  /** The package's own folder. */
  readonly folder: string
  /** The random matches, in one or more plans. */
  readonly matches: readonly ConformanceOptions[]
  /** For each plan and number of seats, this many more matches without checking laws, to reach rare content. */
  readonly quick?: number
  /** Folders and files of scenarios; `scenarios` if left out. */
  readonly scenarios?: readonly string[]
  /** The files with numbered rules, in English; each has one for every other language beside it: `RULES.md`, `RULES.fr.md`. */
  readonly rules?: readonly string[]
  /** Rules of other packages that these scenarios may cite. */
  readonly known?: readonly Rule[]
  /** Which instructions and content this package must cover; all, if left out. */
  readonly own?: (id: string) => boolean
}

// What to do about a failure that does not say so itself.
const MEANT =
  'If this change is meant: "npm run golden", and review the diff. If old logs might no longer replay: raise rulesVersion'
const REACH = 'Nothing came here: play it in a scenario'
const CITE = 'No scenario cites these rules: write one, docs/scenarios.md'

export function prove(
  game: Game,
  {
    folder,
    matches,
    scenarios: paths = ['scenarios'],
    rules: files = ['RULES.md'],
    known = [],
    quick = 0,
    own = () => true,
  }: ProofPlan,
): void {
  const scenarios = readScenarios(paths.map((path) => join(folder, path)))
  const read = (file: string) => parseRules(readFileSync(join(folder, file), 'utf8'))
  const rules = files.flatMap(read)
  const visited = new Set<string>()

  describe(`${game.id}: scenarios`, () => {
    for (const scenario of scenarios) {
      const cited = scenario.rules.map((rule) => `[${rule}]`).join(' ')
      it(`${cited} ${scenario.title} (${relative(folder, scenario.file)}:${scenario.line})`, () => {
        const result = trace(
          (id) => visited.add(id),
          () => runScenario((id) => (id === game.id ? game : undefined), scenario),
        )
        expect(result.failure, resultText(result)).toBeUndefined()
      })
    }
  })

  describe(`${game.id}: numbered rules`, () => {
    it.each(LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE))('are the same numbers in %s', (language) => {
      const translated = files.flatMap((file) => read(file.replace(/\.md$/, `.${language}.md`)))
      expect(translated.map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
    })
    it('stand once each', () => {
      expect(rules.map(({ id }) => id)).toEqual([...new Set(rules.map(({ id }) => id))])
    })
    it('are those that events follow from', () => {
      const named = Object.values(game.eventRules ?? {})
      const numbers = [...rules, ...known].map((rule) => rule.id)
      expect(named.filter((id) => !numbers.includes(id!))).toEqual([])
    })
    it('are each cited by a scenario, and no scenario cites another', () => {
      const { uncited, unknown } = checkCitations([...rules, ...known], scenarios)
      expect(
        uncited.filter((id) => rules.some((rule) => rule.id === id)),
        CITE,
      ).toEqual([])
      expect(unknown, 'cited, but in no RULES file').toEqual([])
    })
  })

  describe(`${game.id}: conformance`, () => {
    let reports: ConformanceReport[]
    beforeAll(() => {
      reports = matches.map((plan) => checkConformance(game, { ...plan, seeds: share(plan.seeds) }))
      for (const report of reports) for (const id of report.visited) visited.add(id)
      // A quick run still plays the matches it does not check: they cost little and reach rare content.
      for (const { seeds, seatCounts = countsOf(game), options = {} } of matches)
        for (const seats of seatCounts)
          for (let seed = 0; seed < quick + seeds - share(seeds); seed++)
            trace(
              (id) => visited.add(id),
              () => playOut(game, seats, options, seed),
            )
    })
    it('obeys every law in random matches', () => {
      expect(failuresText(reports.flatMap(({ failures }) => failures))).toBe('')
    })
    it('visits every step and every piece of content, in random matches or in scenarios', () => {
      expect(missingFrom(game, visited).filter(own), REACH).toEqual([])
    })
  })

  describe(`${game.id}: golden matches`, () => {
    for (const { file, text } of readGoldens([join(folder, 'golden')]))
      it(relative(folder, file), () => expect(checkGolden(game, text), MEANT).toBeUndefined())
  })
}
