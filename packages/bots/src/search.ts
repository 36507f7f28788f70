/**
 * Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), open loop: every iteration imagines what is hidden again, rolls its own
 * dice, and descends a tree of answers only. What follows an answer may differ from one iteration to the next: an option's visits are compared with how often it was
 * available.
 */
import {
  answer,
  fromRandom,
  type Json,
  paramsOf,
  type Question,
  type Random,
  type Running,
  type Seat,
} from '@alea/engine'
import { imagine, type Seen } from './bot.ts'
import { playOn } from './playOn.ts'
import { settleBeyond } from './settle.ts'
import type { LineStep } from './thought.ts'
import { TUNING } from './tuning.ts'
import { advanceByChance, argMax, placeOf, worthOf } from './walk.ts'

interface Edge {
  visits: number
  available: number
  /** The sum of what it was worth to the seat that chose it. */
  total: number
  /** How promising it looked, from 0 to 1. */
  promise: number
  readonly next: Map<string, Node>
}

interface Node {
  readonly edges: Map<Json, Edge>
  visits: number
}

const newNode = (): Node => ({ edges: new Map(), visits: 0 })

export class Search {
  private readonly seen: Seen
  /** What follows each option of the seat's question. */
  private readonly roots = new Map<number, Edge>()
  iterations = 0

  constructor(seen: Seen) {
    this.seen = seen
  }

  /** Takes the option at one imagined table and plays on from there; what that was worth to the seat. */
  iterate(choice: number, random: Random): number {
    this.iterations++
    const { game, seat } = this.seen
    const g = imagine(this.seen, random)
    const asked = advanceByChance(g, random)!
    const since = game.insight?.begun?.(g)
    answer(g, asked, choice, placeOf(asked, seat))
    const path: { edge: Edge; seat: Seat }[] = []
    let last = this.rootOf(choice)
    let question = advanceByChance(g, random)
    while (question) {
      const node = nextNode(last, question)
      // A new node: from here on the position is evaluated, not searched.
      if (node.visits++ === 0) break
      const { edge, place } = this.select(node, g, question)
      path.push({ edge, seat: question.seats[0]! })
      answer(g, question, place)
      question = advanceByChance(g, random)
      last = edge
    }
    if (question) settleBeyond(asked, game, g, { chance: fromRandom(random), whims: random }, since)
    const value = question ? playOn(game, g, random) : worthOf(game, game.insight, g)!
    for (const step of path) {
      step.edge.visits++
      step.edge.total += value[step.seat]!
    }
    return value[seat]!
  }

  /** The answers that were tried most often after this option, at one imagined table; single options are left out. */
  line(choice: number, random: Random): LineStep[] {
    const { game, seat } = this.seen
    const steps: LineStep[] = []
    const g = imagine(this.seen, random)
    const asked = advanceByChance(g, random)!
    answer(g, asked, choice, placeOf(asked, seat))
    let last = this.roots.get(choice)
    let question = advanceByChance(g, random)
    while (question && last) {
      const edges: Map<Json, Edge> | undefined = last.next.get(nodeKey(question))?.edges
      const options = question.options[0]!
      const tried = options.map((value) => edges?.get(keyOf(value))?.visits ?? 0)
      const place = argMax(tried)
      if (tried[place] === 0) break
      const asks = question.seats[0]!
      if (options.length > 1)
        steps.push({
          seat: asks,
          name: question.name,
          params: paramsOf(g, question, asks),
          value: options[place]!,
          view: game.view(g, asks),
          visits: tried[place]!,
        })
      last = edges?.get(keyOf(options[place]!))
      answer(g, question, place)
      question = advanceByChance(g, random)
    }
    return steps
  }

  private rootOf(choice: number): Edge {
    const root = this.roots.get(choice) ?? newEdge(0)
    this.roots.set(choice, root)
    return root
  }

  private select(node: Node, g: Running, question: Question): { edge: Edge; place: number } {
    const options = question.options[0]!
    if (options.length === 1) return { edge: edgeOf(node, keyOf(options[0]!), 0), place: 0 }
    const unknown = options.some((value) => !node.edges.has(keyOf(value)))
    const sensed = unknown ? this.seen.game.insight?.sense?.(g, question, 0) : undefined
    const promise = sensed && promises(sensed)
    const edges = options.map((value, i) => edgeOf(node, keyOf(value), promise?.[i] ?? 0.5))
    const place = pick(edges, node.visits)
    return { edge: edges[place]!, place }
  }
}

function pick(edges: readonly Edge[], visits: number): number {
  for (const edge of edges) edge.available++
  // The most promising first, and more of them as the node is visited more often.
  const width = TUNING.width + Math.floor(Math.sqrt(visits))
  const open =
    edges.length <= width
      ? edges
      : [...edges].sort((one, other) => other.visits - one.visits || other.promise - one.promise).slice(0, width)
  let best = open[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const edge of open) {
    const tried = edge.visits
    const worth =
      tried === 0
        ? 10 + edge.promise
        : edge.total / tried +
          TUNING.curiosity * Math.sqrt(Math.log(edge.available + 1) / tried) +
          (TUNING.trust * edge.promise) / (1 + tried)
    if (worth > most) {
      most = worth
      best = edge
    }
  }
  return edges.indexOf(best)
}

const newEdge = (promise: number): Edge => ({ visits: 0, available: 0, total: 0, promise, next: new Map() })

function edgeOf(node: Node, key: Json, promise: number): Edge {
  let edge = node.edges.get(key)
  if (!edge) {
    edge = newEdge(promise)
    node.edges.set(key, edge)
  }
  return edge
}

const nodeKey = ({ seats, name }: Question): string => `${seats[0]} ${name}`

function nextNode(edge: Edge, question: Question): Node {
  const key = nodeKey(question)
  let node = edge.next.get(key)
  if (!node) {
    node = newNode()
    edge.next.set(key, node)
  }
  return node
}

/** Options are identified by their value, not by their index: the list may differ from one imagined table to the next. */
const keyOf = (value: Json): Json => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** Scaled from 0 for the worst to 1 for the best. */
function promises(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0.5))
}
