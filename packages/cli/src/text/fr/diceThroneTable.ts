import type { diceThroneTable as source } from '../en/diceThroneTable.ts'

export const diceThroneTable: typeof source = {
  turn: (turn, phase, who) => `Tour ${turn} · ${who} : ${phase}`,
  health: (health) => `santé ${health}`,
  cp: (cp) => `${cp} PC`,
  cards: (hand, deck) => `${hand} en main, ${deck} en pioche`,
  tokens: 'altérations',
  companions: 'familiers',
  companion: (name, state) => `${name} : ${state}`,
  board: 'plateau',
  book: 'posées',
  hand: 'main',
  dice: (who) => `dés : ${who}`,
  attempts: (left) => (left > 1 ? `encore ${left} lancers` : `encore ${left} lancer`),
  attack: (ability, target) => (target === undefined ? ability : `${ability} → ${target}`),
  damage: (who) => `dégâts : ${who}`,
  final: (subtotal, final) => (subtotal === final ? `= ${final}` : `= ${subtotal}, donc ${final}`),
  defeated: 'hors de combat',
  leader: 'chef',
  ally: (who) => `avec ${who}`,
}
