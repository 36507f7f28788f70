/** Experiments of the lab as programs send and get them (docs/lab.md). */
import { FIGURES, MEASURES, MOST_ABOUT, MOST_MATCHES, MOST_SEED, MOST_VARIANTS } from '@alea/lab'
import { Type } from 'typebox'
import { REASONS, STATUSES } from '../../experiments/experiments.ts'

const given = (description: string) => Type.Optional(Type.Unknown({ description }))

/** For readers: `checkExperiment` decides, and says what is wrong. */
export const ExperimentFile = Type.Object({
  game: Type.Unknown({ description: 'its id' }),
  title: given('a text, or one for each language'),
  question: given('a text, or one for each language'),
  options: given('of the game, for all variants'),
  seats: given('the bot of each player, as a list of names'),
  matches: given(`of each variant, 1 to ${MOST_MATCHES}`),
  seed: given(`0 to ${MOST_SEED}`),
  variants: given(`a list of 1 to ${MOST_VARIANTS} objects with name, seats, options: what differs`),
  until: given(
    `{figure, width, difference}: stop once the 95 % interval of ${FIGURES.join(', ')} is narrower than width`,
  ),
  about: given(`a list of up to ${MOST_ABOUT} pieces of content, compared with all others of their kind`),
})

const Estimate = Type.Object(
  { value: Type.Number(), low: Type.Number(), high: Type.Number(), of: Type.Integer({ description: 'matches' }) },
  { description: 'a figure with its 95 % interval' },
)
const Estimates = Type.Array(Type.Unsafe<unknown>({ anyOf: [Estimate, { type: 'null' }] }))
const Figures = Type.Record(Type.String({ enum: [...MEASURES] }), Estimate)

const Variant = Type.Object({
  name: Type.Unknown({ description: 'a text, or one for each language' }),
  matches: Type.Integer(),
  decided: Type.Integer({ description: 'with one winning side; shares of wins are of these' }),
  even: Type.Number({ description: 'the share of wins of a side if all are equally good' }),
  first: Type.Optional(Estimate),
  players: Type.Array(
    Type.Object({ bot: Type.String(), own: Type.Record(Type.String(), Type.Unknown()), wins: Type.Optional(Estimate) }),
  ),
  seats: Estimates,
  measures: Figures,
  histograms: Type.Record(Type.String(), Type.Array(Type.Array(Type.Number()), { description: 'value, times' })),
  ends: Type.Array(Type.Array(Type.Unknown()), { description: 'reason, times' }),
  medianTurns: Type.Optional(Estimate),
  about: Type.Array(Type.Unknown()),
  content: Type.Array(
    Type.Object({
      id: Type.String(),
      matches: Estimate,
      timesPerMatch: Type.Number(),
      winners: Type.Number(),
      others: Type.Number(),
      timesPerWinner: Type.Number(),
      timesPerOther: Type.Number(),
      edge: Type.Optional(Estimate),
      timesEdge: Type.Optional(Estimate),
    }),
  ),
  unused: Type.Array(Type.String()),
})

const Report = Type.Object(
  {
    experiment: Type.Unknown({ description: 'the file with every default filled in' }),
    rules: Type.Integer(),
    matches: Type.Integer({ description: 'of each variant' }),
    isStopped: Type.Boolean({ description: 'by its own rule, because its intervals were narrow enough' }),
    variants: Type.Array(Variant),
    differences: Type.Array(Type.Unknown(), { description: 'of the second variant to the first, …' }),
  },
  { description: 'what `alea lab --json` prints' },
)

export const ExperimentProgress = Type.Object({
  id: Type.String(),
  status: Type.String({ enum: [...STATUSES] }),
  played: Type.Integer({ description: 'matches of each variant' }),
  matches: Type.Integer(),
  others: Type.Optional(Type.Integer({ description: 'other experiments with which it takes turns' })),
  why: Type.Optional(Type.String({ enum: [...REASONS], description: 'why it is stopped' })),
  failure: Type.Optional(
    Type.Object({ variant: Type.Integer(), match: Type.Integer(), message: Type.String() }, { description: 'from 0' }),
  ),
})

export const ExperimentState = Type.Object({ ...ExperimentProgress.properties, report: Type.Optional(Report) })
