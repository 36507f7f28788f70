import { cloneValue, type Seat, type Viewer, varsWith } from '@alea/engine'
import { type Board, boardOf } from './content/board.ts'
import { companionsOf } from './content/roster.ts'
import type { Fx } from './effects/effect.ts'
import { dialOf, stateOf } from './rules/companions.ts'
import { finalDamage, halfOf, halved, subtotal, unavoided } from './rules/damageArithmetic.ts'
import { typeOf } from './rules/damageType.ts'
import { turnedBy } from './rules/dials.ts'
import { pooledFor } from './rules/incoming.ts'
import { isGone } from './rules/leave.ts'
import { isLeader } from './rules/targeting.ts'
import { tokenIdsOn, tokensOn } from './rules/tokens.ts'
import { type Attack, type DiceThrone, type Line, type Roll, startingHealth, type TokenId, teamOf } from './state.ts'

/** What a seat may know: hands of its own team, never the order of a deck. */
export const view = (g: DiceThrone, viewer: Viewer) => ({
  mode: g.mode,
  variants: [...g.variants],
  turn: g.turn,
  active: g.active,
  starter: g.starter,
  phase: g.phase,
  dials: [...g.dials],
  /** The starting value of every dial. */
  startingHealth: startingHealth(g),
  attempts: g.attempts,
  furtherOffenses: [...g.furtherOffenses],
  declared: g.declared ?? null,
  rolls: g.rolls.map(rollView),
  attack: g.attack ? attackView(g.attack) : null,
  silenced: g.silenced,
  altered: g.altered,
  dealt: [...g.dealt],
  isolated: g.isolated ? { to: g.isolated.to, ...account(g, g.isolated.to, g.isolated.lines, 0) } : null,
  /** In a draft. */
  banned: [...(g.banned ?? [])],
  fighters: g.fighters.map((one, seat) => {
    const open = viewer !== undefined && teamOf(g, viewer) === teamOf(g, seat)
    return {
      seat,
      hero: one.hero,
      team: teamOf(g, seat),
      cp: one.cp,
      /** Cards, for those who may see them; else how many. */
      hand: open || (viewer !== undefined && one.shownTo.includes(viewer)) ? [...one.hand] : one.hand.length,
      deck: one.deck.length,
      knownTop: open ? one.deck.slice(one.deck.length - one.knownTop) : one.knownTop,
      looking: open ? [...one.looking] : one.looking.length,
      /** The top is the last one. */
      discard: [...one.discard],
      playing: [...one.playing],
      spells: [...one.spells],
      laid: [...one.laid],
      /** Cards laid face down, for those who may see them; for others, whether there is one at each place. */
      facedown: (one.facedown ?? []).map((card) => (open || card === '' ? card : null)),
      levels: boardView(g, seat).levels,
      companions: (isGone(g, seat) ? [] : companionsOf(one.hero)).map(({ id, dial }) => ({
        id,
        state: stateOf(g, seat, id)!,
        dial: dial ? { value: dialOf(g, seat, id), most: dial.most } : null,
      })),
      tokens: tokenIdsOn(g, seat).map((id) => ({ id, count: tokensOn(g, seat, id) })),
      raised: { ...one.raised },
      marks: { ...one.marks },
      /** Names the state of the hero board; `boardNamed` finds it. */
      board: one.board,
      abilities: boardView(g, seat).abilities,
      leader: isLeader(g, seat),
      incoming: account(g, seat, pooledFor(g, seat), g.healing[seat]!),
    }
  }),
  /** What has been picked so far for the effects being resolved: whom they concern now, and their verbs' own variables. */
  picking: varsWith<Fx>(g, 'own').map(({ by, target, dice, own }) => ({
    by,
    target,
    dice: [...dice],
    own: cloneValue(own),
  })),
  /** Effects of the upkeep, and status effects to be checked, whose turn has not come. */
  due: [
    ...varsWith<{ stirring: string[] }>(g, 'stirring').flatMap(({ stirring }) => stirring),
    ...varsWith<{ checks: TokenId[] }>(g, 'checks').flatMap(({ checks }) => checks),
  ],
  out: [...g.out] as Seat[],
  ended: g.ended ?? null,
})
export type View = ReturnType<typeof view>

/** The view of a board, computed once for each of its states: it is half of a view and hardly ever changes. */
function boardView(g: DiceThrone, seat: Seat): BoardView {
  const board = boardOf(g, seat)
  const known = boardViews.get(board)
  if (known) return known
  const abilities = board.abilities.map(({ ability, level }) => ({ id: ability.id, level }))
  const made = { levels: { ...board.levels }, abilities }
  boardViews.set(board, made)
  return made
}

interface BoardView {
  readonly levels: Readonly<Record<string, number>>
  readonly abilities: readonly { readonly id: string; readonly level: number }[]
}

const boardViews = new WeakMap<Board, BoardView>()

/** The computation of damage, line by line, with its current result. */
function account(g: DiceThrone, seat: Seat, lines: readonly Line[], heal: number) {
  const dealt = subtotal(lines)
  const final = finalDamage(lines)
  return {
    lines: lines.map((line) => ({
      kind: line.kind,
      by: line.by,
      /** Of a half, what it prevents. */
      amount: line.kind === 'half' ? halved(line, lines) : line.amount,
      certain: line.certain === true,
      /** None for what prevents or avoids. */
      type: typeOf(g, line) ?? null,
    })),
    heal,
    subtotal: dealt,
    /** How much half of the whole is; rules before version 3 say of a half only this. */
    half: halfOf(subtotal(unavoided(lines))),
    final,
    /** The dial afterwards. */
    left: turnedBy(g, teamOf(g, seat), heal - final),
  }
}

const rollView = ({ owner, purpose, dice, by, owners, foreign }: Roll) => ({
  owner,
  purpose,
  dice: [...dice],
  by: by ?? null,
  owners: owners ? [...owners] : null,
  /** The die that is another hero's, and only a number. */
  foreign: foreign ? { ...foreign } : null,
})

const attackView = ({
  by,
  tier,
  board,
  dice,
  rolled,
  target,
  type,
  base,
  isAttack,
  recoil,
  inflicted,
  coming,
  intercepted,
  peak,
  marks,
  stage,
}: Attack) => ({
  by,
  tier,
  board: board ?? null,
  dice: [...dice],
  rolled: [...rolled],
  target,
  type,
  base,
  isAttack,
  recoil,
  inflicted: [...inflicted],
  coming: [...(coming ?? [])],
  intercepted: [...(intercepted ?? [])],
  peak: peak ?? 0,
  marks: { ...marks },
  stage,
})
