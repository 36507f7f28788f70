import type { Rule } from '@alea/engine'
import type { Scenario } from './scenario.ts'

/** Where rules and the scenarios that cite them do not match. */
export interface Citations {
  /** Rules that no scenario cites. */
  readonly uncited: readonly string[]
  /** Numbers that no rule has, with the place where they are cited. */
  readonly unknown: readonly { readonly rule: string; readonly file: string; readonly line: number }[]
}

/** Compares the numbered rules with the scenarios, in both directions. */
export function checkCitations(rules: readonly Rule[], scenarios: readonly Scenario[]): Citations {
  const known = new Set(rules.map(({ id }) => id))
  const cited = scenarios.flatMap(citationsOf)
  const named = new Set(cited.map(({ rule }) => rule))
  return {
    uncited: [...known].filter((id) => !named.has(id)),
    unknown: cited.filter(({ rule }) => !known.has(rule)),
  }
}

/** The numbers in the title, and those that refusals and closed options are expected to give. */
function citationsOf({ file, line, rules, play }: Scenario): { rule: string; file: string; line: number }[] {
  const inPlay = play.flatMap((each) => {
    const expected = each.kind === 'expect' ? each.expectation : each.kind === 'pass' ? each.until : undefined
    return expected && 'rule' in expected && expected.rule ? [{ rule: expected.rule, file, line: each.line }] : []
  })
  return [...rules.map((rule) => ({ rule, file, line })), ...inPlay]
}
