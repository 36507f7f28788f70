import type { Estimate } from '../../intervals.ts'
import type { AboutReport, ContentReport } from '../../report.ts'
import type { Verdict } from '../../sentences.ts'

const number = (value: number, digits = 1): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value)
const percent = (share: number): string => `${number(100 * share)}%`
const points = (share: number): string => number(Math.abs(100 * share))
const shares = ({ low, high }: Estimate): string => `95%: ${percent(low)} to ${percent(high)}`
const numbers = ({ low, high }: Estimate): string => `95%: ${number(low)} to ${number(high)}`

/** A difference with its interval, without signs: the sentence says the direction. */
const apart = ({ value, low, high }: Estimate, unit: (value: number) => string): string => {
  const [from, to] = value < 0 ? [-high, -low] : [low, high]
  return `${unit(Math.abs(value))} (95%: ${unit(from)} to ${unit(to)})`
}

type Used = Pick<ContentReport, 'winners' | 'others' | 'timesPerWinner' | 'timesPerOther'>

const users = ({ winners, others, timesPerWinner, timesPerOther }: Used): string =>
  `${number(timesPerWinner)} times per winner (${percent(winners)} of them), ${number(timesPerOther)} times per other player (${percent(others)})`

export const sentences = {
  number,
  percent,
  about: (
    what: string,
    variant: string | undefined,
    { winners, others, difference }: Required<AboutReport>,
    verdict: Verdict,
  ) =>
    `${what}${variant === undefined ? '' : ` (${variant})`}: ${percent(winners.value)} of all of this kind for winners (${shares(winners)}), ${percent(others.value)} for the others (${shares(others)}). ${
      {
        above: `Winners rely on it more, by ${apart(difference, points)} points: a sign that it is too good.`,
        below: `Winners rely on it less, by ${apart(difference, points)} points: no sign that it is too good.`,
        open: `Winners and the others cannot be told apart (difference ${points(difference.value)} points, ${shares(difference)}): no sign that it is too good or too weak.`,
      }[verdict]
    }`,
  median: (turns: Estimate) => `Half of the matches last at most ${number(turns.value)} turns (${numbers(turns)}).`,
  playerName: (player: number, parts: readonly string[]) => `player ${player} (${parts.join(', ')})`,
  played: (matches: number, variants: number) =>
    variants === 1
      ? `${number(matches)} matches were played.`
      : `${number(matches)} matches of each of ${variants} variants were played, match by match on the same dice.`,
  stopped: (first: number, step: number) =>
    `The run stopped because its intervals were narrow enough. It looked after ${first} matches and then every ${step}; intervals of such a run are very slightly too optimistic.`,
  notNarrow: 'All matches were played and the intervals are still wider than was asked for.',
  length: (turns: Estimate, decisions: Estimate) =>
    `A match lasts ${number(turns.value)} turns (${numbers(turns)}) and takes ${number(decisions.value)} decisions (${numbers(decisions)}).`,
  first: (first: Estimate, even: number, verdict: Verdict) =>
    `Whoever begins wins ${percent(first.value)} of decided matches (${shares(first)}; ${percent(even)} would be even): ${
      {
        above: 'beginning is an advantage.',
        below: 'beginning is a disadvantage.',
        open: 'an advantage cannot be told apart from chance.',
      }[verdict]
    }`,
  player: (player: string, wins: Estimate, verdict: Verdict) =>
    `${player} wins ${percent(wins.value)} (${shares(wins)}): ${
      {
        above: 'more than an even share.',
        below: 'less than an even share.',
        open: 'not clearly different from an even share.',
      }[verdict]
    }`,
  shared: (shared: number, matches: number) =>
    `${number(shared)} of ${number(matches)} matches had no single winning side.`,
  leads: (leads: Estimate) => `The lead changes ${number(leads.value)} times a match (${numbers(leads)}).`,
  more: (what: string, used: Used, by: Estimate) =>
    `Winners have it more often – ${what}: ${users(used)}, a difference of ${apart(by, number)}.`,
  less: (what: string, used: Used, by: Estimate) =>
    `Winners have it less often – ${what}: ${users(used)}, a difference of ${apart(by, number)}.`,
  manyIntervals: (count: number) =>
    `Of ${count} intervals like these, about one in twenty misses the truth by chance; and who is ahead can use more, so a difference is not yet a cause.`,
  unused: (names: readonly string[]) => `Never used: ${names.join('; ')}.`,
  difference: {
    turns: (name: string, base: string, by: Estimate, verdict: Verdict) =>
      ({
        above: `${name} is ${apart(by, number)} turns longer than ${base}.`,
        below: `${name} is ${apart(by, number)} turns shorter than ${base}.`,
        open: `${name} and ${base} cannot be told apart in turns (difference ${number(by.value)}, ${numbers(by)}).`,
      })[verdict],
    decisions: (name: string, base: string, by: Estimate, verdict: Verdict) =>
      ({
        above: `${name} takes ${apart(by, number)} decisions more than ${base}.`,
        below: `${name} takes ${apart(by, number)} decisions fewer than ${base}.`,
        open: `${name} and ${base} cannot be told apart in decisions (difference ${number(by.value)}, ${numbers(by)}).`,
      })[verdict],
    first: (name: string, base: string, by: Estimate, verdict: Verdict) =>
      ({
        above: `Whoever begins wins ${apart(by, points)} points more often in ${name} than in ${base}.`,
        below: `Whoever begins wins ${apart(by, points)} points less often in ${name} than in ${base}.`,
        open: `The first player’s share cannot be told apart between ${name} and ${base} (${percent(by.value)}, ${shares(by)}).`,
      })[verdict],
    player: (player: string, name: string, base: string, by: Estimate, verdict: Verdict) =>
      ({
        above: `${player} wins ${apart(by, points)} points more often in ${name} than in ${base}.`,
        below: `${player} wins ${apart(by, points)} points less often in ${name} than in ${base}.`,
        open: `${player}: wins cannot be told apart between ${name} and ${base} (${percent(by.value)}, ${shares(by)}).`,
      })[verdict],
  },
}
