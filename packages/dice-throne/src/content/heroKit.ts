/** Every word a hero page needs, and everything its customs make their verbs from: heroes import from here alone. */
export { emit, type Kit, type Part, type Seat } from '@alea/engine'
export { aim } from '../effects/aim.ts'
export type { Amount } from '../effects/amount.ts'
export { halfDie, per, perToken, plusUpgrades, plusUpgradesThisTurn, total } from '../effects/amount.ts'
export { discardCard, discardHand, seeHand } from '../effects/cards.ts'
export { choose, may, on, then, thenDamage, theyChoose, when } from '../effects/control.ts'
export { addDamage, damage, damageBack, hurt, recoil, suffer, undefendable } from '../effects/damage.ts'
export {
  lookAtTop,
  playableAmong,
  playFree,
  playOpen,
  putBack,
  search,
  searchUpgrades,
  upgradesAmong,
} from '../effects/deck.ts'
export {
  alterDie,
  copyDie,
  extraAttempt,
  newOffense,
  ownerOf,
  places,
  rerollDie,
  rerollThese,
  rollFor,
  setDie,
} from '../effects/dice.ts'
export { type Effect, type Fx, flatten, verb } from '../effects/effect.ts'
export { estimate } from '../effects/estimate.ts'
export { avoid, cp, draw, heal, prevent, preventHalf, reflect, stealCp } from '../effects/resources.ts'
export { duel, rollDice, showdown, theyRoll } from '../effects/roll.ts'
export { cast, lay } from '../effects/spells.ts'
export {
  bestow,
  gain,
  inflict,
  moveToken,
  ownedId,
  passOn,
  raiseLimit,
  removeAllTokens,
  removeToken,
  setOff,
} from '../effects/tokens.ts'
export type { DiceThroneEvent } from '../events.ts'
export { cardOr, countFor, onlyWords, ownTokenOr, payOrReroll } from '../options.ts'
export { dealsNothing, isTime } from '../rules/actions.ts'
export { tierNow } from '../rules/attack.ts'
export { addLine, hasIncoming, isolatedDamage } from '../rules/damage.ts'
export { expose, leaveHand } from '../rules/hand.ts'
export { throwDice } from '../rules/throwDice.ts'
export { hasToken, putToken, takeToken, tokensOn } from '../rules/tokens.ts'
export { type CardId, clockwise, type DiceThrone, fighter, gainCp } from '../state.ts'
export { sentence } from '../text/describe.ts'
export { boardKey, boardOf, upgradesInPlay } from './board.ts'
export { enlist } from './enlist.ts'
export type { Ability, Action, Card, Hero, Name, Tier, Token } from './hero.ts'
export { largeStraight, ofAKind, smallStraight, symbols } from './need.ts'
export { printedEffects } from './printed.ts'
export { heroIds, sheetOf, tokenOf } from './roster.ts'
export { blessingOfDivinity, evasive, knockdown, protect } from './sharedTokens.ts'
export { upgrade } from './upgradeCard.ts'
