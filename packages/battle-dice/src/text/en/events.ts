import { a } from './grammar.ts'

/** Lines of the log. `creature` is a race with the face it shows, `creatures` several of them. */
export const events = {
  firstPlayer: (player: string) => `${player} is the first player.`,
  turn: (turn: number, first: string) => `Turn ${turn}: ${first} begins.`,
  returned: (player: string) => `${player}: all creatures in the infirmary return to the locker room.`,
  released: (player: string, creature: string) => `${player} sends the kept ${creature} to the infirmary.`,
  sent: (player: string, race: string) => `${player} sends ${a(race)}.`,
  rolled: (player: string, creatures: string) => `${player} rolls: ${creatures}.`,
  moved: (player: string, creature: string, place: number) => `${player} moves the ${creature} to position ${place}.`,
  shielded: (player: string, creature: string) => `${player} raises the shield of the ${creature}.`,
  kept: (player: string, creature: string) => `${player} keeps the ${creature} in the arena.`,
  corrupted: (player: string, creature: string, from: string) => `${player} corrupts ${from}’s ${creature}.`,
  killed: (player: string, creature: string, owner: string) => `${player} kills ${owner}’s ${creature}.`,
  knockedOut: (player: string, creature: string, owner: string) => `${player} knocks out ${owner}’s ${creature}.`,
  rerolled: (player: string, row: string, creatures: string) =>
    player === row ? `${player} rerolls: ${creatures}.` : `${player} has ${row}’s dice rerolled: ${creatures}.`,
  replaced: (player: string, race: string, owner: string, newcomer: string) =>
    `${player} replaces ${player === owner ? 'their' : `${owner}’s`} ${race} with ${a(newcomer)}.`,
  reinforced: (player: string, creatures: string) => `${player} calls reinforcements: ${creatures}.`,
  wounded: (player: string, race: string, owner: string) => `${player} wounds ${owner}’s ${race}.`,
  healed: (player: string, race: string) => `${player} heals ${a(race)}.`,
  gold: (player: string, gold: number) => `${player} earns ${gold} gold.`,
  bought: (player: string, race: string, left: number) => `${player} buys ${a(race)} (${left} gold left).`,
  regenerated: (player: string, race: string) => `${player}: the ${race} regenerates.`,
  ended: (scores: string) => `The match is over: ${scores}.`,
}

/** Why the match ended. */
export const reasons = { 'sold-out': 'Two races are sold out.', 'turn-limit': 'The sixtieth turn is over.' }

/** The options of a match, for whoever sets up a table. */
export const matchOptions = { first: 'First player', dice: 'Dice' }

/** How the first player is found if the table names nobody. */
export const byChance = 'drawn by lot'
