/** A hero board as it now stands: face, upgrades, and the programs of everything on it. Made once for each state of a board. */
import type { Seat } from '@alea/engine'
import { flatten, verbOf } from '../effects/effect.ts'
import { type DiceThrone, type Fighter, fighter } from '../state.ts'
import type { Ability, Action } from './hero.ts'
import type { Need } from './need.ts'
import { programNamed } from './programs.ts'
import { sheetOf } from './roster.ts'

export interface Board {
  readonly abilities: readonly Standing[]
  /** What may be announced, in printed order. */
  readonly tiers: readonly TierInPlay[]
  readonly defenses: readonly Standing[]
  readonly actions: readonly ActionInPlay[]
  /** Programs of passive abilities, by the moment they wait for. */
  readonly upkeep: readonly string[]
  readonly endOfTurn: readonly string[]
  readonly foeDidNotAttack: readonly string[]
  readonly attacking: readonly string[]
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
  readonly tier: number
  readonly need: Need
  readonly activation: string | undefined
  readonly target: string | undefined
  readonly after: string | undefined
  /** Does it concern the opponent it is turned against? */
  readonly needsTarget: boolean
}

export interface ActionInPlay extends Action {
  readonly program: string
}

const boards = new Map<string, Board>()

export function boardOf(g: DiceThrone, seat: Seat): Board {
  const one = fighter(g, seat)
  return boards.get(one.board) ?? build(one)
}

/** The name of a state of a board; to be renewed whenever an upgrade or another face comes into play. */
export function boardKey({ hero, levels, marks }: Pick<Fighter, 'hero' | 'levels' | 'marks'>): string {
  const raised = Object.entries(levels).map(([id, level]) => `${id}:${level}`)
  return [hero, marks.face ?? 0, ...raised.sort()].join('|')
}

export function tierOf(g: DiceThrone, seat: Seat, id: string): TierInPlay {
  const found = boardOf(g, seat).tiers.find((tier) => tier.id === id)
  if (!found) throw new Error(`${id} is not on the board of ${fighter(g, seat).hero}`)
  return found
}

export const upgradesInPlay = (g: DiceThrone, seat: Seat): number => Object.keys(fighter(g, seat).levels).length

function build(one: Fighter): Board {
  const abilities: Standing[] = []
  for (const { id, byLevel } of sheetOf(one.hero).slots[one.marks.face ?? 0] ?? []) {
    const level = one.levels[id] ?? 1
    for (const ability of byLevel[level] ?? [])
      abilities.push({ ability, level, home: `dice-throne/${one.hero}/${ability.id}.${level}` })
  }
  const hooks = (name: string) => abilities.flatMap(({ home }) => programNamed(`${home}/${name}`) ?? [])
  const board: Board = {
    abilities,
    tiers: abilities.flatMap(tiersOf),
    defenses: abilities.filter(({ ability }) => ability.kind === 'defensive'),
    actions: abilities.flatMap(({ ability, home }) =>
      (ability.actions ?? []).map((action) => ({ ...action, program: `${home}/${action.id}` })),
    ),
    upkeep: hooks('upkeep'),
    endOfTurn: hooks('end-of-turn'),
    foeDidNotAttack: hooks('foe-did-not-attack'),
    attacking: hooks('attacking'),
    upgradesInRollPhases: abilities.some(({ ability }) => ability.upgradesInRollPhases),
  }
  boards.set(one.board, board)
  return board
}

const tiersOf = (standing: Standing): TierInPlay[] =>
  (standing.ability.tiers ?? []).map(({ need, effects }, tier) => {
    const home = `${standing.home}.${tier}`
    return {
      ...standing,
      id: `${standing.ability.id}.${tier + 1}`,
      tier,
      need,
      activation: programNamed(`${home}/activation`),
      target: programNamed(`${home}/target`),
      after: programNamed(`${home}/after`),
      needsTarget: flatten(effects).some((effect) => {
        const { name, pass } = verbOf(effect)
        return name === 'damage' || pass?.(effect) === 'target'
      }),
    }
  })
