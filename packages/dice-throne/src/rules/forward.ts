/**
 * Forward declarations: flows that rules further down call, or look for among the running ones.
 * A flow is found by its name, so a rule that refers to one of these need not import the file that defines it, and no two rules import each other.
 */
import type { Flow } from '@alea/engine'
import type { DiceThrone } from '../state.ts'
import type { Act, Play } from './act.ts'
import type { Resolving } from './rollPhase.ts'

const declare = <L extends object = object>(name: string): Flow<DiceThrone, L> => ({ name })

export const forward = {
  /** Defined in match.ts. */
  match: declare('dice-throne/match'),
  /** Defined in rollPhase.ts. */
  resolveAttack: declare<Resolving>('dice-throne/resolve-attack'),
  /** Defined in act.ts. */
  act: declare<Act>('dice-throne/act'),
  playCard: declare<Play>('dice-throne/play-card'),
}
