/** Every word that hero pages need, and everything their own verbs are made from: heroes import only from here. */
export { emit, type Json, type Kit, type Part, type Seat } from '@alea/engine'
export { addDamage } from '../effects/addDamage.ts'
export { aim } from '../effects/aim.ts'
export { alterDie } from '../effects/alterDie.ts'
export type { Amount } from '../effects/amount.ts'
export {
  amountOf,
  dealt,
  halfDie,
  per,
  perFurtherAttempt,
  perOwn,
  perPaid,
  perToken,
  plusUpgrades,
  plusUpgradesThisTurn,
  total,
} from '../effects/amount.ts'
export { andThen, thenDamage, thenLate } from '../effects/andThen.ts'
export { avoid, avoidAll } from '../effects/avoid.ts'
export { bestow } from '../effects/bestow.ts'
export { cast } from '../effects/cast.ts'
export { type Branch, choose, may, theyChoose } from '../effects/choose.ts'
export { duel, showdown } from '../effects/contest.ts'
export { copyDie } from '../effects/copyDie.ts'
export { cp } from '../effects/cp.ts'
export { damage, lateDamage } from '../effects/damage.ts'
export { damageBack } from '../effects/damageBack.ts'
export { defendAnyway } from '../effects/defendAnyway.ts'
export { discardCard } from '../effects/discardCard.ts'
export { discardFromHand } from '../effects/discardFromHand.ts'
export { discardHand } from '../effects/discardHand.ts'
export { draw } from '../effects/draw.ts'
export { type Effect, type Fx, flatten, verb, verbNames } from '../effects/effect.ts'
export { endure } from '../effects/endure.ts'
export { estimate } from '../effects/estimate.ts'
export { extraAttempt } from '../effects/extraAttempt.ts'
export { extraOffense } from '../effects/extraOffense.ts'
export { fail } from '../effects/fail.ts'
export { fillUp, lateFillUp } from '../effects/fillUp.ts'
export { playFree, playOpen } from '../effects/freeUpgrade.ts'
export { gain } from '../effects/gain.ts'
export { halveDealt } from '../effects/halveDealt.ts'
export { heal } from '../effects/heal.ts'
export { healDealt } from '../effects/healDealt.ts'
export { hurt } from '../effects/hurt.ts'
export { inflict } from '../effects/inflict.ts'
export { intercept } from '../effects/intercept.ts'
export { isPossible } from '../effects/isOpen.ts'
export { isSpared } from '../effects/isSpared.ts'
export { keepSome } from '../effects/keepSome.ts'
export { lay } from '../effects/lay.ts'
export { lose } from '../effects/lose.ts'
export { loseCp } from '../effects/loseCp.ts'
export { mark } from '../effects/mark.ts'
export { moveToken } from '../effects/moveToken.ts'
export { newOffense } from '../effects/newOffense.ts'
export { makerOf, ownedId } from '../effects/ownedId.ts'
export { passOn } from '../effects/passOn.ts'
export { pay } from '../effects/pay.ts'
export { payUpTo } from '../effects/payUpTo.ts'
export { nobodyPicked, type Picked, pick } from '../effects/pick.ts'
export { prevent } from '../effects/prevent.ts'
export { preventHalf } from '../effects/preventHalf.ts'
export type { Price } from '../effects/price.ts'
export { raiseLimit } from '../effects/raiseLimit.ts'
export { recoil } from '../effects/recoil.ts'
export { reflect } from '../effects/reflect.ts'
export { removeAllTokens } from '../effects/removeAllTokens.ts'
export { removeToken } from '../effects/removeToken.ts'
export { repeat } from '../effects/repeat.ts'
export { rerollDie } from '../effects/rerollDie.ts'
export { rerollThese, rerollThis } from '../effects/rerollThese.ts'
export { rollDice, theyRoll } from '../effects/rollDice.ts'
export { searchDeck } from '../effects/searchDeck.ts'
export { type Searching, search, searchUpgrades } from '../effects/searchUpgrades.ts'
export { seeHand } from '../effects/seeHand.ts'
export { setOff } from '../effects/setOff.ts'
export { stealCp } from '../effects/stealCp.ts'
export { stealHealth } from '../effects/stealHealth.ts'
export { suffer } from '../effects/suffer.ts'
export { ownerOf, places, rethrowDie, rollFor } from '../effects/tableDice.ts'
export { lookAtTop, type PuttingBack, putBack } from '../effects/topOfDeck.ts'
export { tryAgain } from '../effects/tryAgain.ts'
export { undefendable } from '../effects/undefendable.ts'
export { playableAmong, upgradesAmong } from '../effects/upgradesAmong.ts'
export { on, when } from '../effects/when.ts'
export type { DiceThroneEvent } from '../events.ts'

export {
  branchKey,
  cardOr,
  countFor,
  type Facedown,
  facedownKey,
  onlyWords,
  orderKey,
  ownTokenOr,
  payOrReroll,
  playerKey,
  playerOr,
  priceOr,
  tokenKey,
  tokenPickOf,
} from '../options.ts'
export { canAct, isTime } from '../rules/actions.ts'
export { poolDamage, tierNow } from '../rules/attack.ts'

export { countFamily, dialOf, setState, stateOf, turnCompanion } from '../rules/companions.ts'
export { coverable, dropCovers } from '../rules/covered.ts'
export { isolatedDamage } from '../rules/damage.ts'
export { ATTACK, finalDamage } from '../rules/damageArithmetic.ts'
export { dealsNothing, isPassedBy } from '../rules/forbidden.ts'
export { expose, leaveHand } from '../rules/hand.ts'
export { addLine, hasIncoming, isHurtByAttack, pooledFor } from '../rules/incoming.ts'
export { filled, isFull } from '../rules/inflict.ts'
export { changeCp } from '../rules/points.ts'
export { opened } from '../rules/responseWindow.ts'
export { throwDice } from '../rules/throwDice.ts'

export { hasToken, isRemovable, putToken, roomFor, takeToken, tokenIdsOn, tokensOn } from '../rules/tokens.ts'
export {
  abilityOf,
  areFoes,
  type CardId,
  clockwise,
  type DiceThrone,
  fighter,
  hasVariant,
  NOBODY,
  opponents,
} from '../state.ts'

export { sentence } from '../text/describe.ts'
export type { HeroText, HeroTexts } from '../text/heroText.ts'
export { sentenceOf, unnamed } from '../text/lexicon.ts'
export { noun } from '../text/phrase.ts'
export type { Say } from '../text/say.ts'
export { boardKey, boardOf, upgradesInPlay } from './board.ts'
export { enlist } from './enlist.ts'
export type { Ability, Action, Card, Companion, Hero, Spending, Tier, Token } from './hero.ts'
export { listHeroes, loadHeroes } from './loadHeroes.ts'
export { largeStraight, ofAKind, smallStraight, symbols } from './need.ts'
export { printedEffects } from './printed.ts'
export { baseHero, heroIds, type ListedHero, sheetOf, tokenOf } from './roster.ts'
export {
  bleed,
  blessingOfDivinity,
  cleanse,
  evasive,
  knockdown,
  poison,
  protect,
  stun,
  targeted,
} from './sharedTokens.ts'
export { upgrade } from './upgradeCard.ts'
