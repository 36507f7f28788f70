/** The words of Battle Dice scenarios: `p1 locker = goblin orc`, `p2 arena = dwarf/5 orc/2`, `phase = powers`. */
import {
  enter,
  InputError,
  isRunning,
  itemsOf,
  listed,
  parseSeat,
  type ScenarioVocabulary,
  type Seat,
  seatName,
  seatOf,
  wholeOf,
} from '@alea/engine'
import { isRace, RACES, type Race } from './content/races.ts'
import { match, PHASE_FLOWS, turn } from './rules/match.ts'
import {
  type BattleDice,
  type Die,
  isThrown,
  NOBODY,
  owned,
  raceOf,
  remove,
  trainer,
  UNTHROWN,
  worth,
} from './state.ts'
import { WORDS, type Words } from './text/index.ts'

const ZONES = ['locker', 'arena', 'infirmary'] as const
type Zone = (typeof ZONES)[number]

export const vocabulary: ScenarioVocabulary<BattleDice> = {
  set(g, subject, value) {
    const [head = '', tail] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined) return setOfPlayer(g, seatOf(head, g.trainers.length), tail ?? '', value)
    if (subject === 'turn') g.turn = wholeOf(value, 0, 60)
    else if (subject === 'first') g.first = seatOf(value, g.trainers.length)
    else if (subject === 'phase') setPhase(g, value)
    else if (head === 'stock' && tail !== undefined) setStock(g, race(tail), wholeOf(value, 0, 8))
    else throw wrong((faults) => faults.cannotSet(subject))
  },
  get(g, subject) {
    const [head = '', tail = ''] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined && seat < g.trainers.length) return getOfPlayer(g, seat, tail)
    if (subject === 'turn') return String(g.turn)
    if (subject === 'first') return seatName(g.first)
    if (subject === 'step') return String(g.step)
    if (subject === 'phase') return phaseOf(g)
    if (subject === 'dead') return listed(g.dead.map(raceOf))
    if (head === 'stock' && isRace(tail)) return String(g.stock.filter((die) => raceOf(die) === tail).length)
    return undefined
  },
  unordered: (subject) => subject === 'dead' || /^p\d+ (locker|infirmary)$/.test(subject),
}

function setOfPlayer(g: BattleDice, seat: Seat, what: string, value: string): void {
  if (isZone(what)) setZone(g, seat, what, value)
  else if (what === 'gold') trainer(g, seat).gold = wholeOf(value, 0, 999)
  else if (what === 'kept') g.kept.push(...ownPlaces(g, seat, value))
  else if (what === 'shielding') g.shielding.push(...ownPlaces(g, seat, value))
  else throw wrong((faults) => faults.cannotSetOfPlayer(what))
}

function getOfPlayer(g: BattleDice, seat: Seat, what: string): string | undefined {
  const { arena, gold } = trainer(g, seat)
  const placesOf = (dice: readonly Die[]) =>
    listed(arena.flatMap((die, i) => (dice.includes(die) ? [String(i + 1)] : [])))
  switch (what) {
    case 'locker':
    case 'infirmary':
      return listed(trainer(g, seat)[what].map(raceOf))
    case 'arena':
      return listed(arena.map((die) => fighter(g, seat, die)))
    case 'gold':
      return String(gold)
    case 'value':
      return String(worth(owned(g, seat)))
    case 'kept':
      return placesOf(g.kept)
    case 'shielding':
      return placesOf(g.shielding)
    default:
      return undefined
  }
}

/** `orc/2` once rolled, `orc` before, and `orc/2@p2` for a creature of p2 that fights in somebody else's row. */
const fighter = (g: BattleDice, seat: Seat, die: Die): string =>
  `${raceOf(die)}${isThrown(g, die) ? `/${g.face[die]}` : ''}${g.owner[die] === seat ? '' : `@${seatName(g.owner[die]!)}`}`

/** What was in the zone returns to the stock; the named creatures are taken from it. */
function setZone(g: BattleDice, seat: Seat, zone: Zone, value: string): void {
  for (const die of trainer(g, seat)[zone].splice(0)) {
    g.owner[die] = NOBODY
    g.stock.push(die)
  }
  for (const word of itemsOf(value)) {
    const parts = /^([a-z]+)(?:\/([1-6]))?(?:@(p[1-4]))?$/.exec(word)
    if (!parts || (zone !== 'arena' && (parts[2] || parts[3])))
      throw wrong((faults) => (zone === 'arena' ? faults.notAFighter(word) : faults.notACreature(word)))
    const die = fromStock(g, race(parts[1]!))
    g.owner[die] = parts[3] ? seatOf(parts[3], g.trainers.length) : seat
    g.face[die] = Number(parts[2] ?? UNTHROWN)
    trainer(g, seat)[zone].push(die)
  }
}

function fromStock(g: BattleDice, wanted: Race): Die {
  const die = g.stock.find((one) => raceOf(one) === wanted)
  if (die === undefined) throw wrong((faults) => faults.noneInStock(wanted))
  remove(g.stock, die)
  return die
}

/** Surplus dice count as dead: a scenario may empty a pile without saying who bought it. */
function setStock(g: BattleDice, wanted: Race, left: number): void {
  const pile = g.stock.filter((die) => raceOf(die) === wanted)
  if (pile.length < left) throw wrong((faults) => faults.tooFewInStock(wanted, pile.length))
  for (const die of pile.slice(left)) {
    remove(g.stock, die)
    g.dead.push(die)
  }
}

function setPhase(g: BattleDice, value: string): void {
  const phase = Object.entries(PHASE_FLOWS).find(([name]) => name === value)?.[1]
  if (!phase) throw wrong((faults) => faults.notAPhase(value, Object.keys(PHASE_FLOWS)))
  g.turn = Math.max(1, g.turn)
  enter(g, match, turn, phase)
}

const phaseOf = (g: BattleDice): string =>
  Object.entries(PHASE_FLOWS).find(([, phase]) => isRunning(g, phase))?.[0] ?? (g.ended ? 'over' : 'start')

function ownPlaces(g: BattleDice, seat: Seat, value: string): Die[] {
  const { arena } = trainer(g, seat)
  return itemsOf(value).map((word) => arena[wholeOf(word, 1, arena.length) - 1]!)
}

const isZone = (word: string): word is Zone => (ZONES as readonly string[]).includes(word)

function race(word: string): Race {
  if (isRace(word)) return word
  throw wrong((faults) => faults.notARace(word, RACES))
}

const wrong = (fault: (faults: Words['faults']) => string): InputError =>
  new InputError((language) => fault(WORDS[language].faults))
