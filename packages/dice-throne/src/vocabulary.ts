/** The words of Dice Throne scenarios: `p1 hand = tip-it six-it`, `p2 tokens = evasive:2`, `p1 health = 12`, `phase = roll`. */
import {
  enter,
  itemsOf,
  listed,
  NOTHING,
  parseSeat,
  type ScenarioVocabulary,
  type Seat,
  seatName,
  seatOf,
  wholeOf,
} from '@alea/engine'
import { boardKey, boardOf } from './content/board.ts'
import { sheetOf, tokenOf } from './content/roster.ts'
import { fault } from './fault.ts'
import { finalDamage, highestHealth, subtotal } from './rules/damageArithmetic.ts'
import { discardPhase } from './rules/discard.ts'
import { income } from './rules/income.ts'
import { firstMain, match, secondMain, turn } from './rules/match.ts'
import { rollPhase } from './rules/rollPhase.ts'
import { tokenIdsOn, tokensOn } from './rules/tokens.ts'
import { upkeep } from './rules/upkeep.ts'
import { type DiceThrone, fighter, healthOf, MAX_CP, startingHealth, teamOf } from './state.ts'

const ZONES = ['hand', 'deck', 'discard', 'laid'] as const
type Zone = (typeof ZONES)[number]

export const vocabulary: ScenarioVocabulary<DiceThrone> = {
  set(g, subject, value) {
    const [head = '', what = ''] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined) return setOfPlayer(g, seatOf(head, g.fighters.length), what, value)
    if (subject === 'turn') g.turn = wholeOf(value, 1, 200)
    else if (subject === 'active') g.active = seatOf(value, g.fighters.length)
    else if (subject === 'phase') setPhase(g, value)
    else throw fault((say) => say.nothingToSet(subject))
  },
  get(g, subject) {
    const [head = '', what = ''] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined && seat < g.fighters.length) return getOfPlayer(g, seat, what)
    if (subject === 'turn') return String(g.turn)
    if (subject === 'active') return seatName(g.active)
    if (subject === 'phase') return g.phase
    if (subject === 'attempts') return String(g.attempts)
    if (subject === 'dice') return listed(g.rolls.at(-1)?.dice ?? [])
    if (subject === 'attack') return g.attack ? `${g.attack.tier} ${g.attack.base} ${g.attack.type}` : NOTHING
    return undefined
  },
}

function setOfPlayer(g: DiceThrone, seat: Seat, what: string, value: string): void {
  const one = fighter(g, seat)
  if (isZone(what)) setZone(g, seat, what, value)
  else if (what === 'health') g.dials[teamOf(g, seat)] = wholeOf(value, 1, highestHealth(startingHealth(g)))
  else if (what === 'cp') one.cp = wholeOf(value, 0, MAX_CP)
  else if (what === 'tokens') {
    one.tokens = {}
    for (const [id, count] of pairs(value)) {
      const { limit } = tokenOf(knownToken(id))
      if (count > limit) throw fault((say) => say.tokenLimit(id, limit))
      one.tokens[id] = count
    }
  } else if (what === 'levels') {
    one.board = boardKey(one.hero, one.marks.face)
    for (const [id, level] of pairs(value)) raise(g, seat, id, level)
  } else if (what === 'face') turnFace(g, seat, wholeOf(value, 0, 1))
  else throw fault((say) => say.nothingOfPlayer(what))
}

function getOfPlayer(g: DiceThrone, seat: Seat, what: string): string | undefined {
  const one = fighter(g, seat)
  if (isZone(what)) return listed([...one[what]].sort())
  switch (what) {
    case 'health':
      return String(healthOf(g, seat))
    case 'cp':
      return String(one.cp)
    case 'cards':
      return String(one.hand.length)
    case 'tokens':
      return listed(
        tokenIdsOn(g, seat)
          .sort()
          .map((id) => `${id}:${tokensOn(g, seat, id)}`),
      )
    case 'levels':
      return listed(Object.entries(boardOf(g, seat).levels).map(([id, level]) => `${id}:${level}`))
    case 'incoming':
      return String(finalDamage(g.incoming[seat]!))
    case 'subtotal':
      return String(subtotal(g.incoming[seat]!))
    case 'face':
      return String(one.marks.face ?? 0)
    default:
      return undefined
  }
}

/** The named cards are taken from wherever the player has them; the cards they replace go under the deck. */
function setZone(g: DiceThrone, seat: Seat, zone: Zone, value: string): void {
  const one = fighter(g, seat)
  one.deck.unshift(...one[zone].splice(0))
  const named = itemsOf(value)
  for (const id of named) {
    if (!sheetOf(one.hero).cards.has(id)) throw fault((say) => say.unknownCard(one.hero, id))
    const at = one.deck.indexOf(id)
    if (at < 0) throw fault((say) => say.notInDeck(id))
    one.deck.splice(at, 1)
  }
  // The first card named is on top of the deck or the discard pile.
  one[zone].push(...(zone === 'deck' || zone === 'discard' ? [...named].reverse() : named))
}

function raise(g: DiceThrone, seat: Seat, ability: string, level: number): void {
  const one = fighter(g, seat)
  const card = [...sheetOf(one.hero).cards.values()].find(
    ({ upgrades }) => upgrades?.ability.id === ability && upgrades.level === level,
  )
  if (!card) throw fault((say) => say.unknownLevel(one.hero, ability, level))
  const at = one.deck.indexOf(card.id)
  if (at < 0) throw fault((say) => say.notInDeck(card.id))
  one.deck.splice(at, 1)
  one.board = boardKey(one.hero, one.marks.face, { ...boardOf(g, seat).levels, [ability]: level })
  one.marks['cards-in-play'] = (one.marks['cards-in-play'] ?? 0) + 1
}

function turnFace(g: DiceThrone, seat: Seat, face: number): void {
  const one = fighter(g, seat)
  one.marks.face = face
  one.board = boardKey(one.hero, face, boardOf(g, seat).levels)
}

/** The phases a scenario or a lesson may begin with. */
const PHASE_FLOWS = {
  upkeep,
  income,
  'main-1': firstMain,
  roll: rollPhase,
  'main-2': secondMain,
  discard: discardPhase,
} as const

function setPhase(g: DiceThrone, value: string): void {
  const phase = Object.entries(PHASE_FLOWS).find(([name]) => name === value)?.[1]
  if (!phase) throw fault((say) => say.unknownPhase(value, Object.keys(PHASE_FLOWS)))
  g.turn = Math.max(2, g.turn)
  enter(g, match, turn, phase)
}

/** `evasive:2 bounty` */
const pairs = (value: string): [string, number][] =>
  itemsOf(value).map((word) => {
    const [id = '', count = '1'] = word.split(':')
    return [id, wholeOf(count, 1, 99)]
  })

function knownToken(id: string): string {
  try {
    tokenOf(id)
    return id
  } catch {
    throw fault((say) => say.unknownToken(id))
  }
}

const isZone = (word: string): word is Zone => (ZONES as readonly string[]).includes(word)
