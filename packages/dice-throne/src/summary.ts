/** What made the result of Dice Throne: damage by source and by target, what was prevented and healed, cards, tokens. */
import type { BySeat, Event, Highlight, Seat, Summary, SummaryItem, SummaryPart } from '@alea/engine'
import { summaryItems, summaryParts } from '@alea/engine'
import { sheetOf, tokenOf } from './content/roster.ts'
import type { DiceThroneEvent } from './events.ts'
import { ATTACK, sourceOf, unavoided } from './rules/damageArithmetic.ts'
import { type CardId, type Line, NO_HERO, type TokenId } from './state.ts'
import type { View } from './view.ts'

/** Health that is stolen is no damage, but it is lost all the same. */
export const STOLEN = 'stolen-health'

/** So much damage at once is worth a shudder: most abilities of a first level deal less. */
const HARD = 8

export function highlight(event: Event): Highlight | undefined {
  const e = event as DiceThroneEvent
  if (e.type === 'activated' && e.ultimate) return { kind: 'feat', seat: e.seat }
  if (e.type === 'turn') return { kind: 'turn', seat: e.seat }
  if (e.type === 'damaged' && e.amount >= HARD) return { kind: 'blow', seat: e.seat }
  return e.type === 'defeated' ? { kind: 'fall', seat: e.seat } : undefined
}

interface Tally {
  readonly dealt: Map<string, { amount: number; times: number }>
  readonly targets: Map<Seat, number>
  readonly tokens: Map<TokenId, number>
  suffered: number
  prevented: number
  healed: number
  upgrades: number
  played: number
  sold: number
}

export function summary(view: View, events: readonly Event[]): Summary {
  const tallies = view.fighters.map(newTally)
  for (const event of events) count(event as DiceThroneEvent, tallies, view)
  return tallies.map((tally) => summaryParts(partsOf(tally, tallies.length > 2)))
}

const newTally = (): Tally => ({
  dealt: new Map(),
  targets: new Map(),
  tokens: new Map(),
  suffered: 0,
  prevented: 0,
  healed: 0,
  upgrades: 0,
  played: 0,
  sold: 0,
})

function count(e: DiceThroneEvent, tallies: BySeat<Tally>, view: View): void {
  switch (e.type) {
    case 'damaged': {
      const victim = tallies[e.seat]!
      victim.suffered += e.amount
      victim.prevented += Math.max(0, threatened(e.lines) - e.amount)
      for (const { by, from, amount } of shares(e.lines, e.amount))
        if (from !== undefined && from !== e.seat) deal(tallies[from]!, by, e.seat, amount)
      return
    }
    case 'stole-health':
      tallies[e.from]!.suffered += e.amount
      return deal(tallies[e.seat]!, STOLEN, e.from, e.amount)
    case 'healed':
      tallies[e.seat]!.healed += e.amount
      return
    case 'played':
      tallies[e.seat]![isUpgrade(view, e.seat, e.card) ? 'upgrades' : 'played']++
      return
    case 'cast':
      tallies[e.seat]!.played++
      return
    case 'sold':
      tallies[e.seat]!.sold++
      return
    case 'spent':
      add(tallies[e.seat]!.tokens, tokenOf(e.token).id, 1)
      return
    default:
      return
  }
}

function deal(tally: Tally, by: string, target: Seat, amount: number): void {
  if (amount === 0) return
  const known = tally.dealt.get(by) ?? { amount: 0, times: 0 }
  tally.dealt.set(by, { amount: known.amount + amount, times: known.times + 1 })
  add(tally.targets, target, amount)
}

function add<K>(counts: Map<K, number>, key: K, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount)
}

function isUpgrade({ fighters }: View, seat: Seat, card: CardId): boolean {
  const { hero } = fighters[seat]!
  return hero !== NO_HERO && sheetOf(hero).cards.get(card)?.upgrades !== undefined
}

/** What would have been suffered if nothing had reduced it. */
const threatened = (lines: readonly Line[]): number =>
  lines.reduce((sum, { kind, amount }) => (DEALS.includes(kind) ? sum + amount : sum), 0)

const DEALS: readonly Line['kind'][] = ['base', 'add', 'other']

interface Share {
  readonly by: string
  readonly from: Seat | undefined
  readonly weight: number
  amount: number
}

/** What was suffered, divided among the sources that were not avoided in proportion to what they dealt; what is added to an attack belongs to its ability. */
function shares(lines: readonly Line[], suffered: number): Share[] {
  const attack = lines.find(({ kind }) => kind === 'base')
  const found: Share[] = []
  for (const line of unavoided(lines)) {
    if (!DEALS.includes(line.kind) || line.amount <= 0) continue
    const { by, from } = sourceOf(line) === ATTACK && attack ? attack : line
    const at = found.findIndex((share) => share.by === by && share.from === from)
    const weight = line.amount + (found[at]?.weight ?? 0)
    found.splice(at < 0 ? found.length : at, 1, { by, from, weight, amount: 0 })
  }
  const whole = found.reduce((sum, { weight }) => sum + weight, 0)
  let rest = suffered
  for (const share of found) {
    share.amount = Math.floor((suffered * share.weight) / whole)
    rest -= share.amount
  }
  for (let i = 0; i < rest && found.length > 0; i++) found[i % found.length]!.amount++
  return found
}

function partsOf(tally: Tally, areMany: boolean): SummaryPart[] {
  const dealt = [...tally.dealt].map(([id, one]): SummaryItem => ({ id, ...one }))
  const targets = [...tally.targets].map(([seat, amount]): SummaryItem => ({ id: String(seat), amount }))
  const tokens = [...tally.tokens].map(([id, amount]): SummaryItem => ({ id, amount }))
  const { suffered, prevented, healed, upgrades, played, sold } = tally
  return [
    { id: 'dealt', items: dealt.sort(largest) },
    ...(areMany ? [{ id: 'targets', items: targets.sort(largest) }] : []),
    { id: 'health', items: summaryItems({ suffered, prevented, healed }) },
    { id: 'cards', items: summaryItems({ played, upgrades, sold }) },
    { id: 'tokens', items: tokens.sort(largest) },
  ]
}

const largest = (one: SummaryItem, other: SummaryItem): number => other.amount - one.amount
