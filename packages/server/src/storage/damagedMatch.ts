import { InputError } from '@alea/engine'
import { FAULTS } from '../text/index.ts'

/**
 * What is not as it was written: the record, the answers, the rest of the match's row (position, clock), its rows in the journal; `file` if
 * SQLite itself cannot read it.
 */
export const DAMAGES = ['record', 'answers', 'state', 'journal', 'file'] as const
export type Damage = (typeof DAMAGES)[number]

/** A stored match whose bytes were altered: it is not shown, and nothing is written to it. */
export class DamagedMatch extends InputError {
  override name = 'DamagedMatch'
  readonly match: string
  readonly damage: Damage

  constructor(match: string, damage: Damage) {
    super((language) => FAULTS[language].damaged(damage))
    this.match = match
    this.damage = damage
  }
}
