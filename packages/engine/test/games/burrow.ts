/**
 * Burrow, a game of secrets. Everybody has a deck of their own, shuffled, and a hand of two.
 * In a turn: play cards, draw, sniff (the top card is whispered, no view ever shows it), spy on the next seat's hand,
 * dig (a die), swap a card with the deck's bottom unseen, or end. A player without a card in hand ends the match.
 */
import { emit, flow, type Game, permutation, type Running, type Seat, whisper } from '../../src/index.ts'
import { bare } from './bare.ts'

export interface Burrow extends Running {
  turn: Seat
  hands: number[][]
  decks: number[][]
  played: number[][]
  holes: number
  /** Who knows whose hand, as `p1 sees p2`'s seats. */
  spied: [Seat, Seat][]
}

const match = flow<Burrow, { seat?: Seat }>('burrow/match', ($) => [
  $.each(
    'seat',
    (g) => g.decks.map((_, seat) => seat),
    $.shuffle('deck', {
      stream: (_, l) => `deck-${l.seat}`,
      cards: (g, l) => g.decks[l.seat!]!.length,
      then: (g, l, order) => {
        const deck = g.decks[l.seat!]!
        g.decks[l.seat!] = order.map((place) => deck[place]!)
      },
    }),
    $.run((g, l) => {
      g.hands[l.seat!] = g.decks[l.seat!]!.splice(0, 2)
    }),
  ),
  $.loop(
    (g) => g.hands.every((hand) => hand.length > 0),
    $.call(turn, () => ({ over: false })),
    $.run((g) => {
      g.turn = next(g)
    }),
  ),
])

interface Turn {
  over: boolean
  dig?: boolean
  draw?: boolean
}

const turn = flow<Burrow, Turn>('burrow/turn', ($) => [
  $.loop(
    (g, l) => !l.over && g.hands[g.turn]!.length > 0,
    $.ask<string>('act', {
      who: (g) => g.turn,
      options: (g) => {
        const deck = g.decks[g.turn]!.length > 0 ? ['draw', 'sniff', 'bury'] : []
        return ['end', 'dig', 'spy', ...deck, ...g.hands[g.turn]!.map((card) => `play-${card}`)]
      },
      unavailable: (g) => (g.decks[g.turn]!.length > 0 ? [] : [{ value: 'draw', rule: 'BU-3' }]),
      then: (g, l, action) => act(g, l, action),
    }),
    // A step of its own: what an answer sets off is part of what it reveals.
    $.run((g, l) => {
      if (l.draw) g.hands[g.turn]!.push(g.decks[g.turn]!.shift()!)
      l.draw = false
    }),
    $.roll('dig', {
      dice: (_, l) => (l.dig ? 1 : 0),
      then: (g, l, [face]) => {
        g.holes += face!
        l.dig = false
      },
    }),
  ),
])

function act(g: Burrow, l: Turn, action: string): void {
  const hand = g.hands[g.turn]!
  const deck = g.decks[g.turn]!
  if (action === 'end') l.over = true
  else if (action === 'dig') l.dig = true
  else if (action === 'spy') g.spied.push([g.turn, next(g)])
  else if (action === 'draw') l.draw = true
  else if (action === 'sniff') whisper([g.turn], () => ({ type: 'sniffed', card: deck[0] }))
  else if (action === 'bury') deck.push(hand.shift()!)
  else {
    const card = Number(action.slice('play-'.length))
    hand.splice(hand.indexOf(card), 1)
    g.played[g.turn]!.push(card)
    emit(() => ({ type: 'played', card }))
  }
}

const next = (g: Burrow): Seat => (g.turn + 1) % g.hands.length

const knows = (g: Burrow, viewer: Seat, seat: Seat) =>
  viewer === seat || g.spied.some(([spy, spied]) => spy === viewer && spied === seat)

const view = (g: Burrow, viewer: Seat | undefined) => ({
  turn: g.turn,
  holes: g.holes,
  played: g.played.map((cards) => [...cards]),
  decks: g.decks.map((deck) => deck.length),
  hands: g.hands.map((hand, seat) => (viewer !== undefined && knows(g, viewer, seat) ? [...hand] : hand.length)),
})

export type BurrowView = ReturnType<typeof view>

export const burrow: Game<Burrow, BurrowView> = bare<Burrow, BurrowView>({
  id: 'burrow',
  seats: { min: 2, max: 4, usual: 2 },
  options: { cards: { kind: 'number', min: 2, max: 12, default: 6 } },
  setup: (seats, { cards }) => {
    const decks = Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: cards as number }, (_, i) => 10 * seat + i),
    )
    return { turn: 0, hands: decks.map(() => []), decks, played: decks.map(() => []), holes: 0, spied: [] }
  },
  rules: match,
  view,
  outcome: (g) => ({
    places: g.hands.map((hand) => (hand.length === 0 ? 1 : 2)),
    scores: g.played.map((cards) => cards.length),
    reason: 'bare',
  }),
  redeal: (g, knowers, random) => {
    for (const [seat, hand] of g.hands.entries()) {
      const known = knowers.some((knower) => knows(g, knower, seat))
      const hidden = [...(known ? [] : hand), ...g.decks[seat]!].sort()
      const dealt = permutation(hidden.length, random).map((place) => hidden[place]!)
      if (!known) g.hands[seat] = dealt.splice(0, hand.length)
      g.decks[seat] = dealt
    }
  },
  conserved: (g) => ({ cards: [...g.hands, ...g.decks, ...g.played].flat().length }),
})
