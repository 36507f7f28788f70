/** The words of Dice Forge scenarios: `p1 reserve = 3 0 0 0`, `p1 light = x3 g1`, `pile hydra = 0`, `step = action`. */
import {
  enter,
  InputError,
  itemsOf,
  listed,
  parseSeat,
  type ScenarioVocabulary,
  type Seat,
  seatName,
  seatOf,
  wholeOf,
} from '@alea/engine'
import { CARDS, CHEST_CARD, cardId, cardOf, cardOn, cardPiece, HAMMER_CARD } from './content/cards.ts'
import { HAMMER, TOKENS, type Token } from './content/effects.ts'
import { type Face, faceOf, faceOn, idOf, PIECES, type Piece, SANCTUARY, templePiece } from './content/faces.ts'
import { HOME, slotOf } from './content/islands.ts'
import { GLORY_TOKEN, RESOURCES, type Resource } from './content/resources.ts'
import { match, PHASE_FLOWS, turn } from './rules/match.ts'
import {
  countOf,
  DICE,
  type DiceForge,
  type Die,
  goldCap,
  heroOf,
  roundsFor,
  SIDES,
  scoreOf,
  shardCap,
  shownOn,
} from './state.ts'
import { WORDS, type Words } from './text/index.ts'

export const vocabulary: ScenarioVocabulary<DiceForge> = {
  set(g, subject, value) {
    const [head = '', tail = ''] = subject.split(/\s+/)
    if (parseSeat(head) !== undefined) return setOfHero(g, seatOf(head, g.heroes.length), tail, value)
    if (head === 'stock') setStock(g, face(tail), wholeOf(value, 0, 4))
    else if (head === 'pile') g.left[pileOf(g, tail)] = wholeOf(value, 0, g.heroes.length)
    else if (subject === 'round') g.round = wholeOf(value, 1, roundsFor(g.heroes.length))
    else if (subject === 'first' || subject === 'active') g[subject] = seatOf(value, g.heroes.length)
    else if (subject === 'step') setStep(g, value)
    else throw wrong((faults) => faults.cannotSet(subject))
  },
  get(g, subject) {
    const [head = '', tail = ''] = subject.split(/\s+/)
    const seat = parseSeat(head)
    if (seat !== undefined && seat < g.heroes.length) return getOfHero(g, seat, tail)
    if (head === 'stock') return String(g.stock[face(tail)])
    if (head === 'pile') return String(g.left[pileOf(g, tail)])
    if (subject === 'round') return String(g.round)
    if (subject === 'rounds') return String(roundsFor(g.heroes.length))
    if (subject === 'first' || subject === 'active') return seatName(g[subject])
    if (subject === 'cards') return listed(g.sets.map(cardId))
    if (subject === 'box') return listed(g.box.map((piece) => idOf(faceOn(piece))))
    if (subject === 'sanctuary') return String(count(g, true))
    if (subject === 'gardens') return String(count(g, false))
    return undefined
  },
  unordered: (subject) => subject === 'box' || /^p\d+ tokens$/.test(subject),
}

function setOfHero(g: DiceForge, seat: Seat, what: string, value: string): void {
  const hero = heroOf(g, seat)
  if (isResource(what)) hero[what] = wholeOf(value, 0, capOf(g, seat, what))
  else if (what === 'reserve') setReserve(g, seat, value)
  else if (isDie(what)) setDie(g, seat, what, value)
  else if (what === 'shows') setShown(g, seat, value)
  else if (what === 'cards') setCards(g, seat, value)
  else if (what === 'hammer') setHammer(g, seat, value)
  else if (what === 'tokens') setTokens(g, seat, value)
  else if (what === 'island') setIsland(g, seat, value)
  else if (what === 'discarded') hero.discarded = itemsOf(value).map((id) => freePiece(g, face(id)))
  else throw wrong((faults) => faults.cannotSetOfHero(what))
}

