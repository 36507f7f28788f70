import type { battleDiceTable as source } from '../en/battleDiceTable.ts'

export const battleDiceTable: typeof source = {
  turn: (turn, first) => (turn === 0 ? 'Avant le premier tour' : `Tour ${turn} · ${first} joue en premier`),
  stock: 'stock',
  price: 'prix',
  dead: 'hors jeu :',
  arena: 'arène',
  locker: 'vestiaire',
  infirmary: 'infirmerie',
  value: (value) => `valeur ${value}`,
  gold: (gold) => `or ${gold}`,
  earning: (gold) => `rapporte ${gold}`,
  shielding: 'protection active',
  shielded: 'protégé',
  kept: 'gardé',
  chosen: 'choisi',
}
