/** Words on the table of Dice Throne that are not the game's own. */
export const diceThroneTable = {
  turn: (turn: number, phase: string, who: string) => `Turn ${turn} · ${who}: ${phase}`,
  health: (health: number) => `health ${health}`,
  cp: (cp: number) => `${cp} CP`,
  cards: (hand: number, deck: number) => `${hand} in hand, ${deck} in deck`,
  tokens: 'status',
  board: 'board',
  book: 'in play',
  hand: 'hand',
  dice: (who: string) => `${who}’s dice`,
  attempts: (left: number) => `${left} ${left === 1 ? 'roll' : 'rolls'} left`,
  attack: (ability: string, target: string | undefined) => (target === undefined ? ability : `${ability} → ${target}`),
  damage: (who: string) => `damage to ${who}`,
  final: (subtotal: number, final: number) => (subtotal === final ? `= ${final}` : `= ${subtotal}, so ${final}`),
  defeated: 'defeated',
  leader: 'leader',
  ally: (who: string) => `with ${who}`,
}