function getOfHero(g: DiceForge, seat: Seat, what: string): string | undefined {
  const hero = heroOf(g, seat)
  if (isResource(what)) return String(hero[what])
  if (isDie(what)) return listed(facesOn(g, seat, what).map(idOf))
  switch (what) {
    case 'reserve':
      return listed(RESOURCES.map((resource) => hero[resource]))
    case 'caps':
      return listed([goldCap(hero), shardCap(hero), shardCap(hero)])
    case 'shows':
      return listed(DICE.map((_, die) => idOf(shownOn(hero, die))))
    case 'cards':
      return listed(hero.cards.map((piece) => cardId(cardOn(piece))))
    case 'hammer':
      return hero.hammers === 0
        ? '-'
        : `${PASSES[Math.floor(hero.struck / HAMMER.spaces)]} ${hero.struck % HAMMER.spaces}`
    case 'hammers':
      return String(hero.hammers)
    case 'tokens':
      return listed(TOKENS.flatMap((token) => Array<Token>(hero[token]).fill(token)))
    case 'island':
      return hero.island === HOME ? 'home' : String(hero.island)
    case 'discarded':
      return listed(hero.discarded.map((piece) => idOf(faceOn(piece))))
    case 'forged':
      return String(hero.discarded.length)
    case 'hundreds':
      return String(Math.floor(hero.glory / GLORY_TOKEN))
    case 'score':
      return String(scoreOf(hero))
    default:
      return undefined
  }
}

const wrong = (fault: (faults: Words['faults']) => string): InputError =>
  new InputError((language) => fault(WORDS[language].faults))

const CARD_IDS = CARDS.map(({ id }) => id)
const PASSES = ['I', 'II']
const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word)
const isDie = (word: string): word is Die => (DICE as readonly string[]).includes(word)
const isToken = (word: string): word is Token => (TOKENS as readonly string[]).includes(word)

const capOf = (g: DiceForge, seat: Seat, resource: Resource): number => {
  if (resource === 'glory') return 999
  return resource === 'gold' ? goldCap(heroOf(g, seat)) : shardCap(heroOf(g, seat))
}

/** Gold, sun, moon and glory. */
function setReserve(g: DiceForge, seat: Seat, value: string): void {
  const amounts = itemsOf(value)
  if (amounts.length !== RESOURCES.length) throw wrong((faults) => faults.notAReserve)
  for (const [i, resource] of RESOURCES.entries())
    heroOf(g, seat)[resource] = wholeOf(amounts[i]!, 0, capOf(g, seat, resource))
}

/** The first faces of a die; the others stay as they are. */
function setDie(g: DiceForge, seat: Seat, die: Die, value: string): void {
  const ids = itemsOf(value)
  if (ids.length === 0 || ids.length > SIDES) throw wrong((faults) => faults.notADie)
  for (const [i, id] of ids.entries()) putFace(g, seat, DICE.indexOf(die) * SIDES + i, face(id))
}

function putFace(g: DiceForge, seat: Seat, place: number, wanted: Face): void {
  const { dice } = heroOf(g, seat)
  if (faceOn(dice[place]!) !== wanted) dice[place] = freePiece(g, wanted)
}

/** One face for each die; it is put there if it is not yet on the die. */
function setShown(g: DiceForge, seat: Seat, value: string): void {
  const ids = itemsOf(value)
  if (ids.length !== DICE.length) throw wrong((faults) => faults.notTwoFaces)
  for (const [die, id] of ids.entries()) {
    const at = facesOn(g, seat, DICE[die]!).indexOf(face(id))
    if (at < 0) putFace(g, seat, die * SIDES, face(id))
    heroOf(g, seat).shown[die] = die * SIDES + Math.max(0, at)
  }
}

const facesOn = (g: DiceForge, seat: Seat, die: Die): Face[] => {
  const from = DICE.indexOf(die) * SIDES
  return heroOf(g, seat)
    .dice.slice(from, from + SIDES)
    .map(faceOn)
}

