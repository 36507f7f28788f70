import type { Seat } from '@alea/engine'
import { levelOf } from '../content/board.ts'
import { heroOf } from '../content/roster.ts'
import type { CardId, DiceThrone } from '../state.ts'

/** The upgrades among these cards, in printed order, so that the order of the deck is not revealed. */
export const upgradesAmong = (g: DiceThrone, seat: Seat, cards: readonly CardId[]): CardId[] =>
  [...heroOf(g, seat).cards.values()].flatMap(({ id, upgrades }) => (upgrades && cards.includes(id) ? [id] : []))

/** Those that could be played on this board. */
export const playableAmong = (g: DiceThrone, seat: Seat, cards: readonly CardId[]): CardId[] =>
  upgradesAmong(g, seat, cards).filter((id) => {
    const { ability, level } = heroOf(g, seat).cards.get(id)!.upgrades!
    return levelOf(g, seat, ability.id) < level
  })
