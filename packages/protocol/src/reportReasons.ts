/** Why a player is reported to the operator. */
export const REPORT_REASONS = ['insults', 'harassment', 'cheating', 'stalling', 'name', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const LONGEST_REPORT = 500
