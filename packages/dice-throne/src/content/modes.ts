/**
 * The modes of play. A mode is one row that states how it differs from a duel; rules never ask which mode is played, only what its row
 * says. Seats are numbered in the order of turns in every mode: p1, p2, p3 … and again p1.
 */
import type { Seat } from '@alea/engine'

interface ModeRules {
  /** The starting value of every dial, by number of players; the mode exists for these numbers. */
  readonly health: Readonly<Record<number, number>>
  /** The number of teams, which alternate in seat order and have one health dial each; if left out, everybody plays alone. */
  readonly teams?: number
  /** Seats clockwise around the table, if that is not the order of turns. */
  readonly ring?: readonly Seat[]
  /** Who is attacked: the only opponent, an opponent of the attacker's choice, or decided by a die. */
  readonly targeting: 'only-opponent' | 'choice' | TargetingDie
  /** Cards drawn for attacking a Leader, a player with the most health. */
  readonly bounty: number
}

/**
 * What each face of the targeting die means: the opponent at this place, counted clockwise from the attacker beginning with 0 and on around
 * the table, or who chooses.
 */
export type TargetingDie = readonly [Aim, Aim, Aim, Aim, Aim, Aim]
type Aim = number | 'attacker' | 'opponents'

const DUEL: ModeRules = { health: { 2: 50 }, targeting: 'only-opponent', bounty: 0 }

const mode = (differences: Partial<ModeRules>): ModeRules => ({ ...DUEL, ...differences })

/** Of several modes for a number of players, the first is played. */
export const MODES = {
  duel: DUEL,
  /** [DT-19.4] 2 v 2, p1 and p3 against p2 and p4, team-mates side by side. */
  teams: mode({ health: { 4: 50 }, teams: 2, ring: [0, 1, 3, 2], targeting: [0, 0, 1, 1, 'opponents', 'attacker'] }),
  /** [DT-19.7] King of the Hill. */
  hill: mode({ health: { 3: 35 }, targeting: 'choice', bounty: 1 }),
} as const satisfies Readonly<Record<string, ModeRules>>

export type Mode = keyof typeof MODES

export const modeRules = (mode: Mode): ModeRules => MODES[mode]

export function modeFor(seats: number): Mode {
  const found = (Object.keys(MODES) as Mode[]).find((mode) => seats in MODES[mode].health)
  if (!found) throw new Error(`No mode is played by ${seats}`)
  return found
}

/** The targeting die, in modes that roll one. */
export function targetingDie(mode: Mode): TargetingDie | undefined {
  const { targeting } = modeRules(mode)
  return typeof targeting === 'string' ? undefined : targeting
}

export const teamsIn = (mode: Mode, seats: number): number => modeRules(mode).teams ?? seats

/** Whether there is a choice of whom to attack, and so a step between activation and defence. */
export const hasTargeting = (mode: Mode): boolean => modeRules(mode).targeting !== 'only-opponent'

export const sharesDials = (mode: Mode): boolean => modeRules(mode).teams !== undefined

/** The seats clockwise beginning with each seat, by mode and number of players. */
export const RINGS = Object.fromEntries(
  (Object.keys(MODES) as Mode[]).map((mode) => [
    mode,
    Object.fromEntries(Object.keys(MODES[mode].health).map((seats) => [seats, ringsOf(mode, Number(seats))])),
  ]),
) as unknown as Readonly<Record<Mode, Readonly<Record<number, readonly (readonly Seat[])[]>>>>

function ringsOf(mode: Mode, seats: number): Seat[][] {
  const { ring = [...Array(seats).keys()] } = modeRules(mode)
  return ring.map((_, seat) => ring.map((_, i) => ring[(ring.indexOf(seat) + i) % seats]!))
}
