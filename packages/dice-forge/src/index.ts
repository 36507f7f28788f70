export { CARDS, type CardFacts, type CardId } from './content/cards.ts'
export { type Conversion, type Effect, TOKENS, type Token } from './content/effects.ts'
export {
  BOAR_COLOURS,
  type BoarColour,
  FACES,
  type Garden,
  POOLS,
  type Power,
  SHIELD_GLORY,
  SHIP_DISCOUNT,
} from './content/faces.ts'
export { CARD_SETS, HOME, OPEN_SLOTS, SLOTS } from './content/islands.ts'
export { GLORY, GLORY_TOKEN, RESOURCES, type Resource } from './content/resources.ts'
export type { ForgeEvent } from './events.ts'
export { diceForge } from './game.ts'
export { SPREADS as diceForgeSpreads, WEIGHTS as diceForgeWeights } from './insight/weights.ts'
export { keyOf, type Option, optionOf, QUESTIONS } from './options.ts'
export { TRIPLED } from './rules/pairs.ts'
export { type DiceForge, type Die, SIDES } from './state.ts'
export { type DiceForgeNames, type Heading, NAMES as diceForgeNames } from './text/names.ts'
export type { CardInPlay, FacePiece, Phase, View } from './view.ts'
