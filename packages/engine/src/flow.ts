/**
 * The flow language: rules as short programs over a stack of frames that lives inside the state.
 * Seven words: run, ask (askAll), roll (shuffle), when (either), loop (each), call, leave. Plain TypeScript at the leaves.
 *
 * WHY. A card says "choose a player; they roll a die; on a 6 they may discard a card". Written as a function it would have to stop in the
 * middle, wait an hour for a person, be saved, be copied a thousand times by a bot, and go on. JavaScript can do none of this with a function
 * that has begun: its local variables and the place where it stands are out of reach. So we keep them ourselves, as data.
 *
 * HOW. A flow is compiled once into a flat list of steps. A frame is one activation of a flow: its name, the number of the next step (`at`),
 * and its local variables (`vars`). The state holds the frames of everything that has begun and not ended. `call` pushes one, the end of a
 * flow pops it, a question leaves them as they are. A match of Dice Throne in which somebody must choose might stand at
 *
 *     match@3 > turn@5 > roll-phase@7 > resolve-attack@9 > window@4 > act@2 > play-card@8 > card/tip-it@1:choose
 *
 * `advance` (run.ts) runs the frame on top until it asks, and every caller stands behind the call it waits for. That is the whole
 * machine: a save is `JSON.stringify`, a copy is `clone`, undo goes back to a copy and gives some answers again, and what remains to be done is always in plain sight.
 *
 * PATTERNS.
 * - A phase is a flow, and the flows of a turn read like the rulebook's list of phases.
 * - An effect that contains effects calls the flow that resolves effects: what is left to do is a list in its variables.
 * - A result comes back by the third argument of `call`, which sees the variables of the flow that ended.
 * - A choice made now and used three steps later is a variable of the frame; what outlives the flow belongs to the state.
 * - "Is there an attack going on, and how far is it?" is `frameOf(g, attack)` and `hasReached(frame, 'dealt')`, with `$.mark('dealt')` in
 *   the flow. Never a number of a step: it moves with the next edit. Never an index on the stack: it moves with the next caller.
 * - "Everything the fallen player was doing is lost" is `abort` or `unwind` (frames.ts); "the match is over" is `finish`.
 * - "May I interrupt?" is a question with `decline`: a window. One's own move is a plain question, even where one may pass.
 *
 * TRAPS.
 * - Variables are JSON and the frame's own: `call` copies them. Do not keep a part of the state in one (`l.hand = g.hands[0]`): it is the
 *   same list until the next save and another one after it. Keep its number or name.
 * - `options`, tests and `params` may be evaluated at any time, any number of times: they look and change nothing.
 * - The list of `each` is made when it begins. If the rule means "whoever is left by then", test for it inside.
 * - Two `each` over one variable in one flow share one list: the inner one needs a variable or a flow of its own.
 * - `leave` ends its own flow only. To end what others have begun there are `abort` and `unwind`; no `then` of a caller is asked then, so
 *   whatever a flow lays on the table and takes away at its end must be put away by hand.
 * - Flows are found by name, so that they can be saved: a renamed flow, or a step put in or taken out, breaks the matches now being
 *   played. Raise `rulesVersion`. A mark is no step and may be put anywhere.
 * - A flow that is called, or looked for, by a rule which it calls itself is declared in a file of its own: `{ name }` is enough, since flows
 *   are found by name (dice-throne/src/rules/forward.ts). No two modules import each other; `scripts/boundaries.test.ts` checks it.
 */
import { cloneValue } from './clone.ts'
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** One activation of a flow: which program, the next step, and its own variables. Games read frames through `frames.ts`, never the stack. */
export interface Frame<L extends object = object> {
  flow: string
  at: number
  vars: L
}

/** What the kernel needs of every state: where we are in the rules. */
export interface Running {
  stack: Frame[]
  /** Answers to a question put to several seats, kept closed until the last one is in. */
  sealed?: Sealed[]
}

export interface Sealed {
  seat: Seat
  value: Json
}

/** A program with a stable name. `L` is the type of its frame's variables. */
export interface Flow<G extends Running, L extends object = object> {
  readonly name: string
  /** Type-only: ties the variables to the flow. */
  vars?(g: G, l: L): void
}

/** A thing one might have expected to do, and the number of the rule that forbids it. */
export interface Unavailable<T extends Json = Json> {
  readonly value: T
  readonly rule: string
}

