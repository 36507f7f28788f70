/** The analysis of a match as programs get it (docs/analysis.md). */
import { VERDICTS } from '@alea/analysis'
import { Position } from '@alea/protocol'
import { Type } from 'typebox'

const Chance = Type.Number({ description: 'from 0 to 1' })
const Estimate = Type.Object({ mean: Type.Number(), error: Type.Number({ description: 'standard error; 0: exact' }) })
const Estimates = Type.Object({
  samples: Type.Integer({ description: '0: computed exactly' }),
  means: Type.Array(Chance, { description: 'by seat' }),
  errors: Type.Array(Type.Number()),
})
const Seat = Type.Integer({ minimum: 0 })
const Verdict = Type.String({ enum: [...VERDICTS] })

const Moment = Type.Object({
  position: Position,
  turn: Type.Integer(),
  name: Type.Optional(Type.String({ description: 'what was asked; left out at the end' })),
  who: Type.Optional(Type.Union([Seat, Type.Literal('chance')])),
  chances: Estimates,
  luck: Type.Optional(Estimates),
})

const Decision = Type.Object({
  position: Position,
  turn: Type.Integer(),
  seat: Seat,
  name: Type.String(),
  verdict: Verdict,
  samples: Type.Integer(),
  options: Type.Array(Type.Object({ key: Type.String(), samples: Type.Integer(), mean: Chance, error: Type.Number() })),
  taken: Type.Integer({ description: 'the number of the option' }),
  best: Type.Integer(),
  lost: Estimate,
})

const Report = Type.Object({
  luck: Estimate,
  decisions: Type.Integer(),
  lost: Estimate,
  errorRate: Type.Number(),
  verdicts: Type.Record(Type.String(), Type.Integer()),
  result: Type.Optional(Chance),
  adjusted: Type.Optional(Type.Object({ mean: Type.Number(), low: Type.Number(), high: Type.Number() })),
})

const Analysis = Type.Object({
  game: Type.String(),
  rules: Type.Integer(),
  seed: Type.Integer(),
  samples: Type.Integer(),
  done: Type.Number({ description: 'how much of the work is done, from 0 to 1' }),
  moments: Type.Array(Moment),
  decisions: Type.Array(Decision),
  seats: Type.Array(Report),
})

export const AnalysisState = Type.Object({
  match: Type.String(),
  status: Type.String({ enum: ['waiting', 'working', 'done'] }),
  ahead: Type.Optional(Type.Integer({ description: 'how many are made before it' })),
  analysis: Type.Optional(Analysis),
})
