/** The words of Dice Throne scenarios: `p1 hand = tip-it six-it`, `p2 tokens = evasive:2`, `p1 health = 12`, `phase = roll`. */
import {
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
import { companionsOf, sheetOf, tokenOf } from './content/roster.ts'
import { makerOf } from './effects/ownedId.ts'
import { fault } from './fault.ts'
import { dialOf, setState, stateOf, turnCompanion } from './rules/companions.ts'
import { finalDamage, highestHealth, subtotal } from './rules/damageArithmetic.ts'
import { typeOf } from './rules/damageType.ts'
import { incomingOf, pooledFor } from './rules/incoming.ts'
import { isGone } from './rules/leave.ts'
import { ATTEMPTS } from './rules/offense.ts'
import { roomFor, tokenIdsOn, tokensOn } from './rules/tokens.ts'
import { type DiceThrone, fighter, healthOf, MAX_CP, NOBODY, type Roll, startingHealth, teamOf } from './state.ts'
import { setAttack, setDice, setPhase } from './vocabularyPhases.ts'
import { isPile, isZone, raise, setZone, zoneText } from './vocabularyZones.ts'

export const vocabulary: ScenarioVocabulary<DiceThrone> = {
  set(g, subject, value) {
    const [head = '', what = ''] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined) return setOfPlayer(g, seatOf(head, g.fighters.length), what, value)
    if (subject === 'turn') g.turn = wholeOf(value, 1, 200)
    else if (subject === 'active') g.active = seatOf(value, g.fighters.length)
    else if (subject === 'phase') setPhase(g, value)
    else if (subject === 'dice') setDice(g, value)
    else if (subject === 'attempts') g.attempts = wholeOf(value, 0, ATTEMPTS)
    else if (subject === 'attack') setAttack(g, value)
    else if (subject === 'target') setTarget(g, value)
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
    if (subject === 'target') return g.attack && g.attack.target !== NOBODY ? seatName(g.attack.target) : NOTHING
    return undefined
  },
  unordered(subject) {
    const what = subject.replace(/^p\d+ /, '')
    return what === 'tokens' || what === 'levels' || (isZone(what) && !isPile(what))
  },
  meaning: (g, _, key) => facesIn(key, g.rolls.at(-1)),
}

/** `keep:1,3`, `1,3` and `3=6` with the faces of the dice in place of their positions. Dice of two players are never interchangeable. */
function facesIn(key: string, roll: Roll | undefined): string {
  const parts = /^(keep:)?([1-9](?:,[1-9])*)(=[1-6])?$/.exec(key)
  if (!parts || !roll || roll.owners || roll.foreign) return key
  const faces = parts[2]!.split(',').map((place) => roll.dice[Number(place) - 1] ?? 0)
  return `${parts[1] ?? ''}${faces.sort().join(',')}${parts[3] ?? ''}`
}

function setOfPlayer(g: DiceThrone, seat: Seat, what: string, value: string): void {
  const one = fighter(g, seat)
  if (isZone(what)) setZone(g, seat, what, value)
  else if (what === 'health') g.dials[teamOf(g, seat)] = wholeOf(value, 1, highestHealth(startingHealth(g)))
  else if (what === 'cp') one.cp = wholeOf(value, 0, MAX_CP)
  else if (what === 'tokens') {
    setTokens(g, seat, value)
  } else if (what === 'levels') {
    one.board = boardKey(one.hero, one.marks.face)
    for (const [id, level] of pairs(value)) raise(g, seat, id, level)
  } else if (what === 'face') turnFace(g, seat, wholeOf(value, 0, 1))
  else if (companionsOf(fighter(g, seat).hero).some(({ id }) => id === what)) setCompanion(g, seat, what, value)
  else throw fault((say) => say.nothingOfPlayer(what))
}

function getOfPlayer(g: DiceThrone, seat: Seat, what: string): string | undefined {
  const one = fighter(g, seat)
  if (isZone(what)) return zoneText(one, what)
  if (what === 'playing' || what === 'spells') return listed([...one[what]].sort())
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
      return String(finalDamage(pooledFor(g, seat)))
    case 'damage':
      return listed(
        incomingOf(g, seat).flatMap((line) => {
          const type = typeOf(g, line)
          return type === undefined ? [] : [`${line.by}:${line.amount}:${type}`]
        }),
      )
    case 'subtotal':
      return String(subtotal(pooledFor(g, seat)))
    case 'face':
      return String(one.marks.face ?? 0)
    default:
      return companionText(g, seat, what)
  }
}

/** `active 5`, `basic`: the state of a companion and its dial, if it has one. */
function companionText(g: DiceThrone, seat: Seat, id: string): string | undefined {
  const companion = companionsOf(fighter(g, seat).hero).find((one) => one.id === id)
  if (!companion) return undefined
  if (isGone(g, seat)) return NOTHING
  const state = stateOf(g, seat, id)!
  return companion.dial ? `${state} ${dialOf(g, seat, id)}` : state
}

function setCompanion(g: DiceThrone, seat: Seat, id: string, value: string): void {
  const { states, dial } = companionsOf(fighter(g, seat).hero).find((one) => one.id === id)!
  const [state = '', number] = itemsOf(value)
  if (!states.includes(state) || (number !== undefined && !dial))
    throw fault((say) => say.companionShape(id, states, dial?.most))
  setState(g, seat, id, state)
  if (dial && number !== undefined) turnCompanion(g, seat, id, wholeOf(number, 0, dial.most) - dialOf(g, seat, id))
}

/** As the rules would place them: up to the limit, and only tokens of somebody at the table. */
function setTokens(g: DiceThrone, seat: Seat, value: string): void {
  const { tokens } = fighter(g, seat)
  for (const id in tokens) tokens[id] = 0
  for (const [id, count] of pairs(value)) {
    checkOwner(g, knownToken(id))
    const room = roomFor(g, seat, id)
    if (count > room) throw fault((say) => say.tokenLimit(id, room))
    tokens[id] = (tokens[id] ?? 0) + count
  }
}

/** `doubloon@1` needs somebody on that seat whose hero makes doubloons. */
function checkOwner(g: DiceThrone, id: string): void {
  const { id: name, owned, covers } = tokenOf(id)
  const maker = makerOf(id)
  if (covers || (!owned && maker === undefined)) return
  const owner = maker === undefined ? undefined : g.fighters[maker]
  const isMade = owner && sheetOf(owner.hero).hero.tokens.some((token) => token.id === name)
  if (!owned || !isMade) throw fault((say) => say.tokenOwner(id))
}

function setTarget(g: DiceThrone, value: string): void {
  if (!g.attack) throw fault((say) => say.noAttack('target'))
  g.attack.target = seatOf(value, g.fighters.length)
}

function turnFace(g: DiceThrone, seat: Seat, face: number): void {
  const one = fighter(g, seat)
  if (face > 0 && !sheetOf(one.hero).hero.otherFace) throw fault((say) => say.oneFace(one.hero))
  one.marks.face = face
  one.board = boardKey(one.hero, face, boardOf(g, seat).levels)
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