export interface Ask<G, L, T extends Json> {
  who(g: G, l: L): Seat
  /** Every legal option. None: the question is not asked. */
  options(g: G, l: L, seat: Seat): readonly T[]
  then(g: G, l: L, value: T, seat: Seat): void
  /** The option in text notation, unique in its question; strings, numbers and lists have one by themselves. */
  key?(value: T, g: G, l: L): string
  /** What the wording of the question needs to know. */
  params?(g: G, l: L, seat: Seat): Json
  /** What the seat might look for in vain, with the rule that says no. */
  unavailable?(g: G, l: L, seat: Seat): readonly Unavailable<T>[]
  /** A single option is taken without asking. */
  auto?: boolean
  /**
   * Makes the question a window, an occasion to act that may be declined with this option, which is always offered.
   * The platform may give it for a seat: by standing order, when its time is up, or where it is all the seat can do.
   */
  decline?: NoInfer<T>
}

export interface AskAll<G, L, T extends Json> extends Omit<Ask<G, L, T>, 'who' | 'then' | 'auto' | 'decline'> {
  who(g: G, l: L): readonly Seat[]
  /** All answers at once, in the order of `who`. */
  then(g: G, l: L, answers: readonly { seat: Seat; value: T }[]): void
}

export interface Roll<G, L> {
  /** How many dice; none: nothing is rolled. */
  dice(g: G, l: L): number
  /** Six unless told otherwise. */
  sides?(g: G, l: L): number
  then(g: G, l: L, faces: readonly number[]): void
}

export interface Shuffle<G, L> {
  /** The deck's own stream of chance, so that one deck's order tells nothing of another's. */
  stream(g: G, l: L): string
  cards(g: G, l: L): number
  /** `order[i]` is the old place, from 0, of the card that comes to place i. */
  then(g: G, l: L, order: readonly number[]): void
}

export interface Kit<G extends Running, L extends object> {
  run(run: (g: G, l: L) => void): Part
  ask<T extends Json>(name: string, ask: Ask<G, L, T>): Part
  askAll<T extends Json>(name: string, ask: AskAll<G, L, T>): Part
  roll(name: string, roll: Roll<G, L>): Part
  shuffle(name: string, shuffle: Shuffle<G, L>): Part
  when(test: (g: G, l: L) => boolean, ...parts: Part[]): Part
  either(test: (g: G, l: L) => boolean, parts: Part[], otherwise: Part[]): Part
  loop(test: (g: G, l: L) => boolean, ...parts: Part[]): Part
  /** Runs the parts once for each item; the list is made once, at the start. */
  each<K extends keyof L & string>(key: K, list: (g: G, l: L) => readonly NonNullable<L[K]>[], ...parts: Part[]): Part
  /** Runs another flow with a copy of these variables; `then` sees that flow's variables as it left them. */
  call<M extends object>(
    flow: Flow<G, M> | ((g: G, l: L) => Flow<G, M>),
    vars?: (g: G, l: L) => NoInfer<M>,
    then?: (g: G, l: L, m: NoInfer<M>) => void,
  ): Part
  /** Ends this flow here, always or when the test holds. */
  leave(test?: (g: G, l: L) => boolean): Part
  /** A named place between two parts: `hasReached(frame, name)` tells whether a frame has come so far. No step of its own. */
  mark(name: string): Part
}

/** A piece of program; it appends its steps and notes its marks. */
export type Part = (steps: Step[], marks: Map<string, number>) => void

// biome-ignore lint/suspicious/noExplicitAny: the kernel runs every game's steps; the kit above gave them their types.
type Fn = (...args: any[]) => any

/** One shape for every step keeps the kernel's inner loop monomorphic. */
export interface Step {
  op: 'run' | 'ask' | 'askAll' | 'roll' | 'shuffle' | 'branch' | 'call'
  name: string
  /** branch: where to go when the test fails. */
  to: number
  /** run, branch, call (its variables). */
  run: Fn
  who: Fn
  options: Fn
  then: Fn | undefined
  key: Fn | undefined
  params: Fn | undefined
  unavailable: Fn | undefined
  auto: boolean
  decline: Json | undefined
  flow: Fn
  count: Fn
  sides: Fn | undefined
  stream: Fn | undefined
}

const nothing: Fn = () => undefined
const BLANK: Step = {
  op: 'run',
  name: '',
  to: 0,
  run: nothing,
  who: nothing,
  options: nothing,
  then: undefined,
  key: undefined,
  params: undefined,
  unavailable: undefined,
  auto: false,
  decline: undefined,
  flow: nothing,
  count: nothing,
  sides: undefined,
  stream: undefined,
}
const step = (fields: Partial<Step>): Step => ({ ...BLANK, ...fields })
const END = -1

const builders = new Map<string, (kit: Kit<Running, object>) => Part[]>()
const programs = new Map<string, readonly Step[]>()
const marked = new Map<string, ReadonlyMap<string, number>>()

/** Registers a program under a stable name, `game/flow`. Its steps are built at first use, so flows may refer to each other freely. */
export function flow<G extends Running, L extends object = object>(
  name: string,
  build: ($: Kit<G, L>) => Part[],
): Flow<G, L> {
  if (builders.has(name)) throw new Error(`Two flows are called ${name}`)
  builders.set(name, build as unknown as (kit: Kit<Running, object>) => Part[])
  return { name }
}

