/** The offensive roll phase: up to three attempts, an announcement that opponents may respond to, an activation. */
import { emit, flow, frameOf, type Seat } from '@alea/engine'
import { boardOf, type TierInPlay } from '../content/board.ts'
import type { Token } from '../content/hero.ts'
import { isMet } from '../content/need.ts'
import { handOf, numberOf, ROLLS } from '../content/rolls.ts'
import { baseHero, heroOf, tokenOf } from '../content/roster.ts'
import { ATTEMPTS_MADE } from '../effects/amount.ts'
import type { DiceThroneEvent } from '../events.ts'
import { actionAs, actionOf, keepKey, keptPlaces } from '../options.ts'
import { type Attack, abilityOf, DICE, type DiceThrone, fighter, hasVariant, NOBODY, type Roll } from '../state.ts'
import { act } from './act.ts'
import { withActions } from './actions.ts'
import { coveredOn, uncover } from './covered.ts'
import { changeCp } from './points.ts'
import { refusals, unmet } from './refusals.ts'
import { opened } from './responseWindow.ts'
import { forgetArrivals, takeToken, tokenIdsOn } from './tokens.ts'

export const ATTEMPTS = 3
const ALL_KEPT = (1 << DICE) - 1
const NONE = 'none'

/** A set of dice to keep, as a bit mask; or an announcement, an action, or none. */
type Choice = number | string

interface Rolling {
  /** It follows another one in the same roll phase. */
  further?: boolean
  done?: boolean
}

export const offense = flow<DiceThrone, Rolling>('dice-throne/offense', ($) => [
  $.run((g) => {
    g.phase = 'offense'
    forgetArrivals(g, g.active)
    beginAttempts(g)
  }),
  $.roll('roll', { dice: () => DICE, whose: (g) => [g.active], then: (g, _, faces) => land(g, ALL_KEPT, faces) }),
  $.loop(
    (_, l) => !l.done,
    $.ask<Choice>('attempt', {
      who: (g) => g.active,
      options: (g) => {
        const options = withAnnouncements(g, keeps(g).slice())
        options.push(NONE)
        return withActions(g, g.active, options)
      },
      key: (choice) => (typeof choice === 'number' ? keepKey(choice) : choice),
      params: (g) => ({ attempts: g.attempts, each: attemptPrice(g) }),
      unavailable: (g) => [...unmet(g, offensiveRoll(g), isShown), ...refusals(g, g.active)],
      then: (g, _, choice) => {
        g.declared = choice
        g.altered = false
        if (isAnnouncement(choice)) announce(g, choice)
      },
    }),
    $.either(
      (g) => isAction(g.declared!),
      [$.call(act, (g) => ({ seat: g.active, action: g.declared as string }))],
      [
        // [DT-5.4] Anybody may alter dice; then the player may announce something else or use remaining attempts.
        opened($, (g) => (isAnnouncement(g.declared!) ? {} : { but: g.active })),
        $.either(
          // What somebody took meanwhile cannot pay for an attempt, and what was covered meanwhile cannot be activated.
          (g) => g.altered || (typeof g.declared === 'number' && !canPayAttempt(g)) || isCovered(g),
          [$.run(withdraw)],
          [
            $.when(
              (g) => typeof g.declared === 'number',
              $.run((g) => changeCp(g, g.active, -attemptPrice(g))),
              $.roll('roll', {
                dice: (g) => DICE - keptPlaces(g.declared as number).length,
                whose: (g) => [g.active],
                then: (g, _, faces) => land(g, ALL_KEPT & ~(g.declared as number), faces),
              }),
            ),
            $.run((g, l) => {
              l.done = typeof g.declared === 'string'
            }),
          ],
        ),
      ],
    ),
  ),
])

/** The phase ends without an ability and begins again, with all its attempts. */
export const offenseAgain = flow<DiceThrone>('dice-throne/offense-again', ($) => [
  $.run((g) => {
    uncover(g, g.active)
    beginAttempts(g)
  }),
  $.roll('roll', { dice: () => DICE, whose: (g) => [g.active], then: (g, _, faces) => land(g, ALL_KEPT, faces) }),
  // Earlier announcements no longer count.
  $.run((g) => {
    g.altered = true
  }),
])

/** [DT-5.13] Three attempts, or as many as tokens leave in the first of several such phases; the first with all five dice. */
function beginAttempts(g: DiceThrone): void {
  const left = frameOf(g, offense)?.vars.further ? 0 : sumOf(g, ({ attempts }) => attempts)
  g.attempts = Math.max(1, ATTEMPTS + left)
  g.declared = undefined
  g.altered = false
  g.attack = undefined
  g.rolls = [{ owner: g.active, purpose: 'offense', dice: Array<number>(DICE).fill(1), ...warped(g) }]
}

