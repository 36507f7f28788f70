import { type Static, Type } from 'typebox'
import { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from '../reportReasons.ts'
import { MatchId, PlayerId } from './common.ts'

export const Report = Type.Object(
  {
    player: PlayerId,
    match: Type.Optional(MatchId),
    reason: Type.Unsafe<ReportReason>(Type.String({ enum: [...REPORT_REASONS] })),
    text: Type.Optional(Type.String({ maxLength: LONGEST_REPORT })),
  },
  { $id: 'Report', additionalProperties: false },
)
export type Report = Static<typeof Report>
