/**
 * Flows: rules written as short programs that can stop at a question, be saved there, be copied, and go on later.
 *
 * A card says "choose a player; they roll a die; on a 6 they may discard a card". A JavaScript function cannot stop in the middle, wait an hour for a
 * person, be saved to disk and be copied a thousand times by a bot: its local variables and its position are out of reach. A flow keeps both as data.
 *
 * STACK. A flow is compiled once into a flat list of instructions. A *frame* is one activation of a flow: `flow` (its name), `at` (its program
 * counter: the index of the next instruction) and `vars` (its local variables). The state holds the frames of all flows that have begun and not
 * ended, the match first. `advance` (run.ts) executes the last frame. `call` pushes a frame, the end of a flow pops it, a question leaves the stack as it
 * is. The counter moves past an instruction *before* its code runs, and past a question when the answer arrives, so every caller stands behind its
 * call. While somebody chooses in Dice Throne the stack may be
 *
 *     match@3 > turn@5 > roll-phase@8 > resolve-attack@15 > defense@6 > throw@10 > window@6 > act@2 > play-card@7 > common/card/tip-it@3:alter-die
 *
 * Saving is `JSON.stringify`, copying is `clone`; undo goes back to a copy and repeats the answers before the one taken back.
 *
 * BUILDERS. In rule code `$` is the kit, `g` the state, `l` the frame's variables.
 *
 *     $.run((g, l) => { l.left = g.hand.length })              plain TypeScript; changes the state
 *     $.ask('discard', { who, options, then })                 one seat; `askAll`: several at once, answers sealed until all are in
 *     $.roll('attack', { dice: () => 5, then })                chance; `shuffle` for a deck
 *     $.when((g) => g.rain, $.run(…), $.ask(…))                a condition; `either(test, [then…], [else…])`
 *     $.loop((g, l) => l.left > 0, $.ask(…))                   while; `each('card', (g) => g.hand, $.run(…))` for the items of a list
 *     $.call(resolve, (g, l) => ({ card: l.card }), then)      another flow, with its own variables
 *     $.leave((g, l) => l.done)                                ends this flow here
 *
 * PATTERNS.
 * - A phase is a flow; the flow of a turn reads like the rulebook's list of phases.
 * - Loop over data: keep the list in a variable and take one item at a time, or use `each`. Effects that contain effects call the flow that resolves effects.
 * - Return a value: the called flow leaves it in its variables, and the third argument of `call` reads them: `(g, l, m) => { l.sum = m.sum }`.
 * - Nested questions need nothing special: a flow called from a flow asks, and all callers wait on the stack.
 * - A choice used three instructions later is a variable of the frame; what outlives the flow belongs to the state.
 * - "Is an attack going on, and how far?" is `frameOf(g, attack)` and `hasReached(frame, 'dealt')`, with `$.mark('dealt')` in the flow.
 * - "Everything the fallen player was doing is lost" is `abort` or `unwind` (frames.ts); "the match is over" is `finish`.
 * - "May I interrupt?" is a question with `decline`, a window. A seat's own move is a plain question, even if it may pass.
 *
 * TRAPS.
 * - Variables are copied by `call` and by every save. Never keep a reference to a part of the state in one (`l.hand = g.hands[0]`): it is the same list
 *   until the next save and another one afterwards. Keep its index or its id.
 * - Closures must not capture: a `let` outside the builders belongs to no match and is lost by a save. Everything that changes is in `g` or in `l`.
 * - `options`, tests and `params` are evaluated at any time, any number of times: they must not change anything.
 * - The list of `each` is made when it begins. If the rule means "whoever is left by then", test for that inside. Two nested `each` over the same variable
 *   share one list: give the inner one a variable or a flow of its own.
 * - `leave` ends its own flow only. After `abort` and `unwind` no `then` of a caller runs: what a flow would clean up at its end must be cleaned up by hand.
 * - Never test `at` or an index on the stack: editing a flow moves its counters, another caller moves the index. Use `mark` and frames.ts.
 * - For the same reason an inserted or removed instruction, or a renamed flow, breaks matches in progress and stored checkpoints: raise `rulesVersion`.
 *   A mark is not an instruction and may go anywhere.
 * - Never `delete` a property of the state or of the variables: V8 then copies the object three times slower. Set it to `undefined`.
 * - A flow that is called, or looked for, by a rule which it calls itself is declared in a file of its own: `{ name }` is enough, since flows
 *   are found by name (dice-throne/src/rules/forward.ts). No two modules import each other; `scripts/boundaries.test.ts` checks it.
 */
import { cloneValue } from './clone.ts'
import type { Json } from './json.ts'
import type { Seat } from './seat.ts'

/** One activation of a flow. Games read frames through `frames.ts`, never the stack. */
export interface Frame<L extends object = object> {
  flow: string
  at: number
  vars: L
}

