/** Words on the table of Dice City that are not the game's own. */
export const diceCityTable = {
  round: (round: number, phase: string, name: string) => `Round ${round} · ${name}${phase && ` · ${phase}`}`,
  last: 'the last round',
  piles: 'piles',
  bandits: 'bandits',
  ships: 'ships',
  display: 'display',
  bottom: 'bottom row',
  top: 'top row',
  deck: (left: number) => `deck ${left}`,
  hand: 'to be built',
  stock: 'stock',
  hourglasses: 'hourglasses',
  points: (points: number | null, sure: number) =>
    points === null ? `${sure} VP and tokens face down` : `${points} VP in tokens`,
  score: (score: number) => `${score} VP in all`,
  strength: (strength: number, bandits: number) =>
    `strength ${strength}${bandits > 0 ? ` + ${bandits} against bandits` : ''}`,
  solo: (turn: number, turns: number, target: number) => `turn ${turn} of ${turns}, goal ${target} VP`,
  endless: '∞',
  marks: '▸ die   ◆ defence   ★ VP   ✗ deactivated',
  /** What a die may do, next to the die. */
  spend: {
    use: (cell: string, does: string) => `${cell}: ${does}`,
    pass: 'hourglass',
    refresh: 'new display',
    idle: 'nothing',
    reactivate: (cell: string) => `reactivate ${cell}`,
  },
}
