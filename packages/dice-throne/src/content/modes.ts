/**
 * The modes of play. A mode is one row that states how it differs from a duel; rules never ask which mode is played, only what its row
 * says. Seats are numbered in the order of turns in every mode: p1, p2, p3 … and again p1.
 */
import type { Seat } from '@alea/engine'

/** Something that depends on the number of players. */
type ByPlayers<T> = Readonly<Record<number, T>>

interface ModeRules {
  /** The starting value of every dial, by number of players; the mode exists for these numbers. */
  readonly health: ByPlayers<number>
  /** The same on the publisher's sheet of 2018, if it differs: option `hill-health`. */
  readonly health2018?: ByPlayers<number>
  /** The number of teams, which alternate in seat order and have one health dial each; if left out, everybody plays alone. */
  readonly teams?: number
  /** Seats clockwise around the table, if that is not the order of turns. */
  readonly ring?: ByPlayers<readonly Seat[]>
  /** Who is attacked: the only opponent, an opponent of the attacker's choice, or decided by a die. */
  readonly targeting: 'only-opponent' | 'choice' | ByPlayers<TargetingDie>
  /** Cards drawn for attacking a Leader, a player with the most health. */
  readonly bounty: number
}

/**
 * What each face of the targeting die means: the opponent at this place, counted clockwise from the attacker beginning with 0 and on around
 * the table, or who chooses. Where two teams face each other, clockwise is from left to right.
 */
export type TargetingDie = readonly [Aim, Aim, Aim, Aim, Aim, Aim]
type Aim = number | 'attacker' | 'opponents'

const DUEL: ModeRules = { health: { 2: 50 }, targeting: 'only-opponent', bounty: 0 }

const mode = (differences: Partial<ModeRules>): ModeRules => ({ ...DUEL, ...differences })

/** Of several modes for a number of players, the first is the usual one. */
export const MODES = {
  duel: DUEL,
  /** [DT-19.4], [DT-19.14] Two teams, p1, p3 (and p5) against p2, p4 (and p6), team-mates side by side. */
  teams: mode({
    health: { 4: 50, 6: 50 },
    teams: 2,
    ring: { 4: [0, 1, 3, 2], 6: [0, 1, 3, 5, 4, 2] },
    targeting: { 4: [0, 0, 1, 1, 'opponents', 'attacker'], 6: [0, 0, 1, 1, 2, 2] },
  }),
  /** [DT-19.17] Three teams of two, team-mates opposite each other. */
  'three-teams': mode({
    health: { 6: 50 },
    teams: 3,
    targeting: { 6: [0, 1, 2, 3, 'attacker', 'attacker'] },
  }),
  /** [DT-19.7] King of the Hill. */
  hill: mode({
    health: { 3: 35, 4: 25, 5: 20, 6: 20 },
    health2018: { 3: 35, 4: 35, 5: 35, 6: 35 },
    targeting: 'choice',
    bounty: 1,
  }),
} as const satisfies Readonly<Record<string, ModeRules>>

export type Mode = keyof typeof MODES

export const modeRules = (mode: Mode): ModeRules => MODES[mode]

/** The modes for this number of players, the usual one first. */
export const modesFor = (seats: number): Mode[] =>
  (Object.keys(MODES) as Mode[]).filter((mode) => seats in MODES[mode].health)

/** The starting value of every dial. */
export function healthIn(mode: Mode, seats: number, as2018: boolean): number {
  const { health, health2018 = health } = modeRules(mode)
  return (as2018 ? health2018 : health)[seats]!
}

/** The targeting die, in modes that roll one. */
export function targetingDie(mode: Mode, seats: number): TargetingDie | undefined {
  const { targeting } = modeRules(mode)
  return typeof targeting === 'string' ? undefined : targeting[seats]
}

export const teamsIn = (mode: Mode, seats: number): number => modeRules(mode).teams ?? seats

/** Whether there is a choice of whom to attack, and so a step between activation and defence. */
export const hasTargeting = (mode: Mode): boolean => modeRules(mode).targeting !== 'only-opponent'

export const sharesDials = (mode: Mode): boolean => modeRules(mode).teams !== undefined

/** All seats clockwise, beginning with this one. */
export const clockwiseFrom = (mode: Mode, seats: number, from: Seat): readonly Seat[] => RINGS[mode][seats]![from]!

/** The seats clockwise beginning with each seat, by mode and number of players. */
export const RINGS = Object.fromEntries(
  (Object.keys(MODES) as Mode[]).map((mode) => [
    mode,
    Object.fromEntries(Object.keys(MODES[mode].health).map((seats) => [seats, ringsOf(mode, Number(seats))])),
  ]),
) as unknown as Readonly<Record<Mode, ByPlayers<readonly (readonly Seat[])[]>>>

function ringsOf(mode: Mode, seats: number): Seat[][] {
  const ring = modeRules(mode).ring?.[seats] ?? [...Array(seats).keys()]
  return ring.map((_, seat) => ring.map((_, i) => ring[(ring.indexOf(seat) + i) % seats]!))
}
