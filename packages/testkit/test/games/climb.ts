/** Climb, a hand of cards: play one, or draw up to twice. A card higher than the one on the table scores. */
import {
  type EventKind,
  eachLanguage,
  emit,
  flow,
  type Game,
  type GameText,
  isOver,
  permutation,
  placesOf,
  type Running,
  type Seat,
  seatsFrom,
  visit,
  whisper,
} from '@alea/engine'
import { climbVocabulary } from './climbVocabulary.ts'

export interface Climb extends Running {
  deck: number[]
  hands: number[][]
  table: number[]
  scores: number[]
  drawn: number[]
  turn: Seat
  turns: number
}

/** Ways to break the rules that cannot be put on from outside. */
export type Flaw =
  | 'none'
  | 'shared-list'
  | 'unsavable'
  | 'shared-deck'
  | 'remembering'
  | 'leaking-options'
  | 'leaking-params'
  | 'loud-draw'
  | 'same-key'
  | 'spaced-key'
  | 'throwing-option'
  | 'copying-option'
  | 'endless'
  | 'unsteady'
  | 'moody'
  | 'open-and-closed'
  | 'nameless-rule'
  | 'no-reason'
  | 'stranger'
  | 'closed-window'

type Act = number | 'draw'
type Happening =
  | { type: 'played'; seat: Seat; card: number }
  | { type: 'drew'; seat: Seat; card?: number }
  | { type: 'dealt' }

const KINDS = { played: 'card', drew: 'card', dealt: 'card' } as const satisfies Record<Happening['type'], EventKind>

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const HAND = 2
const DRAWS = 2

