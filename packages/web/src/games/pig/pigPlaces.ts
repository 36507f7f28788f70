import type { Json } from '@alea/engine'

export const DIE_PLACE = 'die'
export const BANK_PLACE = 'bank'

/** One rolls the die, and holds what lies beside it. */
export const pigPlaces = (_: string, value: Json): readonly string[] => [value === 'roll' ? DIE_PLACE : BANK_PLACE]
