/** A hero board in its current state: face, upgrades, and the programs of everything on it. Computed once for each state. */
import type { Seat } from '@alea/engine'
import { type Effect, verbOf } from '../effects/effect.ts'
import { announceKey } from '../options.ts'
import { type DiceThrone, fighter, NO_HERO } from '../state.ts'
import type { Ability, Action } from './hero.ts'
import { MOMENTS_ON, type MomentOn } from './moments.ts'
import { type Faces, isMet, type Need } from './need.ts'
import { abilityHome, companionProgram, programAt } from './programNames.ts'
import { programNamed } from './programs.ts'
import { HANDS } from './rolls.ts'
import { companionsOf, type Slot, sheetOf } from './roster.ts'

export interface Board {
  /** Whose board it is. */
  readonly hero: string
  /** Level II and III abilities in play, by ability. */
  readonly levels: Readonly<Record<string, number>>
  readonly abilities: readonly Standing[]
  /** What may be announced, in printed order. */
  readonly tiers: readonly TierInPlay[]
  readonly defenses: readonly Standing[]
  readonly actions: readonly ActionInPlay[]
  /** The hooks of abilities, by moment. */
  readonly hooks: Readonly<Record<MomentOn<'ability'>, readonly HookInPlay[]>>
  /** How many spells may be prepared each turn. */
  readonly prepares: number
  readonly upgradesInRollPhases: boolean
}

export interface Standing {
  readonly ability: Ability
  readonly level: number
  /** `dice-throne/barbarian/smack.2` */
  readonly home: string
}

export interface TierInPlay extends Standing {
  /** `smack.2` is the second tier of Smack. */
  readonly id: string
  /** `announce:smack.2` */
  readonly announcement: string
  readonly tier: number
  readonly need: Need
  /** For each of the `HANDS`, whether it meets the requirement. */
  readonly hands: readonly boolean[]
  readonly activation: string | undefined
  readonly target: string | undefined
  readonly after: string | undefined
  readonly effects: readonly Effect[]
  /** Whether its activation does nothing but set the damage. */
  readonly onlyDamage: boolean
}

export interface ActionInPlay extends Action {
  readonly program: string
  /** The defensive ability it belongs to: only for the dice rolled for that one. */
  readonly defense?: string
}

/** A program of an ability that is played at a moment. */
export interface HookInPlay {
  readonly program: string
  readonly ability: Ability
}

const boards = new Map<string, Board>()

export const boardOf = (g: DiceThrone, seat: Seat): Board => boardNamed(fighter(g, seat).board)

export const boardNamed = (key: string): Board => boards.get(key) ?? build(key)

const keys = new Map<string, string>()

/** The name of a state of a board; must be updated whenever an upgrade or the other face comes into play. */
export function boardKey(hero: string, face = 0, levels: Board['levels'] = {}): string {
  const raised = Object.entries(levels).map(([id, level]) => `${id}:${level}`)
  const key = [hero, face, ...raised.sort()].join('|')
  const known = keys.get(key)
  if (known === undefined) keys.set(key, key)
  return known ?? key
}

/** A tier of the current board, or of the board with which an attack was activated. */
export function tierOf(g: DiceThrone, seat: Seat, id: string, board = fighter(g, seat).board): TierInPlay {
  for (const tier of boardNamed(board).tiers) if (tier.id === id) return tier
  throw new Error(`${id} is not on the board of ${fighter(g, seat).hero}`)
}

/** The level of an ability on this player's board. */
export const levelOf = (g: DiceThrone, seat: Seat, ability: string): number => boardOf(g, seat).levels[ability] ?? 1

export const upgradesInPlay = (g: DiceThrone, seat: Seat): number => Object.keys(boardOf(g, seat).levels).length