export function climb(id: string, flaw: Flaw = 'none'): Game<Climb> {
  const shared = [...CARDS]
  let memory: number[] | undefined
  let asked = 0

  const match = flow<Climb>(`${id}/match`, ($) => [
    $.shuffle('deck', {
      stream: () => 'deck',
      cards: (g) => g.deck.length,
      then: (g, _, order) => {
        g.deck = order.map((place) => g.deck[place]!)
      },
    }),
    $.run((g) => {
      for (const seat of seatsFrom(0, g.hands.length)) g.hands[seat] = g.deck.splice(0, HAND)
      g.turns = 1
      emit<Happening>(() => ({ type: 'dealt' }))
    }),
    $.loop(
      (g) => g.hands.some((hand) => hand.length > 0),
      $.call(turn, () => (flaw === 'unsavable' ? { best: Number.NEGATIVE_INFINITY } : {})),
      $.run((g) => {
        g.turn = (g.turn + 1) % g.hands.length
        g.turns++
      }),
    ),
  ])

  const turn = flow<Climb, { best?: number; hand?: number[] }>(`${id}/turn`, ($) => [
    $.run((g, l) => {
      if (flaw === 'shared-list') l.hand = g.hands[g.turn]!
    }),
    $.ask<Act>('act', {
      who: (g) => g.turn,
      options: (g) => {
        const hand = g.hands[g.turn]!
        const rival = g.hands[(g.turn + 1) % g.hands.length]!
        if (flaw === 'unsteady') hand.reverse()
        if (flaw === 'moody' && asked++ % 2 === 0) return [...hand].reverse()
        if (flaw === 'leaking-options' && rival.includes(9)) return hand
        return hand.length > 0 && mayDraw(g) ? [...hand, 'draw'] : hand
      },
      unavailable: (g) => {
        if (flaw === 'open-and-closed') return [{ value: g.hands[g.turn]![0]!, rule: 'CL-2.2', why: 'drawn' }]
        return mayDraw(g)
          ? []
          : [
              {
                value: 'draw',
                rule: flaw === 'nameless-rule' ? 'no more' : 'CL-2.2',
                ...(flaw !== 'no-reason' && { why: 'drawn' }),
              },
            ]
      },
      params: (g) => ({ top: g.table.at(-1) ?? 0, next: flaw === 'leaking-params' ? g.deck.length && g.deck[0]! : 0 }),
      key: (act) => {
        if (flaw === 'spaced-key') return `card ${act}`
        return flaw === 'same-key' && act !== 'draw' ? 'card' : String(act)
      },
      ...(flaw === 'closed-window' && { decline: 'draw' }),
      then: (g, l, act) => {
        if (act === 'draw') draw(g)
        else play(g, act, l.hand ?? g.hands[g.turn]!)
      },
    }),
  ])

  function play(g: Climb, card: number, hand: number[]): void {
    if (flaw === 'throwing-option' && card === 5) throw new Error('five is too hot to touch')
    if (flaw === 'remembering') {
      memory?.fill(7)
      memory = g.scores
    }
    visit(flaw === 'stranger' ? `card ${card} of nobody` : `card-${card}`)
    if (flaw !== 'endless' || card !== 1) {
      hand.splice(hand.indexOf(card), 1)
      if (card > (g.table.at(-1) ?? 0)) g.scores[g.turn]!++
      g.table.push(card)
    }
    if (flaw === 'copying-option' && card === 9) g.table.push(card)
    emit<Happening>(() => ({ type: 'played', seat: g.turn, card }))
  }

  function draw(g: Climb): void {
    const seat = g.turn
    const card = g.deck.shift()!
    g.hands[seat]!.push(card)
    g.drawn[seat]!++
    if (flaw === 'loud-draw') emit<Happening>(() => ({ type: 'drew', seat, card }))
    else
      whisper<Happening>(
        [seat],
        () => ({ type: 'drew', seat, card }),
        () => ({ type: 'drew', seat }),
      )
  }

  return {
    id,
    rulesVersion: 1,
    seats: { min: 2, max: 3, usual: 2 },
    options: {},
    setup: (seats) => ({
      deck: flaw === 'shared-deck' ? shared : [...CARDS],
      hands: seatsFrom(0, seats).map(() => []),
      table: flaw === 'shared-deck' ? shared.splice(0, 1) : [],
      scores: Array<number>(seats).fill(0),
      drawn: Array<number>(seats).fill(0),
      turn: 0,
      turns: 0,
    }),
    rules: match,
    view: (g, viewer) => ({
      deck: g.deck.length,
      hands: g.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
      table: [...g.table],
      scores: [...g.scores],
      drawn: [...g.drawn],
      turn: g.turn,
      turns: g.turns,
    }),
    turn: (g) => g.turns,
    active: (g) => (g.turns > 0 ? g.turn : undefined),
    events: KINDS,
    outcome: (g) =>
      !isOver(g)
        ? undefined
        : { places: placesOf(g.scores.map((score) => [score])), scores: [...g.scores], reason: 'hands-empty' },
    redeal: (g, knowers, random) => {
      const hidden = seatsFrom(0, g.hands.length).filter((seat) => !knowers.includes(seat))
      const unseen = [...g.deck, ...hidden.flatMap((seat) => g.hands[seat]!)].sort((one, other) => one - other)
      const dealt = permutation(unseen.length, random).map((place) => unseen[place]!)
      g.deck = dealt.splice(0, g.deck.length)
      for (const seat of hidden) g.hands[seat] = dealt.splice(0, g.hands[seat]!.length)
    },
    conserved: (g) => ({ cards: g.deck.length + g.table.length + g.hands.flat().length }),
    bound: 40,
    content: CARDS.map((card) => `card-${card}`),
    vocabulary: climbVocabulary,
    text: { ...eachLanguage(() => en), fr },
  }
}

const mayDraw = (g: Climb): boolean => g.deck.length > 0 && g.drawn[g.turn]! < DRAWS

const en: GameText = {
  title: 'Climb',
  pitch: 'Always a little higher.',
  ask: () => 'Play a card, or draw.',
  whyNot: () => 'no more cards may be drawn',
  option: (_, value) => (value === 'draw' ? 'Draw' : `Play the ${value}`),
  event: (event, nameOf) => {
    const happening = event as Happening
    if (happening.type === 'dealt') return undefined
    const who = nameOf(happening.seat)
    if (happening.type === 'played') return `${who} plays the ${happening.card}.`
    return happening.card === undefined ? `${who} draws a card.` : `${who} draws the ${happening.card}.`
  },
  reason: () => 'All hands are empty.',
  matchOption: (name) => name,
}

const fr: GameText = {
  ...en,
  title: 'Grimpe',
  pitch: 'Toujours un peu plus haut.',
  ask: () => 'Jouez une carte, ou piochez.',
  whyNot: () => 'on ne peut plus piocher',
  option: (_, value) => (value === 'draw' ? 'Piocher' : `Jouer le ${value}`),
  event: (event, nameOf) => en.event(event, nameOf)?.replace('plays the', 'joue le').replace('draws', 'pioche'),
  reason: () => 'Toutes les mains sont vides.',
}