/** A piece that is not yet on a die or laid aside: from the temple, else from the box. */
function freePiece(g: DiceForge, wanted: Face): Piece {
  if (g.stock[wanted]! > 0) return templePiece(wanted, --g.stock[wanted]!)
  const used = new Set(g.heroes.flatMap(({ dice, discarded }) => [...dice, ...discarded]))
  for (let piece = 0; piece < PIECES; piece++)
    if (faceOn(piece) === wanted && !used.has(piece)) {
      g.box = g.box.filter((other) => other !== piece)
      return piece
    }
  throw wrong((faults) => faults.noneLeft(idOf(wanted)))
}

/** Surplus faces go to the box. */
function setStock(g: DiceForge, wanted: Face, left: number): void {
  const stock = g.stock[wanted]!
  if (stock < left) throw wrong((faults) => faults.tooFewInTemple(idOf(wanted), stock))
  while (g.stock[wanted]! > left) g.box.push(templePiece(wanted, --g.stock[wanted]!))
}

/** Cards come from their piles if these are in play, else from the box. */
function setCards(g: DiceForge, seat: Seat, value: string): void {
  const hero = heroOf(g, seat)
  for (const id of itemsOf(value)) {
    const card = cardOf(id)
    if (card === undefined) throw wrong((faults) => faults.noSuchCard(id, CARD_IDS))
    const slot = slotOf(card)
    const inPlay = g.sets[slot] === card
    if (inPlay && g.left[slot] === 0) throw wrong((faults) => faults.noneLeft(id))
    const taken = g.heroes.reduce((sum, one) => sum + countOf(one, card), 0)
    hero.cards.push(cardPiece(card, inPlay ? g.heroes.length - g.left[slot]! : taken))
    if (inPlay) g.left[slot]!--
  }
  hero.hammers = countOf(hero, HAMMER_CARD)
  hero.chests = countOf(hero, CHEST_CARD)
}

/** There are as many tokens of a kind as players. */
function setTokens(g: DiceForge, seat: Seat, value: string): void {
  const items = itemsOf(value)
  const strange = items.find((item) => !isToken(item))
  if (strange) throw wrong((faults) => faults.notAToken(strange, TOKENS))
  for (const token of TOKENS) {
    heroOf(g, seat)[token] = items.filter((item) => item === token).length
    const held = g.heroes.reduce((sum, hero) => sum + hero[token], 0)
    if (held > g.heroes.length) throw wrong((faults) => faults.tooManyTokens(token, g.heroes.length))
  }
}

/** `II 13`: thirteen spaces of the second pass. */
function setHammer(g: DiceForge, seat: Seat, value: string): void {
  const hero = heroOf(g, seat)
  const [pass = '', space = ''] = itemsOf(value)
  if (hero.hammers === 0) throw wrong((faults) => faults.noHammer)
  if (!PASSES.includes(pass)) throw wrong((faults) => faults.notAPass)
  hero.struck = PASSES.indexOf(pass) * HAMMER.spaces + wholeOf(space, 0, HAMMER.spaces - 1)
}

function setIsland(g: DiceForge, seat: Seat, value: string): void {
  const island = value === 'home' ? HOME : wholeOf(value, 1, 7)
  if (island !== HOME && g.heroes.some((hero, other) => other !== seat && hero.island === island))
    throw wrong((faults) => faults.occupied(island))
  heroOf(g, seat).island = island
}

function setStep(g: DiceForge, value: string): void {
  const step = Object.entries(PHASE_FLOWS).find(([name]) => name === value)?.[1]
  if (!step) throw wrong((faults) => faults.notAStep(value, Object.keys(PHASE_FLOWS)))
  enter(g, match, turn, step)
}

function face(id: string): Face {
  const found = faceOf(id)
  if (found === undefined) throw wrong((faults) => faults.notAFace(id))
  return found
}

function pileOf(g: DiceForge, id: string): number {
  const card = cardOf(id)
  if (card === undefined || g.sets[slotOf(card)] !== card) throw wrong((faults) => faults.noPile(id))
  return slotOf(card)
}

const count = (g: DiceForge, sanctuary: boolean): number =>
  g.stock.reduce((sum, left, at) => (isSold(at) === sanctuary ? sum + left : sum), 0)
const isSold = (at: Face): boolean => SANCTUARY.includes(at)
