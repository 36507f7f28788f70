/** The kernel: three verbs on a state — advance, answer, and (in clone.ts) clone. Everything else is written on them. */
import { cloneValue } from './clone.ts'
import { RulesError } from './errors.ts'
import { type Flow, type Frame, type Running, type Step, stepsOf, type Unavailable } from './flow.ts'
import type { Json } from './json.ts'
import { type ChanceQuestion, chanceFault, type Pending, plainKey, type Question } from './question.ts'
import type { Seat } from './seat.ts'
import { tracing, visit } from './trace.ts'

/** Runs the rules until somebody must decide. Asking again without an answer gives the same question. */
export function advance(g: Running): Pending | undefined {
  try {
    return run(g)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** Runs the frame on top, whichever that is after each step, until it asks or none is left. */
function run(g: Running): Pending | undefined {
  const { stack } = g
  const traced = tracing()
  let frame = stack[stack.length - 1]
  if (!frame) return undefined
  let steps = stepsOf(frame.flow)
  for (;;) {
    const step = steps[frame.at]
    if (step) {
      if (traced) visit(`${frame.flow}@${frame.at}`)
      const l = frame.vars
      switch (step.op) {
        case 'branch':
          if (step.run(g, l)) frame.at++
          else frame.at = step.to
          continue
        case 'run':
          frame.at++
          step.run(g, l)
          break
        case 'ask': {
          const seat: Seat = step.who(g, l)
          const options: readonly Json[] = step.options(g, l, seat)
          if (options.length > 1 || (options.length === 1 && !step.auto))
            return { kind: 'seats', name: step.name, seats: [seat], options: [options] }
          frame.at++
          if (options.length === 1) step.then?.(g, l, cloneValue(options[0]), seat)
          break
        }
        case 'askAll': {
          const pending = askEverybody(g, l, step)
          if (pending) return pending
          frame.at++
          break
        }
        case 'roll': {
          const count: number = step.count(g, l)
          if (count > 0) {
            const sides: number = step.sides ? step.sides(g, l) : 6
            return { kind: 'chance', draw: 'roll', name: step.name, stream: 'dice', count, sides }
          }
          frame.at++
          continue
        }
        case 'shuffle': {
          const count: number = step.count(g, l)
          if (count > 1) {
            const stream: string = step.stream?.(g, l)
            return { kind: 'chance', draw: 'shuffle', name: step.name, stream, count, sides: count }
          }
          frame.at++
          continue
        }
        case 'call': {
          const flow: string = step.flow(g, l)
          // The new frame owns a copy: a list shared with a card or a caller would be consumed there too.
          stack.push({ flow, at: 0, vars: cloneValue(step.run(g, l)) ?? {} })
          frame.at++
          break
        }
      }
    } else endFrame(g)
    // Whatever was done, another frame may be on top now.
    const top: Frame | undefined = stack[stack.length - 1]
    if (!top) return undefined
    if (top !== frame) {
      frame = top
      steps = stepsOf(frame.flow)
    }
  }
}

/** Back to the caller, which may look at the variables of the flow that ended. */
function endFrame(g: Running): void {
  const ended = g.stack.pop()
  const caller = g.stack[g.stack.length - 1]
  if (!ended || !caller) return
  const call = stepsOf(caller.flow)[caller.at - 1]
  if (call?.op === 'call') call.then?.(g, caller.vars, ended.vars)
}

function askEverybody(g: Running, l: object, step: Step): Question | undefined {
  const sealed = g.sealed ?? []
  const seats: Seat[] = []
  const options: (readonly Json[])[] = []
  for (const seat of step.who(g, l) as readonly Seat[]) {
    if (sealed.some((answer) => answer.seat === seat)) continue
    const open: readonly Json[] = step.options(g, l, seat)
    if (open.length === 0) continue
    seats.push(seat)
    options.push(open)
  }
  if (seats.length > 0) return { kind: 'seats', name: step.name, seats, options }
  if (sealed.length > 0) {
    const order = step.who(g, l) as readonly Seat[]
    const answers = [...sealed].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
    g.sealed = undefined
    step.then?.(g, l, answers)
  }
  return undefined
}

/**
 * Applies option number `choice` of a question just returned by `advance`; `who` is the place in `question.seats`.
 * This is the trusted, fast verb: borders use Match, which checks seat, position and key first.
 */
export function answer(g: Running, question: Question, choice: number, who = 0): void {
  const { frame, step } = waiting(g, question.name)
  const seat = question.seats[who]
  const value = question.options[who]?.[choice]
  if (seat === undefined || value === undefined) throw new RangeError(`No option ${choice} in ${question.name}`)
  try {
    if (step.op === 'askAll') {
      g.sealed ??= []
      g.sealed.push({ seat, value: cloneValue(value) })
      return
    }
    frame.at++
    // A copy, as for `call`: a list kept by the rules would still be the one the options were made from.
    step.then?.(g, frame.vars, cloneValue(value), seat)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** Applies the results of a roll or a shuffle just asked for by `advance`. */
export function answerChance(g: Running, question: ChanceQuestion, results: readonly number[]): void {
  const { frame, step } = waiting(g, question.name)
  const fault = chanceFault(question, results)
  if (fault) throw new RangeError(`${question.name}: ${fault}`)
  try {
    frame.at++
    step.then?.(g, frame.vars, results)
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** The options of one asked seat in text notation, in the order of `question.options`. */
export function keysOf(g: Running, question: Question, who = 0): string[] {
  const { frame, step } = waiting(g, question.name)
  return placed(g, () => {
    const seen = new Set<string>()
    return question.options[who]!.map((value) => {
      const key = keyOf(g, frame, step, value)
      if (seen.size === seen.add(key).size) throw new Error(`${question.name} has two options ${key}`)
      return key
    })
  })
}

/** What the question is about, as the asked seat may know it. */
export function paramsOf(g: Running, question: Question, seat: Seat): Json {
  const { frame, step } = waiting(g, question.name)
  return placed(g, () => (step.params ? step.params(g, frame.vars, seat) : {}))
}

/** What the seat cannot choose now, with the rule that forbids it. */
export function unavailableOf(
  g: Running,
  question: Question,
  seat: Seat,
): { key: string; value: Json; rule: string }[] {
  const { frame, step } = waiting(g, question.name)
  return placed(g, () => {
    const list: readonly Unavailable[] = step.unavailable?.(g, frame.vars, seat) ?? []
    return list.map(({ value, rule }) => ({ key: keyOf(g, frame, step, value), value, rule }))
  })
}

/** The key of the option that declines the pending question; undefined where it is not a window. */
export function declineOf(g: Running, question: Question): string | undefined {
  const { frame, step } = waiting(g, question.name)
  if (step.decline === undefined) return undefined
  return placed(g, () => {
    const key = keyOf(g, frame, step, step.decline!)
    if (question.options[0]!.some((value) => keyOf(g, frame, step, value) === key)) return key
    throw new Error(`${step.name} is declined with ${key}, which is not among its options`)
  })
}

/** One word of a line of the log; `#` begins the line's tag. */
function keyOf(g: Running, frame: Frame, step: Step, value: Json): string {
  const key: string = step.key ? step.key(value, g, frame.vars) : plainKey(value)
  if (!KEY.test(key)) throw new Error(`An option of ${step.name} has no key: ${JSON.stringify(key)}`)
  return key
}
const KEY = /^[^\s#]\S{0,399}$/

/** An error thrown inside says where the rules stood. */
function placed<T>(g: Running, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw RulesError.at(g, error)
  }
}

/** The frame on top and the step it stands at. */
export function standing(g: Running): { frame: Frame; step: Step } {
  const frame = g.stack[g.stack.length - 1]
  const step = frame && stepsOf(frame.flow)[frame.at]
  if (!frame || !step) throw new Error('The rules stand at no question')
  return { frame, step }
}

function waiting(g: Running, name: string): { frame: Frame; step: Step } {
  const at = standing(g)
  if (at.step.name !== name) throw new Error(`The rules are not waiting for ${name}`)
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
    const steps = stepsOf(flow.name)
    const call = next ? steps.findIndex((step) => step.op === 'call' && step.flow(g, {}) === next.name) : -1
    if (next && call < 0) throw new Error(`${flow.name} does not call ${next.name}`)
    g.stack.push({ flow: flow.name, at: call + 1, vars: {} })
  }
}

/** Where we are in the rules, from the match down to the question: `match > turn > fight:ko`. */
export function where(g: Running): string {
  return g.stack
    .map((frame, i) => {
      const step = stepsOf(frame.flow)[i === g.stack.length - 1 ? frame.at : frame.at - 1]
      return `${frame.flow}@${frame.at}${step?.name ? `:${step.name}` : ''}`
    })
    .join(' > ')
}
