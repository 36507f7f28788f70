/** What happens to a player who is gone: a bot plays until they are back, they lose as if they had resigned, or the others wait. */
export const ABSENCE_RULES = ['stand-in', 'loses', 'wait'] as const
export type AbsenceRule = (typeof ABSENCE_RULES)[number]

/** Why a seat changed hands: its player's time was up, they were gone for too long, they resigned, or they are back. */
export const HANDOVER_REASONS = ['time', 'absence', 'resigned', 'back'] as const
export type HandoverReason = (typeof HANDOVER_REASONS)[number]