function build(key: string): Board {
  const [hero = '', face = '0', ...raised] = key.split('|')
  const levels = Object.fromEntries(raised.map((word) => word.split(':')).map(([id, level]) => [id!, Number(level)]))
  const slots = hero === NO_HERO ? [] : (sheetOf(hero).slots[Number(face)] ?? [])
  const pieces = slots.map((slot) => pieceOf(hero, face, slot, levels[slot.id] ?? 1))
  const board: Board = {
    hero,
    levels,
    abilities: pieces.flatMap(({ abilities }) => abilities),
    tiers: pieces.flatMap(({ tiers }) => tiers),
    defenses: pieces.flatMap(({ defenses }) => defenses),
    actions: [...companionActions(hero), ...pieces.flatMap(({ actions }) => actions)],
    hooks: byMoment((moment) => pieces.flatMap(({ hooks }) => hooks[moment])),
    prepares: pieces.reduce((sum, { prepares }) => sum + prepares, 0),
    upgradesInRollPhases: pieces.some(({ upgradesInRollPhases }) => upgradesInRollPhases),
  }
  boards.set(key, board)
  return board
}

/** One part of a board. A hero's board has hundreds of states, made of a few dozen parts. */
type Piece = Omit<Board, 'hero' | 'levels'>

const pieces = new Map<string, Piece>()

function pieceOf(hero: string, face: string, slot: Slot, level: number): Piece {
  const key = `${hero}|${face}|${slot.id}:${level}`
  const known = pieces.get(key) ?? cut(hero, slot.byLevel[level] ?? [], level)
  pieces.set(key, known)
  return known
}

function cut(hero: string, printed: readonly Ability[], level: number): Piece {
  const { faces } = sheetOf(hero)
  // An ability that an upgrade adds below its own is not at a level itself.
  const abilities = printed.map((ability, i) => ({
    ability,
    level: i === 0 ? level : 1,
    home: abilityHome(hero, ability.id, level),
  }))
  return {
    abilities,
    tiers: abilities.flatMap((standing) => tiersOf(standing, faces)),
    defenses: abilities.filter(({ ability }) => ability.kind === 'defensive'),
    actions: abilities.flatMap(({ ability, home }) =>
      (ability.actions ?? []).map((action) => ({
        ...action,
        program: `${home}/${action.id}`,
        ...(ability.kind === 'defensive' ? { defense: ability.id } : {}),
      })),
    ),
    hooks: byMoment((moment) =>
      abilities.flatMap(({ ability, home }) => {
        const program = programNamed(programAt(moment, home) ?? '')
        return program === undefined ? [] : [{ program, ability }]
      }),
    ),
    prepares: printed.reduce((sum, { prepares = 0 }) => sum + prepares, 0),
    upgradesInRollPhases: printed.some(({ upgradesInRollPhases }) => upgradesInRollPhases),
  }
}

const companionActions = (hero: string): ActionInPlay[] =>
  companionsOf(hero).flatMap(({ actions = [] }) =>
    actions.map((action) => ({ ...action, program: companionProgram(hero, action.id) })),
  )

const byMoment = (hooks: (moment: MomentOn<'ability'>) => readonly HookInPlay[]): Board['hooks'] =>
  Object.fromEntries(MOMENTS_ON.ability.map((moment) => [moment, hooks(moment)])) as unknown as Board['hooks']

const tiersOf = (standing: Standing, faces: Faces): TierInPlay[] =>
  (standing.ability.tiers ?? []).map(({ need, effects }, tier) => {
    const home = `${standing.home}.${tier}`
    return {
      ...standing,
      id: `${standing.ability.id}.${tier + 1}`,
      announcement: announceKey(`${standing.ability.id}.${tier + 1}`),
      tier,
      need,
      hands: HANDS.map((dice) => isMet(need, dice, faces)),
      onlyDamage: effects.every((effect) => effect.do === 'damage' || verbOf(effect).pass?.(effect) === 'target'),
      activation: programNamed(`${home}/activation`),
      target: programNamed(`${home}/target`),
      after: programNamed(`${home}/after`),
      effects,
    }
  })