/** The program of a flow. The last one is kept at hand: a flow is looked up several times at each of its questions. */
export function stepsOf(name: string): readonly Step[] {
  if (name !== lastName) {
    lastSteps = programs.get(name) ?? compile(name)
    lastName = name
  }
  return lastSteps
}
let lastName = ''
let lastSteps: readonly Step[] = []

/** Names of all registered flows that begin with this prefix, for coverage. */
export const flowNames = (prefix: string): string[] => [...builders.keys()].filter((name) => name.startsWith(prefix))

function compile(name: string): readonly Step[] {
  const build = builders.get(name)
  if (!build) throw new Error(`No flow is called ${name}`)
  const steps: Step[] = []
  const marks = new Map<string, number>()
  for (const part of build(kit)) part(steps, marks)
  for (const each of steps) if (each.to === END) each.to = steps.length
  programs.set(name, steps)
  marked.set(name, marks)
  return steps
}

/** Which step a flow's mark stands before. */
export function markOf(flow: string, mark: string): number {
  if (!marked.has(flow)) compile(flow)
  const at = marked.get(flow)?.get(mark)
  if (at === undefined) throw new Error(`${flow} has no mark ${mark}`)
  return at
}

const never = () => false

const kit: Kit<Running, object> = {
  run: (run) => (steps) => steps.push(step({ op: 'run', run })),
  ask: (name, ask) => (steps) =>
    steps.push(
      step({
        op: 'ask',
        name: asked(name),
        who: ask.who,
        options: ask.options,
        then: ask.then,
        key: ask.key,
        params: ask.params,
        unavailable: ask.unavailable,
        auto: ask.auto ?? false,
        decline: ask.decline,
      }),
    ),
  askAll: (name, ask) => (steps) =>
    steps.push(
      step({
        op: 'askAll',
        name: asked(name),
        who: ask.who,
        options: ask.options,
        then: ask.then,
        key: ask.key,
        params: ask.params,
        unavailable: ask.unavailable,
      }),
    ),
  roll: (name, roll) => (steps) =>
    steps.push(step({ op: 'roll', name: asked(name), count: roll.dice, sides: roll.sides, then: roll.then })),
  shuffle: (name, shuffle) => (steps) =>
    steps.push(
      step({ op: 'shuffle', name: asked(name), count: shuffle.cards, stream: shuffle.stream, then: shuffle.then }),
    ),
  when: (test, ...parts) => kit.either(test, parts, []),
  either: (test, parts, otherwise) => (steps, marks) => {
    const fork = step({ op: 'branch', run: test })
    steps.push(fork)
    for (const part of parts) part(steps, marks)
    if (otherwise.length === 0) {
      fork.to = steps.length
      return
    }
    const over = step({ op: 'branch', run: never })
    steps.push(over)
    fork.to = steps.length
    for (const part of otherwise) part(steps, marks)
    over.to = steps.length
  },
  loop:
    (test, ...parts) =>
    (steps, marks) => {
      const top = steps.length
      const exit = step({ op: 'branch', run: test })
      steps.push(exit)
      for (const part of parts) part(steps, marks)
      steps.push(step({ op: 'branch', run: never, to: top }))
      exit.to = steps.length
    },
  each: (key, list, ...parts) => {
    const rest = `each ${key}`
    const begin = kit.run((g, l) => {
      ;(l as Record<string, unknown>)[rest] = cloneValue(list(g, l))
    })
    const next = (_: Running, l: object) => {
      const vars = l as Record<string, unknown>
      const queue = vars[rest] as unknown[]
      if (queue.length > 0) vars[key] = queue.shift()
      else return false
      return true
    }
    return (steps, marks) => {
      begin(steps, marks)
      kit.loop(next, ...parts)(steps, marks)
    }
  },
  call: (flow, vars, then) => (steps) =>
    steps.push(
      step({
        op: 'call',
        flow: typeof flow === 'function' ? (g, l) => flow(g, l).name : () => flow.name,
        run: vars ?? nothing,
        then,
      }),
    ),
  leave: (test) => (steps) => {
    steps.push(step({ op: 'branch', run: test ? (g, l) => !test(g, l) : never, to: END }))
  },
  mark: (name) => (steps, marks) => {
    if (marks.has(name)) throw new Error(`Two marks of one flow are called ${name}`)
    marks.set(name, steps.length)
  },
}

/** A word of the log: `p1 keep 1,3`. */
function asked(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`A question's name is lower-case words and hyphens: ${name}`)
  if (name === 'undo') throw new Error('The word undo is taken by the log')
  return name
}
