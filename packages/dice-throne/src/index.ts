export { boardKey, boardNamed, type TierInPlay } from './content/board.ts'
export {
  type Ability,
  type Action,
  BOXES,
  type Box,
  CARD_KINDS,
  type Card,
  type CardKind,
  MOST_DIFFICULT,
  type Token,
} from './content/hero.ts'
export {
  checkNumbers,
  type HouseNumbers,
  limitsOf,
  NO_HOUSE_NUMBERS,
  type NumberPlace,
  numbersOf,
  placesOfNumbers,
  replaceable,
} from './content/houseNumbers.ts'
export { loadHeroes } from './content/loadHeroes.ts'
export {
  clockwiseFrom,
  hasTargeting,
  MODES,
  type Mode,
  modesFor,
  sharesDials,
  targetingDie,
  teamsIn,
} from './content/modes.ts'
export { type Faces, type Need, RUN_LENGTHS } from './content/need.ts'
export { hookedEffects } from './content/printed.ts'
export { baseHero, heroIds, isEnlisted, type ListedHero, listedHero, sheetOf, tokenOf } from './content/roster.ts'
export type { Amount } from './effects/amount.ts'
export type { Effect } from './effects/effect.ts'
export { makerOf } from './effects/ownedId.ts'
export type { DiceThroneEvent } from './events.ts'
export { diceThrone } from './game.ts'
export { type HeroOdds, heroOdds } from './insight/heroOdds.ts'
export { dice as fiveDice, fullHand, keptHand, payoff, strengthOf, type Worth } from './insight/strength.ts'
export { SPREADS as diceThroneSpreads, WEIGHTS as diceThroneWeights } from './insight/weights.ts'
export { type Option, optionOf } from './options.ts'
export { ATTEMPTS } from './rules/offense.ts'
export { DRAFT, DRAFTERS, heroesIn } from './setup.ts'
export {
  type DamageType,
  DICE,
  type DiceThrone,
  HAND_LIMIT,
  isDrafting,
  type Line,
  MAX_CP,
  PHASES,
  type Phase,
} from './state.ts'
export { NAMES } from './text/index.ts'
export type { Names, PrintedAbility } from './text/names.ts'
export type { View } from './view.ts'
