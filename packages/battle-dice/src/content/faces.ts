/** The faces of the dice. The pictures of the prototype are lost: these tables are our reconstruction. */
import { InputError, type Language } from '@alea/engine'
import { WORDS, type Words } from '../text/index.ts'
import { RACES, type Race } from './races.ts'

/** Powers that are used on their creature's rung of the ladder. */
export const ACTIVE_POWERS = [
  'multiplier',
  'keep',
  'corruption',
  'death',
  'ko',
  'major-shield',
  'minor-shield',
  'retry',
  'replace',
  'reinforce',
  'wound',
  'heal',
] as const
export type ActivePower = (typeof ACTIVE_POWERS)[number]

/** Powers that apply as long as the face shows. */
export const LASTING_POWERS = ['priority', 'slow', 'gold', 'regenerate', 'pauldron'] as const
export type LastingPower = (typeof LASTING_POWERS)[number]

export interface Power {
  readonly name: ActivePower
  /** How many creatures: KO 2, retry 3, reinforce 1. */
  readonly count: number
}

export interface Face {
  /** As written in the table: `1 + ko 1`. */
  readonly text: string
  readonly number: number
  /** 2 or 3 for a multiplier, else 1. */
  readonly times: number
  readonly powers: readonly Power[]
  readonly lasting: Readonly<Partial<Record<LastingPower, true>>>
}

export type FaceTable = Readonly<Record<Race, readonly string[]>>
/** A table somebody brings along. A variant may gain more than the book allows. */
export type HouseTable = FaceTable & { readonly variant?: true }
export type Dice = Readonly<Record<Race, readonly Face[]>>

/** Found by self-play within the gains of the book: see docs/battle-dice-balance.md. The powers are those of the first reconstruction; few faces earn. */
export const STANDARD: FaceTable = {
  goblin: ['0', '0', '1', '0 + reinforce 1', '0 + reinforce 2', '0 + replace'],
  orc: ['0', '0', '3 + pauldron', '0 + ko 1', '0 + wound', '0 + reinforce 1'],
  dwarf: ['0', '0', '1', '×2', '0 + minor-shield', '0 + pauldron + retry 1'],
  elf: ['0', '3', '0 + retry 3', '0 + heal + priority', '0 + major-shield + priority', '2 + replace'],
  troll: ['0 + regenerate', '3 + regenerate', '3 + pauldron', '1 + ko 2', '1 + ko 1 + priority', '×2 + regenerate'],
  mage: ['3', '×3', '2 + corruption', '0 + death + slow', '2 + keep', '0 + major-shield + priority'],
}

/** The standard dice until rules 3: more faces earn, one as much as 5. */
export const HIGH_GAINS: FaceTable = {
  goblin: ['0', '0', '1', '0 + reinforce 1', '0 + reinforce 2', '0 + replace'],
  orc: ['0', '1', '2 + pauldron', '1 + ko 1', '0 + wound', '1 + reinforce 1'],
  dwarf: ['0', '1', '2', '×2', '0 + minor-shield', '0 + pauldron + retry 1'],
  elf: ['0', '3', '0 + retry 3', '1 + heal + priority', '0 + major-shield + priority', '2 + replace'],
  troll: ['0 + regenerate', '3 + regenerate', '4 + pauldron', '0 + ko 2', '1 + ko 1 + priority', '×2 + regenerate'],
  mage: ['5', '×3', '1 + corruption', '0 + death + slow', '2 + keep', '1 + major-shield + priority'],
}

/** The first reconstruction of the prototype's dice: a match lasts six turns. */
export const PROTOTYPE: FaceTable = {
  goblin: ['1', '1', '2', '1 + reinforce 1', '0 + reinforce 2', '0 + replace'],
  orc: ['1', '2', '2 + pauldron', '1 + ko 1', '1 + wound', '1 + reinforce 1'],
  dwarf: ['1', '2', '3', '×2', '1 + minor-shield', '1 + pauldron + retry 1'],
  elf: ['2', '3', '1 + retry 3', '2 + heal + priority', '1 + major-shield + priority', '2 + replace'],
  troll: ['2 + regenerate', '3 + regenerate', '3 + pauldron', '1 + ko 2', '2 + ko 1 + priority', '×2 + regenerate'],
  mage: ['3', '×3', '2 + corruption', '1 + death + slow', '1 + keep', '2 + major-shield + priority'],
}

/** House dice for tests, with combinations the standard dice lack: several powers on a face, priority retries, slow blows. */
export const HOUSE: FaceTable = {
  goblin: ['1', '0 + retry 1 + slow', '2 + wound + slow', '1 + reinforce 1 + heal', '0 + ko 1 + priority', '×2'],
  orc: ['1', '2 + retry 2 + priority', '1 + replace + ko 1', '1 + ko 1', '×3 + slow', '1 + keep + minor-shield'],
  dwarf: ['1', '2', '3', '×2 + priority', '1 + minor-shield + heal', '1 + pauldron + retry 1'],
  elf: ['2', '3', '1 + retry 3', '2 + corruption + priority', '1 + major-shield + priority', '2 + replace'],
  troll: ['2 + regenerate', '3', '3 + pauldron', '1 + ko 2', '2 + ko 1 + wound', '×2 + regenerate'],
  mage: ['3', '×3', '2 + corruption', '1 + death', '1 + keep', '2 + major-shield + priority'],
}