/** The last of the five is another hero's die if a token says so; the token is removed, and does nothing to that hero. */
function warped(g: DiceThrone): Pick<Roll, 'foreign'> {
  const warping = tokenIdsOn(g, g.active).find((id) => tokenOf(id).warps !== undefined)
  if (warping === undefined) return {}
  takeToken(g, g.active, warping, 1)
  const hero = tokenOf(warping).warps!
  return hero === baseHero(fighter(g, g.active).hero) ? {} : { foreign: { at: DICE - 1, hero } }
}

/** Whether the dice meet the condition of a tier; a foreign die is only a number. */
export const isShown = (g: DiceThrone, { hands, need }: TierInPlay, { dice, foreign }: Roll): boolean =>
  foreign ? isMet(need, dice, heroOf(g, g.active).faces, foreign.at) : hands[handOf(dice)]!

export const offensiveRoll = (g: DiceThrone): Roll => g.rolls[0]!

function land(g: DiceThrone, rolled: number, faces: readonly number[]): void {
  const { dice } = offensiveRoll(g)
  let next = 0
  for (let i = 0; i < dice.length; i++) if (rolled & (1 << i)) dice[i] = faces[next++]!
  g.attempts--
  const { marks } = fighter(g, g.active)
  marks[ATTEMPTS_MADE] = (marks[ATTEMPTS_MADE] ?? 0) + 1
  emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: g.active, purpose: 'offense', dice: [...dice] }))
}

/** Sets of dice to keep while the others are rolled again; equal dice are represented by the leftmost ones. */
const keeps = (g: DiceThrone): readonly number[] =>
  g.attempts > 0 && canPayAttempt(g) ? keepsOf(offensiveRoll(g)) : []

/** [DT-5.13] What each attempt after the first costs; with the original leaflets, only the last one. */
const attemptPrice = (g: DiceThrone): number =>
  hasVariant(g, 'original-leaflets') && g.attempts > 1 ? 0 : sumOf(g, (token) => token.attemptPrice)

const canPayAttempt = (g: DiceThrone): boolean => fighter(g, g.active).cp >= attemptPrice(g)

/** A number printed on tokens, added up over those of the active player. */
function sumOf(g: DiceThrone, printed: (token: Token) => number | undefined): number {
  const { tokens } = fighter(g, g.active)
  let sum = 0
  for (const id in tokens) if (tokens[id]! > 0) sum += tokens[id]! * (printed(tokenOf(id)) ?? 0)
  return sum
}

const known = Array<readonly number[] | undefined>(ROLLS).fill(undefined)

function keepsOf({ dice, foreign }: Roll): readonly number[] {
  if (foreign) return SETS.filter((set) => isLeftmost(set, dice, foreign.at))
  const roll = numberOf(dice)
  const sets = known[roll] ?? SETS.filter((set) => isLeftmost(set, dice))
  known[roll] = sets
  return sets
}

const SETS = Array.from({ length: ALL_KEPT }, (_, set) => set)

function isLeftmost(set: number, dice: readonly number[], foreign?: number): boolean {
  for (let j = 1; j < dice.length; j++) {
    if (!(set & (1 << j)) || j === foreign) continue
    for (let i = 0; i < j; i++) if (dice[i] === dice[j] && i !== foreign && !(set & (1 << i))) return false
  }
  return true
}

/** Every ability the dice now allow: `announce:smack.2` is the second tier of Smack. */
function withAnnouncements(g: DiceThrone, options: Choice[]): Choice[] {
  const roll = offensiveRoll(g)
  const covered = coveredOn(g, g.active)
  for (const tier of boardOf(g, g.active).tiers)
    if (isShown(g, tier, roll) && !covered.includes(tier.ability.id)) options.push(tier.announcement)
  return options
}

/** Whether the ability just announced has been covered since. */
const isCovered = (g: DiceThrone): boolean =>
  g.attack !== undefined && coveredOn(g, g.active).includes(abilityOf(g.attack))

function announce(g: DiceThrone, choice: string): void {
  const { tier } = actionAs('announce', choice)
  g.attack = newAttack(g, tier)
  emit<DiceThroneEvent>(() => ({ type: 'announced', seat: g.active, ability: tier }))
}

const newAttack = (g: DiceThrone, tier: string): Attack => ({
  by: g.active,
  tier,
  dice: [...offensiveRoll(g).dice],
  rolled: [],
  target: NOBODY as Seat,
  type: 'normal',
  base: 0,
  isAttack: false,
  recoil: 0,
  inflicted: [],
  modified: false,
  marks: {},
  stage: 'announced',
})

function withdraw(g: DiceThrone): void {
  g.attack = undefined
}

const isAnnouncement = (choice: Choice): choice is string =>
  typeof choice === 'string' && actionOf(choice).is === 'announce'

const isAction = (choice: Choice): boolean => typeof choice === 'string' && choice !== NONE && !isAnnouncement(choice)
