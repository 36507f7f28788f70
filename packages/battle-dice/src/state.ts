/** The state of a match of Battle Dice, and small functions that read or change it. */
import { type BySeat, type Running, type Seat, seatsFrom } from '@alea/engine'
import { diceOf, type Face, type LastingPower } from './content/faces.ts'
import { RACE, RACES, type Race, STARTERS } from './content/races.ts'

/** One of the 32 dice, by its number: 0–7 are the goblins, then orcs, dwarves, elves, trolls and mages. */
export type Die = number

/** A player. */
export interface Trainer {
  /** Ready to fight. */
  locker: Die[]
  /** Fighting, in a row from left to right. */
  arena: Die[]
  /** Knocked out, just bought, or fought last time. */
  infirmary: Die[]
  gold: number
}

export interface BattleDice extends Running {
  /** The name of a table of faces, or a house table as JSON. */
  dice: string
  turn: number
  /** Whom the table named as the first player of the first turn. */
  named?: Seat | undefined
  first: Seat
  /** The rung of the ladder now acting; 0 outside the fight. */
  step: number
  trainers: BySeat<Trainer>
  stock: Die[]
  /** Killed by Death: out of the game. */
  dead: Die[]
  /** The owner of each die; NOBODY while it is in the stock or dead. A corrupted die fights in a row that is not its owner's. */
  owner: Seat[]
  /** The face each die shows: 1 to 6, or UNTHROWN. */
  face: number[]
  /** Dice that have used or declined the powers of their latest roll. */
  acted: Die[]
  /** Shields in use. */
  shielding: Die[]
  /** Dice that stay in the arena from turn to turn. */
  kept: Die[]
  /** Why the match is over. */
  ended?: End
}

/** [BD-10.1] The match ends when this many races are sold out. */
export const SOLD_OUT = 2

export type End = 'sold-out' | 'turn-limit'

export const NOBODY = -1
export const UNTHROWN = 0

const RACE_OF: readonly Race[] = RACES.flatMap((race) => Array<Race>(RACE[race].dice).fill(race))
const RANK_OF: readonly number[] = RACE_OF.map((race) => RACES.indexOf(race))
export const DICE_COUNT = RACE_OF.length

export const raceOf = (die: Die): Race => RACE_OF[die]!

export const faceOf = (g: BattleDice, die: Die): Face => diceOf(g.dice)[RACE_OF[die]!][g.face[die]! - 1]!

export const has = (g: BattleDice, die: Die, power: LastingPower): boolean => faceOf(g, die).lasting[power] === true

export const trainer = (g: BattleDice, seat: Seat): Trainer => g.trainers[seat]!

export const turnOrder = (g: BattleDice): Seat[] => seatsFrom(g.first, g.trainers.length)

export const isThrown = (g: BattleDice, die: Die): boolean => g.face[die] !== UNTHROWN

/** Adds a creature, not yet rolled, at the right end of a row. */
export function enterArena(g: BattleDice, die: Die, row: Seat): void {
  g.face[die] = UNTHROWN
  trainer(g, row).arena.push(die)
}

/** In whose row a die fights. */
export const rowOf = (g: BattleDice, die: Die): Seat => g.trainers.findIndex(({ arena }) => arena.includes(die))

/** Every set of races by its bits, each set cheapest first. */
const RACE_SETS: readonly (readonly Race[])[] = Array.from({ length: 1 << RACES.length }, (_, set) =>
  RACES.filter((_, rank) => set & (1 << rank)),
)

/** The races among these dice, each once, cheapest first: dice of one race are interchangeable until they are rolled. */
export function racesAmong(dice: readonly Die[]): readonly Race[] {
  let set = 0
  for (const die of dice) set |= 1 << RANK_OF[die]!
  return RACE_SETS[set]!
}

export function remove(dice: Die[], die: Die): void {
  const at = dice.indexOf(die)
  if (at >= 0) dice.splice(at, 1)
}

export const soldOut = (g: BattleDice): number => RACES.length - racesAmong(g.stock).length

/** Takes a die of this race out of a zone. */
export function takeRace(zone: Die[], race: Race): Die {
  const die = zone.find((one) => raceOf(one) === race)
  if (die === undefined) throw new Error(`No ${race} there`)
  remove(zone, die)
  return die
}

/** The die leaves its row and loses whatever its place and its roll gave it. */
export function leaveArena(g: BattleDice, die: Die): void {
  remove(trainer(g, rowOf(g, die)).arena, die)
  forgetRoll(g, die)
}

/** Undoes whatever depended on the die's latest roll, because it is rolled again or gone. */
export function forgetRoll(g: BattleDice, die: Die): void {
  remove(g.acted, die)
  remove(g.shielding, die)
  remove(g.kept, die)
}

/** The creatures a player owns, wherever they are. */
export const owned = (g: BattleDice, seat: Seat): Die[] => {
  const dice: Die[] = []
  for (let die = 0; die < DICE_COUNT; die++) if (g.owner[die] === seat) dice.push(die)
  return dice
}

export const worth = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + RACE[raceOf(die)].cost, 0)

/** The table before the first player is chosen: everybody has a goblin, an orc and a dwarf. */
export function setup(seats: number, dice: string, named?: Seat): Omit<BattleDice, 'stack'> {
  const stock = Array.from({ length: DICE_COUNT }, (_, die) => die)
  const owner = Array<Seat>(DICE_COUNT).fill(NOBODY)
  const trainers = Array.from({ length: seats }, (_, seat) => {
    const locker = STARTERS.map((race) => takeRace(stock, race))
    for (const die of locker) owner[die] = seat
    return { locker, arena: [], infirmary: [], gold: 0 }
  })
  const face = Array<number>(DICE_COUNT).fill(UNTHROWN)
  return {
    dice,
    turn: 0,
    named,
    first: 0,
    step: 0,
    trainers,
    stock,
    dead: [],
    owner,
    face,
    acted: [],
    shielding: [],
    kept: [],
  }
}