/** What the kernel needs of every state: the frames of the flows that are running. */
export interface Running {
  stack: Frame[]
  /** Answers to a question to several seats, sealed until the last one is in. */
  sealed?: Sealed[]
}

/** An answer to `askAll` that is not revealed yet. */
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

/** Something a player might expect to be allowed, and the number of the rule that forbids it. */
export interface Unavailable<T extends Json = Json> {
  readonly value: T
  readonly rule: string
  /** What is missing now, which `GameText.whyNot` puts into words: `{ is: 'short', sun: 2 }`. */
  readonly why?: Json
}

/** A question to one seat: whom it asks, what may be answered, and what an answer does. */
export interface Ask<G, L, T extends Json> {
  who(g: G, l: L): Seat
  /** Every legal option. If there is none, the question is not asked. */
  options(g: G, l: L, seat: Seat): readonly T[]
  then(g: G, l: L, value: T, seat: Seat): void
  /** The option in text notation, unique within its question; strings, numbers and lists have one already. */
  key?(value: T, g: G, l: L): string
  /** What the wording of the question needs to know. */
  params?(g: G, l: L, seat: Seat): Json
  /** What the seat might expect to find, with the rule that forbids it. */
  unavailable?(g: G, l: L, seat: Seat): readonly Unavailable<T>[]
  /** A single option is taken without asking. */
  auto?: boolean
  /**
   * Makes the question a window, an opportunity to act that may be declined with this option, which is always offered.
   * The platform may decline for a seat: by standing order, when its time is up, or if the seat has no other option.
   */
  decline?: NoInfer<T>
  /**
   * Nothing that is hidden can be told from this question: everybody sees its options and parameters.
   * People who share a device answer it without passing the device on.
   */
  open?: true
}

/** A question to several seats at once; the answers stay sealed until all are in. */
export interface AskAll<G, L, T extends Json> extends Omit<Ask<G, L, T>, 'who' | 'then' | 'auto' | 'decline' | 'open'> {
  who(g: G, l: L): readonly Seat[]
  /** All answers at once, in the order of `who`. */
  then(g: G, l: L, answers: readonly { seat: Seat; value: T }[]): void
}

/** What a roll without dice draws: who begins, or pieces of the game. */
export type Lot = 'first-player' | 'pieces'

/** A roll of dice: how many, of how many sides, and what the results do. */
export interface Roll<G, L> {
  /** How many dice; with 0 nothing is rolled. */
  dice(g: G, l: L): number
  /** Six if left out. */
  sides?(g: G, l: L): number
  /** Whose dice these are: an equal share each, in this order. */
  whose?(g: G, l: L): readonly Seat[]
  /** Which dice these are, for the wording. */
  params?(g: G, l: L): Json
  /** No dice lie on the table: a lot is drawn. */
  lot?: Lot
  then(g: G, l: L, faces: readonly number[]): void
}

/** A shuffle: how many cards, and what their new order does. */
export interface Shuffle<G, L> {
  /** The deck's own stream of chance, so that the order of one deck reveals nothing about another. */
  stream(g: G, l: L): string
  cards(g: G, l: L): number
  /** `order[i]` is the old position, from 0, of the card that moves to position i. */
  then(g: G, l: L, order: readonly number[]): void
}

/** The words that a flow is written with, `$` in rule code. */
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
  /** A named position between two parts: `hasReached(frame, name)` tells whether a frame has passed it. Not an instruction. */
  mark(name: string): Part
}

/** A piece of a program; it appends its instructions and records its marks. */
export type Part = (instructions: Instruction[], marks: Map<string, number>) => void

// biome-ignore lint/suspicious/noExplicitAny: the kernel runs every game's steps; the kit above gave them their types.
type Fn = (...args: any[]) => any

/** One shape for all instructions keeps the kernel's inner loop monomorphic. */
export interface Instruction {
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
  open: boolean
  flow: Fn
  count: Fn
  sides: Fn | undefined
  stream: Fn | undefined
  lot: Lot | undefined
}

const nothing: Fn = () => undefined
const BLANK: Instruction = {
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
  open: false,
  flow: nothing,
  count: nothing,
  sides: undefined,
  stream: undefined,
  lot: undefined,
}
const instruction = (fields: Partial<Instruction>): Instruction => ({ ...BLANK, ...fields })
const END = -1

const builders = new Map<string, (kit: Kit<Running, object>) => Part[]>()
const programs = new Map<string, readonly Instruction[]>()
const marked = new Map<string, ReadonlyMap<string, number>>()

/** Registers a program under a stable name, `game/flow`. Its instructions are built at first use, so flows may refer to each other freely. */
export function flow<G extends Running, L extends object = object>(
  name: string,
  build: ($: Kit<G, L>) => Part[],
): Flow<G, L> {
  if (builders.has(name)) throw new Error(`Two flows are called ${name}`)
  builders.set(name, build as unknown as (kit: Kit<Running, object>) => Part[])
  return { name }
}