/** Tables that have a name. */
export const TABLES: Readonly<Record<string, FaceTable>> = {
  standard: STANDARD,
  'high-gains': HIGH_GAINS,
  prototype: PROTOTYPE,
}

/** [BD-1.5] */
export const MOST_GAIN = 3

/** What a face begins with: a number or a multiplier. More than `MOST_GAIN` only in a variant. */
export const STARTS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '×2', '×3']

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]
const COUNTED: Partial<Record<ActivePower, readonly number[]>> = { ko: [1, 2], retry: [1, 2, 3], reinforce: [1, 2] }

/** The numbers that a power may have; none for one that takes no number. */
export const countsOf = (power: ActivePower | LastingPower): readonly number[] => COUNTED[power as ActivePower] ?? []

/** Checks a table: a name, or the faces of some or all races; the others keep the standard ones. An error names the race and the face. */
export function checkTable(value: unknown): string | HouseTable {
  if (typeof value === 'string' && Object.hasOwn(TABLES, value)) return value
  if (typeof value === 'string') throw wrong((faults) => faults.noSuchTable(value, Object.keys(TABLES)))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong((faults) => faults.notATable)
  const { variant = false, ...races } = value as Readonly<Record<string, unknown>>
  if (typeof variant !== 'boolean') throw wrong((faults) => faults.notAVariant)
  const table = Object.entries(races).map(([race, faces]) => [race, checkDie(race, faces, variant)])
  return { ...STANDARD, ...Object.fromEntries(table), ...(variant ? { variant } : {}) }
}

function checkDie(race: string, faces: unknown, variant: boolean): string[] {
  if (!(RACES as readonly string[]).includes(race)) throw wrong((faults) => faults.notARace(race, RACES))
  if (!Array.isArray(faces)) throw wrong((faults) => faults.notAList(race))
  const missing = FACES.slice(faces.length)
  if (missing.length > 0) throw wrong((faults) => faults.missingFaces(race, missing))
  if (faces.length > FACES.length) throw wrong((faults) => faults.tooManyFaces(race, faces.length))
  return faces.map((face, i) => {
    try {
      const { text, number } = parseFace(face)
      if (number > MOST_GAIN && !variant) throw wrong((faults) => faults.tooMuchGold(MOST_GAIN))
      return text
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw wrong((faults, language) => faults.onFace(race, FACES[i]!, error.in(language)))
    }
  })
}

const wrong = (fault: (faults: Words['faults'], language: Language) => string): InputError =>
  new InputError((language) => fault(WORDS[language].faults, language))

/** `1 + ko 1`, `×2 + regenerate`, `3`: a number or a multiplier, then powers. */
export function parseFace(text: unknown): Face {
  if (typeof text !== 'string') throw wrong((faults) => faults.notAFace)
  const [head = '', ...words] = text.split('+').map((word) => word.trim())
  const times = /^[×x]([23])$/.exec(head)
  if (!times && !/^[0-9]$/.test(head)) throw wrong((faults) => faults.notANumber(head))
  const powers: Power[] = times ? [{ name: 'multiplier', count: Number(times[1]) }] : []
  const lasting: Partial<Record<LastingPower, true>> = {}
  for (const word of words) addPower(word, powers, lasting)
  // Death is always slow, whether or not the face says so.
  if (powers.some(({ name }) => name === 'death')) lasting.slow = true
  if (lasting.slow && lasting.priority) throw wrong((faults) => faults.slowAndPriority)
  const number = times ? 0 : Number(head)
  if (number > 0) lasting.gold = true
  const written = [times ? `×${times[1]}` : head, ...words].join(' + ')
  return { text: written, number, times: times ? Number(times[1]) : 1, powers, lasting }
}

function addPower(word: string, powers: Power[], lasting: Partial<Record<LastingPower, true>>): void {
  const [name = '', count, ...rest] = word.split(/\s+/)
  const held = LASTING_POWERS.find((power) => power === name && power !== 'gold')
  const active = ACTIVE_POWERS.find((power) => power === name && power !== 'multiplier')
  if ((!held && !active) || rest.length > 0) throw wrong((faults) => faults.notAPower(word))
  if ((held && lasting[held]) || (active && powers.some((power) => power.name === active)))
    throw wrong((faults) => faults.powerTwice(name))
  const counts = active && COUNTED[active]
  if (counts ? !counts.includes(Number(count)) : count !== undefined)
    throw wrong((faults) => (counts ? faults.needsNumber(name, counts) : faults.takesNoNumber(name)))
  if (held) lasting[held] = true
  else if (active) powers.push({ name: active, count: count === undefined ? 1 : Number(count) })
}

/** A server sees many house tables over the months: the cache is emptied when it holds this many. */
const CACHED_TABLES = 100
const known = new Map<string, Dice>()
let latest = { table: '', dice: {} as Dice }

/** The dice of a match from the text its state carries: the name of a table, or a checked one as JSON. */
export function diceOf(table: string): Dice {
  if (latest.table !== table) latest = { table, dice: known.get(table) ?? readDice(table) }
  return latest.dice
}

function readDice(table: string): Dice {
  const faces: FaceTable = TABLES[table] ?? JSON.parse(table)
  const dice = Object.fromEntries(RACES.map((race) => [race, faces[race].map(parseFace)])) as unknown as Dice
  if (known.size >= CACHED_TABLES) known.clear()
  known.set(table, dice)
  return dice
}
