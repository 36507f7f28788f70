/** The result in plain sentences. What an interval leaves open is said to be open. */
import { LEVEL_WORDS } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import type { Language } from '@alea/engine'
import { labelIn } from './experiment.ts'
import { type Estimate, isAwayFrom } from './intervals.ts'
import type { DifferenceReport, PlayerReport, Report, VariantReport } from './report.ts'
import { FIRST_LOOK, LOOK } from './run.ts'
import { WORDS } from './text/index.ts'

/** How many pieces of content are named that winners have more often, and how many that the others have. */
const NAMED = 3

export interface Said {
  /** Undefined: about the whole experiment. */
  readonly variant: number | undefined
  readonly sentences: readonly string[]
}

export function sentencesOf(report: Report, language: Language): Said[] {
  const say = WORDS[language].sentences
  const { experiment, variants, differences, matches, isStopped } = report
  const nameOf = (i: number) => labelIn(variants[i]!.name, language)
  return [
    {
      variant: undefined,
      sentences: [
        ...aboutSentences(report, 0, language),
        say.played(matches, variants.length),
        ...(isStopped && experiment.until ? [say.stopped(FIRST_LOOK, LOOK)] : []),
        ...(experiment.until && !isStopped && matches >= experiment.matches ? [say.notNarrow] : []),
        ...differences.flatMap((each) => differenceSentences(each, report, language, nameOf(each.variant), nameOf(0))),
      ],
    },
    ...variants.map((variant, i) => ({ variant: i, sentences: variantSentences(variant, report, language) })),
  ]
}

/** What the question is about first of all, in every variant; of the rest, a variant says what is clear. */
function aboutSentences({ experiment, variants }: Report, about: number, language: Language): string[] {
  const { text } = gameOf(experiment.game)!
  return variants.flatMap(({ name, about: all }) => {
    const found = all[about]
    const what = found && capital(text[language].content?.(found.id) ?? found.id)
    return found?.difference
      ? [
          WORDS[language].sentences.about(
            what!,
            variants.length > 1 ? labelIn(name, language) : undefined,
            found as Required<typeof found>,
            verdict(found.difference, 0),
          ),
        ]
      : []
  })
}

function variantSentences(variant: VariantReport, { experiment }: Report, language: Language): string[] {
  const say = WORDS[language].sentences
  const game = gameOf(experiment.game)!
  const contentName = (id: string) => game.text[language].content?.(id) ?? id
  const { first, even, players, measures, matches, decided } = variant
  const known = variant.content.filter(({ timesEdge }) => timesEdge && isAwayFrom(timesEdge, 0))
  const up = known.filter(({ timesEdge }) => timesEdge!.value > 0).slice(0, NAMED)
  const down = known
    .filter(({ timesEdge }) => timesEdge!.value < 0)
    .slice(-NAMED)
    .reverse()
  return [
    ...(measures.turns && measures.decisions ? [say.length(measures.turns, measures.decisions)] : []),
    ...(variant.medianTurns ? [say.median(variant.medianTurns)] : []),
    ...(first && players.length > 1 ? [say.first(first, even, verdict(first, even))] : []),
    ...(areDifferent(players)
      ? players.flatMap((player, i) =>
          player.wins
            ? [
                say.player(
                  capital(playerName(player, i, experiment.game, language)),
                  player.wins,
                  verdict(player.wins, even),
                ),
              ]
            : [],
        )
      : []),
    ...(matches > decided ? [say.shared(matches - decided, matches)] : []),
    ...(measures.leads && players.length > 1 ? [say.leads(measures.leads)] : []),
    ...up.map((each) => say.more(contentName(each.id), each, each.timesEdge!)),
    ...down.map((each) => say.less(contentName(each.id), each, each.timesEdge!)),
    ...(variant.content.length > 0 && players.length > 1 ? [say.manyIntervals(variant.content.length)] : []),
    ...(variant.unused.length > 0 ? [say.unused(variant.unused.map(contentName))] : []),
  ]
}

function differenceSentences(
  difference: DifferenceReport,
  { experiment, variants }: Report,
  language: Language,
  name: string,
  base: string,
): string[] {
  const say = WORDS[language].sentences.difference
  const { turns, decisions, first, players } = difference
  const named = [variants[0]!, variants[difference.variant]!]
  // Players are compared only if both variants have the same ones and these differ from each other.
  const comparable = areDifferent(named[0]!.players) && named[0]!.players.length === named[1]!.players.length
  return [
    ...(turns ? [say.turns(capital(name), base, turns, verdict(turns, 0))] : []),
    ...(decisions ? [say.decisions(capital(name), base, decisions, verdict(decisions, 0))] : []),
    ...(first ? [say.first(name, base, first, verdict(first, 0))] : []),
    ...(comparable
      ? players.flatMap((wins, i) => {
          const player = capital(playerName(named[0]!.players[i]!, i, experiment.game, language))
          return wins ? [say.player(player, name, base, wins, verdict(wins, 0))] : []
        })
      : []),
  ]
}

/** Whether a figure is above or below a value, or cannot be told apart from it. */
export type Verdict = 'above' | 'below' | 'open'

const verdict = (estimate: Estimate, value: number): Verdict =>
  !isAwayFrom(estimate, value) ? 'open' : estimate.value > value ? 'above' : 'below'

export const areDifferent = (players: readonly PlayerReport[]): boolean =>
  new Set(players.map(({ bot, own }) => JSON.stringify([bot, own]))).size > 1

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `player 2 (Monk, adept)` */
export function playerName({ bot, own }: PlayerReport, player: number, game: string, language: Language): string {
  const levels: Readonly<Record<string, string>> = LEVEL_WORDS[language]
  const text = gameOf(game)!.text[language]
  const parts = Object.entries(own).map(([name, value]) => text.matchOption(name, String(value)))
  return WORDS[language].sentences.playerName(player + 1, [...parts, levels[bot] ?? bot])
}
