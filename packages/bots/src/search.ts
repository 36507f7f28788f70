/**
 * Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), open loop: every iteration imagines the hidden part anew,
 * rolls its own dice, and walks a tree of answers only. What follows an answer may differ from one iteration to the next: an option
 * counts as available only when it was, and is judged against how often it could have been taken.
 */
import { answer, type Json, type Question, type Random, type Running, type Seat } from '@alea/engine'
import { imagine, type Seen } from './bot.ts'
import { playOn } from './playOn.ts'
import { TUNING } from './tuning.ts'
import { advanceByChance, placeOf, worthOf } from './walk.ts'

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
  private readonly root: Node = newNode()
  /** The root's options worth searching, by number: of those worked out exactly only the best. */
  private readonly candidates: readonly number[]
  private readonly keys: readonly Json[]
  /** What each option seemed to be worth one step ahead; and the same from the worst to the best. */
  private readonly glance: readonly number[] | undefined
  private readonly promise: readonly number[] | undefined
  iterations = 0

  constructor(seen: Seen, question: Question, exact?: readonly number[], glance?: readonly number[]) {
    this.seen = seen
    this.keys = question.options[placeOf(question, seen.seat)]!.map(keyOf)
    this.candidates = worthSearching(this.keys.length, exact)
    this.glance = glance
    this.promise = glance && promises(glance)
  }

  iterate(random: Random): void {
    this.iterations++
    const { game, seat } = this.seen
    const g = imagine(this.seen, random)
    const path: { edge: Edge; seat: Seat }[] = []
    let node = this.root
    let question = advanceByChance(g, random)
    let fresh = false
    while (question && !fresh) {
      const atRoot = node === this.root
      const who = atRoot ? placeOf(question, seat) : 0
      const choice = atRoot ? this.selectAtRoot() : this.select(node, g, question, random)
      const edge = node.edges.get(keyOf(question.options[who]![choice]!))!
      fresh = edge.next.size === 0
      path.push({ edge, seat: question.seats[who]! })
      answer(g, question, choice, who)
      question = advanceByChance(g, random)
      if (question) node = nextNode(edge, question)
    }
    const value = question ? playOn(game, g, random) : worthOf(game, game.insight, g)!
    for (const step of path) {
      step.edge.visits++
      step.edge.total += value[step.seat]!
    }
  }

  /** With so many iterations left, can no other option become the most visited any more? */
  isDecided(left: number): boolean {
    const visits = this.candidates.map((i) => this.root.edges.get(this.keys[i]!)?.visits ?? 0).sort((a, b) => b - a)
    return left <= 0 || visits.length === 1 || visits[0]! - visits[1]! > left
  }

  best(): number {
    let best = this.candidates[0]!
    let most = Number.NEGATIVE_INFINITY
    for (const choice of this.candidates) {
      const edge = this.root.edges.get(this.keys[choice]!)
      const worth = edge && edge.visits > 0 ? edge.visits + edge.total / edge.visits : (this.glance?.[choice] ?? 0)
      if (worth > most) {
        most = worth
        best = choice
      }
    }
    return best
  }

  private selectAtRoot(): number {
    const edges = this.candidates.map((choice) => edgeOf(this.root, this.keys[choice]!, this.promise?.[choice] ?? 0, this.glance?.[choice]))
    this.root.visits++
    return this.candidates[pick(edges, this.root.visits)]!
  }

  private select(node: Node, g: Running, question: Question, random: Random): number {
    const options = question.options[0]!
    node.visits++
    if (options.length === 1) {
      edgeOf(node, keyOf(options[0]!), 0).available++
      return 0
    }
    const unknown = options.some((value) => !node.edges.has(keyOf(value)))
    const sensed = unknown ? this.seen.game.insight?.sense?.(g, question, 0) : undefined
    const promise = sensed && promises(sensed)
    const edges = options.map((value, i) => edgeOf(node, keyOf(value), promise?.[i] ?? random.below(1000) / 10_000))
    return pick(edges, node.visits)
  }
}

function pick(edges: readonly Edge[], visits: number): number {
  for (const edge of edges) edge.available++
  // The most promising first, and more of them as the node becomes known.
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

function edgeOf(node: Node, key: Json, promise: number, glance?: number): Edge {
  let edge = node.edges.get(key)
  if (!edge) {
    const visits = glance === undefined ? 0 : TUNING.glance
    edge = { visits, available: visits, total: visits * (glance ?? 0), promise, next: new Map() }
    node.edges.set(key, edge)
  }
  return edge
}

function nextNode(edge: Edge, { seats, name }: Question): Node {
  const key = `${seats[0]} ${name}`
  let node = edge.next.get(key)
  if (!node) {
    node = newNode()
    edge.next.set(key, node)
  }
  return node
}

/** Options are told apart by what they are, not by their number: the list may differ from one imagined table to the next. */
const keyOf = (value: Json): Json => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

function worthSearching(count: number, exact: readonly number[] | undefined): number[] {
  const all = Array.from({ length: count }, (_, i) => i)
  if (!exact) return all
  const known = all.filter((i) => !Number.isNaN(exact[i]))
  const best = known.reduce((one, other) => (exact[other]! > exact[one]! ? other : one), known[0]!)
  return all.filter((i) => i === best || Number.isNaN(exact[i]))
}

/** From the worst to the best, between 0 and 1. */
function promises(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0.5))
}
