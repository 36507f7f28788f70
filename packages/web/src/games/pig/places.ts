import type { Json } from '@alea/engine'
import type { Choice } from '@alea/example-pig'

export const DIE_PLACE = 'die'
export const BANK_PLACE = 'bank'

/** The die is rolled; what lies beside it is held. */
const PLACE: Readonly<Record<Choice, string>> = { roll: DIE_PLACE, hold: BANK_PLACE }

export const places = (_: string, value: Json): readonly string[] => [PLACE[value as Choice]]
