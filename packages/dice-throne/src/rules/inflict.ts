/** Inflicting status effects; some blow up when a second one of their kind arrives, some do something on arrival or when the limit is reached. */
import { flow, type Seat } from '@alea/engine'
import { effectsAt } from '../content/moments.ts'
import { programAt, tokenHome } from '../content/programNames.ts'
import { program } from '../content/programs.ts'
import { tokenOf } from '../content/roster.ts'
import { type DiceThrone, fighter, inRollPhase, type TokenId } from '../state.ts'
import { coverable, coverId } from './covered.ts'
import { isolatedDamage } from './damage.ts'
import { isPassedBy } from './forbidden.ts'
import { momentVars } from './hooks.ts'
import { arrivalMark, putToken, roomFor, takeToken, tokensOn } from './tokens.ts'

interface Inflicted {
  seat: Seat
  token: TokenId
  count: number
  /** Who inflicts it, where that matters: whoever covers an ability chooses it. */
  by?: Seat
  /** It comes from another player: what it does when it is inflicted does not happen. */
  moved?: boolean
  placed?: number
}

export const inflictTokens = flow<DiceThrone, Inflicted>('dice-throne/inflict', ($) => [
  $.leave((g, l) => l.count <= 0 || isIntercepted(g, l)),
  $.when(
    (_, l) => tokenOf(l.token).covers === true,
    $.call(cover, (_, l) => ({ ...l, by: l.by ?? l.seat })),
    $.leave(),
  ),
  // A second one of its kind makes a token with `blast` blow up; the new one stays.
  $.when(
    (g, l) => tokenOf(l.token).blast !== undefined && tokensOn(g, l.seat, l.token) > 0,
    $.run((g, l) => {
      takeToken(g, l.seat, l.token, 1)
    }),
    $.call(isolatedDamage, (g, l) => ({
      to: l.seat,
      amount: isPassedBy(g, l.seat) ? 0 : tokenOf(l.token).blast!,
      by: l.token,
      certain: false,
      type: 'undefendable' as const,
    })),
  ),
  $.run((g, l) => {
    l.placed = putToken(g, l.seat, l.token, l.count)
    noteArrival(g, l)
    if (l.placed > 0 && g.attack?.target === l.seat) g.attack.inflicted.push(l.token)
  }),
  $.leave((_, l) => l.placed === 0),
  $.when(
    (g, l) => !l.moved && !isPassedBy(g, l.seat) && effectsAt<'token'>(tokenOf(l.token), 'inflicted') !== undefined,
    $.call(
      (_, l) => program(programAt('inflicted', tokenHome(tokenOf(l.token).id))!),
      (g, l) => momentVars(g, 'inflicted', l.seat, l.token),
    ),
  ),
  $.when(
    isFull,
    $.call(filled, (_, l) => ({ seat: l.seat, token: l.token })),
  ),
])

/** Each lies on another ability; those for which there is no place are lost. */
const cover = flow<DiceThrone, Inflicted & { by: Seat }>('dice-throne/cover', ($) => [
  $.loop(
    (g, l) => l.count > 0 && coverable(g, l.seat, l.token).length > 0,
    $.ask<string>('cover', {
      who: (_, l) => l.by,
      options: (g, l) => coverable(g, l.seat, l.token),
      params: (_, l) => ({ token: l.token, seat: l.seat }),
      auto: true,
      then: (g, l, ability) => {
        l.count--
        const token = coverId(l.token, ability)
        putToken(g, l.seat, token, 1)
        noteArrival(g, { seat: l.seat, token, count: 1 })
        if (g.attack?.target === l.seat) g.attack.inflicted.push(token)
      },
    }),
  ),
])

/** [DT-14.15] What was intercepted never arrives: its whole amount, for this ability. */
const isIntercepted = ({ attack }: DiceThrone, { seat, token }: Inflicted): boolean =>
  attack?.striking === true && attack.target === seat && attack.intercepted?.includes(tokenOf(token).id) === true

/** [DT-14.14] What ends with a roll phase, and arrives in that very phase, stays for the next turn; what covers an ability, only if it came too late for this offensive roll. */
function noteArrival(g: DiceThrone, { seat, token, count }: Inflicted): void {
  const { ends, covers } = tokenOf(token)
  if (seat !== g.active || !inRollPhase(g) || ends === undefined || (covers && g.phase === 'offense')) return
  const { marks } = fighter(g, seat)
  marks[arrivalMark(token)] = (marks[arrivalMark(token)] ?? 0) + count
}

/** Whether this token does something when the limit is reached, and it is. */
export const isFull = (g: DiceThrone, { seat, token }: { seat: Seat; token: TokenId }): boolean =>
  effectsAt<'token'>(tokenOf(token), 'full') !== undefined && roomFor(g, seat, token) === 0

/** What a token does when its holder has as many as the limit allows. */
export const filled = flow<DiceThrone, { seat: Seat; token: TokenId }>('dice-throne/filled', ($) => [
  $.call(
    (_, l) => program(programAt('full', tokenHome(tokenOf(l.token).id))!),
    (g, l) => momentVars(g, 'full', l.seat, l.token),
  ),
])