/** The program of a flow. The last one is cached: a flow is looked up several times at each of its questions. */
export function instructionsOf(name: string): readonly Instruction[] {
  if (name !== lastName) {
    lastSteps = programs.get(name) ?? compile(name)
    lastName = name
  }
  return lastSteps
}
let lastName = ''
let lastSteps: readonly Instruction[] = []

/** Names of all registered flows that begin with this prefix, for coverage; those of frozen rules (`name~version`) are left out. */
export const flowNames = (prefix: string): string[] =>
  [...builders.keys()].filter((name) => name.startsWith(prefix) && !name.includes('~'))

function compile(name: string): readonly Instruction[] {
  const build = builders.get(name)
  if (!build) throw new Error(`No flow is called ${name}`)
  const instructions: Instruction[] = []
  const marks = new Map<string, number>()
  for (const part of build(kit)) part(instructions, marks)
  for (const each of instructions) if (each.to === END) each.to = instructions.length
  programs.set(name, instructions)
  marked.set(name, marks)
  return instructions
}

/** The index of the instruction that a mark stands before. */
export function markOf(flow: string, mark: string): number {
  if (!marked.has(flow)) compile(flow)
  const at = marked.get(flow)?.get(mark)
  if (at === undefined) throw new Error(`${flow} has no mark ${mark}`)
  return at
}

const never = () => false
const nobody = (): readonly Seat[] => []

const kit: Kit<Running, object> = {
  run: (run) => (instructions) => instructions.push(instruction({ op: 'run', run })),
  ask: (name, ask) => (instructions) =>
    instructions.push(
      instruction({
        op: 'ask',
        ...questionFields(name, ask),
        auto: ask.auto ?? false,
        decline: ask.decline,
        open: ask.open ?? false,
      }),
    ),
  askAll: (name, ask) => (instructions) =>
    instructions.push(instruction({ op: 'askAll', ...questionFields(name, ask) })),
  roll: (name, roll) => (instructions) =>
    instructions.push(
      instruction({
        op: 'roll',
        name: asked(name),
        count: roll.dice,
        sides: roll.sides,
        who: roll.whose ?? nobody,
        params: roll.params,
        lot: roll.lot,
        then: roll.then,
      }),
    ),
  shuffle: (name, shuffle) => (instructions) =>
    instructions.push(
      instruction({
        op: 'shuffle',
        name: asked(name),
        count: shuffle.cards,
        stream: shuffle.stream,
        then: shuffle.then,
      }),
    ),
  when: (test, ...parts) => kit.either(test, parts, []),
  either: (test, parts, otherwise) => (instructions, marks) => {
    const fork = instruction({ op: 'branch', run: test })
    instructions.push(fork)
    for (const part of parts) part(instructions, marks)
    if (otherwise.length === 0) {
      fork.to = instructions.length
      return
    }
    const over = instruction({ op: 'branch', run: never })
    instructions.push(over)
    fork.to = instructions.length
    for (const part of otherwise) part(instructions, marks)
    over.to = instructions.length
  },
  loop:
    (test, ...parts) =>
    (instructions, marks) => {
      const top = instructions.length
      const exit = instruction({ op: 'branch', run: test })
      instructions.push(exit)
      for (const part of parts) part(instructions, marks)
      instructions.push(instruction({ op: 'branch', run: never, to: top }))
      exit.to = instructions.length
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
    return (instructions, marks) => {
      begin(instructions, marks)
      kit.loop(next, ...parts)(instructions, marks)
    }
  },
  call: (flow, vars, then) => (instructions) =>
    instructions.push(
      instruction({
        op: 'call',
        flow: typeof flow === 'function' ? (g, l) => flow(g, l).name : () => flow.name,
        run: vars ?? nothing,
        then,
      }),
    ),
  leave: (test) => (instructions) => {
    instructions.push(instruction({ op: 'branch', run: test ? (g, l) => !test(g, l) : never, to: END }))
  },
  mark: (name) => (instructions, marks) => {
    if (marks.has(name)) throw new Error(`Two marks of one flow are called ${name}`)
    marks.set(name, instructions.length)
  },
}

type QuestionFields = Pick<Instruction, 'name' | 'who' | 'options' | 'then' | 'key' | 'params' | 'unavailable'>

const questionFields = <T extends Json>(
  name: string,
  { who, options, then, key, params, unavailable }: Ask<Running, object, T> | AskAll<Running, object, T>,
): QuestionFields => ({ name: asked(name), who, options, then, key, params, unavailable })

/** The name of a question is a word of the log: `p1 keep 1,3`. */
function asked(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`A question's name is lower-case words and hyphens: ${name}`)
  if (name === 'undo' || name === 'rewind') throw new Error(`The word ${name} is taken by the log`)
  return name
}
