/** The kernel: `advance` and `answer` here, `clone` in clone.ts. Everything else is built on these three. */
import { cloneValue } from './clone.ts'
import { RulesError, sayIn } from './errors.ts'
import {
  type Flow,
  type Frame,
  type Instruction,
  instructionsOf,
  type Lot,
  type Running,
  type Unavailable,
} from './flow.ts'
import type { Json } from './json.ts'
import { SOURCE_LANGUAGE } from './language.ts'
import { type ChanceQuestion, chanceFault, type Pending, plainKey, type Question } from './question.ts'
import { isSame } from './same.ts'
import type { Seat } from './seat.ts'
import { tracing, visit } from './trace.ts'

/**
 * Runs the rules until somebody must decide. Asking again without an answer gives the same question.
 * `declining`: every window on the way is declined, which costs a fraction of asking it.
 */
export function advance(g: Running, declining = false): Pending | undefined {
  try {
    return run(g, declining)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** Executes the last frame of the stack, whichever that is after each instruction, until one asks or none is left. */
function run(g: Running, declining: boolean): Pending | undefined {
  const { stack } = g
  const traced = tracing()
  let frame = stack[stack.length - 1]
  if (!frame) return undefined
  let instructions = instructionsOf(frame.flow)
  for (;;) {
    const instruction = instructions[frame.at]
    if (instruction) {
      if (traced) visit(`${frame.flow}@${frame.at}`)
      const l = frame.vars
      switch (instruction.op) {
        case 'branch':
          if (instruction.run(g, l)) frame.at++
          else frame.at = instruction.to
          continue
        case 'run':
          frame.at++
          instruction.run(g, l)
          break
        case 'ask': {
          const seat: Seat = instruction.who(g, l)
          const { decline } = instruction
          if (declining && decline !== undefined) {
            frame.at++
            instruction.then?.(g, l, cloneValue(decline), seat)
            break
          }
          const options: readonly Json[] = instruction.options(g, l, seat)
          if (options.length > 1 || (options.length === 1 && !instruction.auto))
            return { kind: 'seats', name: instruction.name, seats: [seat], options: [options] }
          if (decline !== undefined && options.length === 0) throw new Error(`${instruction.name} offers nothing`)
          frame.at++
          if (options.length === 1) instruction.then?.(g, l, cloneValue(options[0]), seat)
          break
        }
        case 'askAll': {
          const pending = askEverybody(g, l, instruction)
          if (pending) return pending
          frame.at++
          break
        }
        case 'roll': {
          const count: number = instruction.count(g, l)
          if (count > 0) {
            const sides: number = instruction.sides ? instruction.sides(g, l) : 6
            return { kind: 'chance', draw: 'roll', name: instruction.name, stream: 'dice', count, sides }
          }
          frame.at++
          continue
        }
        case 'shuffle': {
          const count: number = instruction.count(g, l)
          if (count > 1) {
            const stream: string = instruction.stream?.(g, l)
            return { kind: 'chance', draw: 'shuffle', name: instruction.name, stream, count, sides: count }
          }
          frame.at++
          continue
        }
        case 'call': {
          const flow: string = instruction.flow(g, l)
          // The new frame gets a copy: a list shared with a card or a caller would be consumed there too.
          stack.push({ flow, at: 0, vars: cloneValue(instruction.run(g, l)) ?? {} })
          frame.at++
          break
        }
      }
    } else endFrame(g)
    // Another frame may be the last one now.
    const top: Frame | undefined = stack[stack.length - 1]
    if (!top) return undefined
    if (top !== frame) {
      frame = top
      instructions = instructionsOf(frame.flow)
    }
  }
}

/** Returns to the caller, whose `then` reads the variables of the flow that ended. */
function endFrame(g: Running): void {
  const ended = g.stack.pop()
  const caller = g.stack[g.stack.length - 1]
  if (!ended || !caller) return
  const call = instructionsOf(caller.flow)[caller.at - 1]
  if (call?.op === 'call') call.then?.(g, caller.vars, ended.vars)
}

function askEverybody(g: Running, l: object, instruction: Instruction): Question | undefined {
  const sealed = g.sealed ?? []
  const seats: Seat[] = []
  const options: (readonly Json[])[] = []
  for (const seat of instruction.who(g, l) as readonly Seat[]) {
    if (sealed.some((answer) => answer.seat === seat)) continue
    const open: readonly Json[] = instruction.options(g, l, seat)
    if (open.length === 0) continue
    seats.push(seat)
    options.push(open)
  }
  if (seats.length > 0) return { kind: 'seats', name: instruction.name, seats, options }
  if (sealed.length > 0) {
    const order = instruction.who(g, l) as readonly Seat[]
    const answers = [...sealed].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
    g.sealed = undefined
    instruction.then?.(g, l, answers)
  }
  return undefined
}

/**
 * Applies option number `choice` of a question just returned by `advance`; `who` is the index in `question.seats`.
 * It checks little: input from outside goes through Match, which checks seat, position and key first.
 */
export function answer(g: Running, question: Question, choice: number, who = 0): void {
  const { frame, instruction } = waiting(g, question.name)
  const seat = question.seats[who]
  const value = question.options[who]?.[choice]
  if (seat === undefined || value === undefined) throw new RangeError(`No option ${choice} in ${question.name}`)
  try {
    if (instruction.op === 'askAll') {
      g.sealed ??= []
      g.sealed.push({ seat, value: cloneValue(value) })
      return
    }
    frame.at++
    // A copy, as for `call`: otherwise the rules could keep the very list the options were made from.
    instruction.then?.(g, frame.vars, cloneValue(value), seat)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** The pending question with the option that has this key; undefined if this seat is not asked or has no such option. */
export function findOption(
  g: Running,
  seat: Seat,
  key: string,
): { readonly question: Question; readonly choice: number; readonly who: number } | undefined {
  const question = advance(g)
  if (question?.kind !== 'seats') return undefined
  const who = question.seats.indexOf(seat)
  const choice = who < 0 ? -1 : keysOf(g, question, who).indexOf(key)
  return choice < 0 ? undefined : { question, choice, who }
}

/** Applies the results of a roll or a shuffle just asked for by `advance`. */
export function answerChance(g: Running, question: ChanceQuestion, results: readonly number[]): void {
  const { frame, instruction } = waiting(g, question.name)
  const fault = chanceFault(question, results)
  if (fault) throw new RangeError(`${question.name}: ${sayIn(fault, SOURCE_LANGUAGE)}`)
  try {
    frame.at++
    instruction.then?.(g, frame.vars, results)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** The options of one asked seat in text notation, in the order of `question.options`. */
export function keysOf(g: Running, question: Question, who = 0): string[] {
  const { frame, instruction } = waiting(g, question.name)
  return placed(g, () => {
    const seen = new Set<string>()
    return question.options[who]!.map((value) => {
      const key = keyOf(g, frame, instruction, value)
      if (seen.size === seen.add(key).size) throw new Error(`${question.name} has two options ${key}`)
      return key
    })
  })
}

/** What the question is about, as the asked seat may know it. */
export function paramsOf(g: Running, question: Question, seat: Seat): Json {
  const { frame, instruction } = waiting(g, question.name)
  return placed(g, () => (instruction.params ? instruction.params(g, frame.vars, seat) : {}))
}

/** What people need to know who roll the dice themselves. */
export interface Throw {
  /** Whose dice these are: an equal share each, in this order. */
  readonly whose: readonly Seat[]
  readonly params: Json
  /** Drawn without dice. */
  readonly lot?: Lot | undefined
}

/** Whose dice a roll is about and which they are, or that it is drawn without dice; a shuffle is nobody's. */
export function throwOf(g: Running, question: ChanceQuestion): Throw {
  const { frame, instruction } = waiting(g, question.name)
  return placed(g, () => ({
    whose: question.draw === 'roll' ? instruction.who(g, frame.vars) : [],
    params: instruction.params?.(g, frame.vars) ?? {},
    lot: question.draw === 'roll' ? instruction.lot : 'pieces',
  }))
}

/** An option that is not available, with its key. */
export interface Closed extends Unavailable {
  readonly key: string
}

/** What the seat cannot choose now, with the rule that forbids it. */
export function unavailableOf(g: Running, question: Question, seat: Seat): Closed[] {
  const { frame, instruction } = waiting(g, question.name)
  return placed(g, () => {
    const list: readonly Unavailable[] = instruction.unavailable?.(g, frame.vars, seat) ?? []
    return list.map((closed) => ({ key: keyOf(g, frame, instruction, closed.value), ...closed }))
  })
}

/** May everybody see what the pending question offers? */
export const isOpen = (g: Running, question: Question): boolean => waiting(g, question.name).instruction.open

/** The key of the option that declines the pending question; undefined where it is not a window. */
export function declineOf(g: Running, question: Question): string | undefined {
  const choice = declineChoice(g, question)
  if (choice === undefined) return undefined
  const { frame, instruction } = waiting(g, question.name)
  return placed(g, () => keyOf(g, frame, instruction, question.options[0]![choice]!))
}

/** The same as its number among the options. */
function declineChoice(g: Running, question: Question): number | undefined {
  const { frame, instruction } = waiting(g, question.name)
  const { decline } = instruction
  if (decline === undefined) return undefined
  return placed(g, () => {
    const choice = question.options[0]!.findIndex((value) => isSame(value, decline))
    if (choice >= 0) return choice
    const key = keyOf(g, frame, instruction, decline)
    throw new Error(`${instruction.name} is declined with ${key}, which is not among its options`)
  })
}

/** A key is one word of a line of the log; `#` begins the line's tag. */
function keyOf(g: Running, frame: Frame, instruction: Instruction, value: Json): string {
  const key: string = instruction.key ? instruction.key(value, g, frame.vars) : plainKey(value)
  if (!KEY.test(key)) throw new Error(`An option of ${instruction.name} has no key: ${JSON.stringify(key)}`)
  return key
}
const KEY = /^[^\s#]\S{0,399}$/

/** Adds the frame stack to an error thrown inside. */
function placed<T>(g: Running, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** The last frame and the instruction it is at. */
export function standing(g: Running): { frame: Frame; instruction: Instruction } {
  const frame = g.stack[g.stack.length - 1]
  const instruction = frame && instructionsOf(frame.flow)[frame.at]
  if (!frame || !instruction) throw new Error('The rules are not at a question')
  return { frame, instruction }
}

function waiting(g: Running, name: string): { frame: Frame; instruction: Instruction } {
  const at = standing(g)
  if (at.instruction.name !== name) throw new Error(`The rules are not waiting for ${name}`)
  return at
}

/** A state at the very start of its rules. */
export const start = <G extends Running>(g: Omit<G, 'stack'>, root: Flow<G>): G =>
  ({ ...cloneValue(g), stack: [{ flow: root.name, at: 0, vars: {} }] }) as unknown as G

/**
 * Puts the state at the beginning of the last flow, called from the one before it, and so on up to the root:
 * `enter(g, match, turn, buy)` is a match whose turn has just reached the purchases. For scenarios and lessons.
 */
export function enter<G extends Running>(g: G, ...path: readonly Flow<G>[]): void {
  g.stack.length = 0
  g.sealed = undefined
  for (const [i, flow] of path.entries()) {
    const next = path[i + 1]
    const instructions = instructionsOf(flow.name)
    const call = next
      ? instructions.findIndex((instruction) => instruction.op === 'call' && instruction.flow(g, {}) === next.name)
      : -1
    if (next && call < 0) throw new Error(`${flow.name} does not call ${next.name}`)
    g.stack.push({ flow: flow.name, at: call + 1, vars: {} })
  }
}

/** Where we are in the rules, from the match down to the question: `match > turn > fight:ko`. */
export function where(g: Running): string {
  return g.stack
    .map((frame, i) => {
      const instruction = instructionsOf(frame.flow)[i === g.stack.length - 1 ? frame.at : frame.at - 1]
      return `${frame.flow}@${frame.at}${instruction?.name ? `:${instruction.name}` : ''}`
    })
    .join(' > ')
}
