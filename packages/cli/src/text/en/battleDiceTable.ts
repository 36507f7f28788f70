/** Words on the table of Battle Dice that are not the game's own. */
export const battleDiceTable = {
  turn: (turn: number, first: string) => (turn === 0 ? 'Before the first turn' : `Turn ${turn} · ${first} plays first`),
  stock: 'stock',
  price: 'price',
  dead: 'out of the game:',
  arena: 'arena',
  locker: 'locker room',
  infirmary: 'infirmary',
  value: (value: number) => `value ${value}`,
  gold: (gold: number) => `gold ${gold}`,
  earning: (gold: number) => `earns ${gold}`,
  shielding: 'shield raised',
  shielded: 'protected',
  kept: 'kept',
  chosen: 'chosen',
}
