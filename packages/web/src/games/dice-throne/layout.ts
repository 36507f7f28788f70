/** What lies where: the table draws exactly this, so a test can ask whether an option has its place. */
import {
  type Ability,
  type Action,
  boardNamed,
  heroIds,
  isDrafting,
  optionOf,
  type TierInPlay,
  type View,
} from '@alea/dice-throne'
import type { Json, Offer, Seat } from '@alea/engine'
import {
  abilityPlace,
  actionPlace,
  branchPlace,
  cardPlace,
  companionPlace,
  deckPlace,
  diePlace,
  heroPlace,
  playerPlace,
  tokenPlace,
} from './places.ts'

export type Fighter = View['fighters'][number]

export interface CardSpot {
  readonly card: string
  /** The same card wherever it lies: it flies from hand to discard pile. */
  readonly piece: string
  /** None for somebody else's, shown: nothing can be done with it. */
  readonly place: string | undefined
}

export interface TokenSpot {
  readonly place: string
  readonly id: string
  readonly count: number
}

export interface AbilityPanel {
  readonly ability: Ability
  readonly level: number
  readonly tiers: readonly { readonly place: string; readonly tier: TierInPlay }[]
  /** A defence or a passive ability has no tiers: it is one place, and what may be done for combat points another. */
  readonly whole: { readonly place: string; readonly actions: readonly ActionSpot[] } | undefined
}

export interface ActionSpot {
  readonly place: string
  readonly action: Action
}

export interface FighterLayout {
  readonly fighter: Fighter
  readonly place: string
  readonly deckPlace: string
  readonly tokens: readonly TokenSpot[]
  readonly abilities: readonly AbilityPanel[]
  readonly companions: readonly CompanionSpot[]
  /** Cards lying open: prepared spells, cards that are being played, and the spell hand of others; one's own lies with the hand. */
  readonly laid: readonly CardSpot[]
  /** A hand that is shown; one's own lies at the foot of the table. */
  readonly shownHand: readonly CardSpot[]
}

export interface CompanionSpot {
  readonly place: string
  readonly id: string
  readonly state: string
  readonly dial: { readonly value: number; readonly most: number } | null
}

export interface DieSpot {
  readonly place: string
  readonly value: number
  /** Whose die it is. */
  readonly hero: string
}

export interface Branch {
  readonly place: string
  readonly key: string
  readonly value: Json
}

export interface Layout {
  /** One's own board first. */
  readonly fighters: readonly FighterLayout[]
  /** The last dice thrown. */
  readonly dice: readonly DieSpot[]
  /** One's hand; none for who only watches. */
  readonly hand: readonly CardSpot[] | undefined
  /** Cards of one's deck that are being looked at. */
  readonly looking: readonly CardSpot[]
  /** Cards of a deck that is being searched are nowhere on the table but in the question. */
  readonly found: readonly CardSpot[]
  readonly branches: readonly Branch[]
  /** In a draft: all heroes there are. */
  readonly drafted: readonly { readonly place: string; readonly hero: string }[]
}

/** `seat`: the viewer; undefined for a spectator. `home`: the board nearest to the reader. */
export function laidOut(view: View, seat: Seat | undefined, home: Seat, offer: Offer | undefined): Layout {
  const me = view.fighters[home]!
  const asked = offer && view.fighters[offer.seat]!
  return {
    fighters: [me, ...view.fighters.filter((one) => one !== me)].map((one) => fighterLayout(one, one.seat === seat)),
    dice: diceOf(view),
    hand:
      seat === undefined || typeof me.hand === 'number'
        ? undefined
        : cardSpots(me.seat, [...me.hand, ...me.spells], true),
    looking: asked && typeof asked.looking !== 'number' ? cardSpots(asked.seat, asked.looking, true) : [],
    found: offer ? cardSpots(offer.seat, foundCards(offer), true) : [],
    branches: offer ? branchesOf(offer) : [],
    drafted: isDrafting(view) ? heroIds().map((hero) => ({ place: heroPlace(hero), hero })) : [],
  }
}

/** How much room the table has: one board at a time, one's own board, or two boards side by side. */
export type Room = 'phone' | 'table' | 'wide'

const TABLE_WIDTH = 672
const WIDE_WIDTH = 1180
/** A phone on its side. */
const LOW_WINDOW = 480

/** `width`: of the table in pixels, without the panels beside it; `height`: of the window. */
export const roomFor = (width: number, height: number): Room =>
  width < TABLE_WIDTH || height < LOW_WINDOW ? 'phone' : width < WIDE_WIDTH ? 'table' : 'wide'

/** Something on the table that can be opened and read. */
export type Subject =
  | { readonly is: 'ability'; readonly seat: Seat; readonly panel: AbilityPanel }
  | { readonly is: 'token'; readonly seat: Seat; readonly spot: TokenSpot }
  | { readonly is: 'companion'; readonly seat: Seat; readonly spot: CompanionSpot }
  | { readonly is: 'card'; readonly hero: string; readonly card: string; readonly place: string | undefined }

/** What lies at each place that can be opened. Dice, players and piles are only pressed. */
export function subjectsOf({ fighters, hand = [], looking, found }: Layout, asked: Seat): ReadonlyMap<string, Subject> {
  const subjects = new Map<string, Subject>()
  const heroOf = (seat: Seat) => fighters.find(({ fighter }) => fighter.seat === seat)!.fighter.hero
  const cards = (spots: readonly CardSpot[], hero: string) => {
    for (const { card, place } of spots) if (place) subjects.set(place, { is: 'card', hero, card, place })
  }
  for (const { fighter, tokens, companions, abilities, laid } of fighters) {
    const { seat, hero } = fighter
    for (const spot of tokens) subjects.set(spot.place, { is: 'token', seat, spot })
    for (const spot of companions) subjects.set(spot.place, { is: 'companion', seat, spot })
    for (const panel of abilities)
      for (const place of placesOn(panel)) subjects.set(place, { is: 'ability', seat, panel })
    cards(laid, hero)
  }
  cards(hand, fighters[0]!.fighter.hero)
  cards([...looking, ...found], heroOf(asked))
  return subjects
}

/** All places of a panel: its tiers, or the whole of it and what may be done there. */
export const placesOn = ({ tiers, whole }: AbilityPanel): readonly string[] => [
  ...tiers.map(({ place }) => place),
  ...(whole ? [whole.place, ...whole.actions.map(({ place }) => place)] : []),
]

/** The names of all places there are. */
export function placesOf({
  fighters,
  dice,
  hand = [],
  looking,
  found,
  branches,
  drafted,
}: Layout): ReadonlySet<string> {
  return new Set([
    ...fighters.flatMap(({ place, deckPlace: deck, tokens, companions, abilities, laid, shownHand }) => [
      place,
      deck,
      ...[...tokens, ...companions, ...laid, ...shownHand].flatMap((spot) => spot.place ?? []),
      ...abilities.flatMap(placesOn),
    ]),
    ...[...dice, ...hand, ...looking, ...found, ...branches, ...drafted].flatMap((spot) => spot.place ?? []),
  ])
}

function fighterLayout(fighter: Fighter, own: boolean): FighterLayout {
  const { seat, hand, laid, playing, spells, tokens, board } = fighter
  return {
    fighter,
    place: playerPlace(seat),
    deckPlace: deckPlace(seat),
    tokens: tokens.map(({ id, count }) => ({ place: tokenPlace(seat, id), id, count })),
    companions: fighter.companions.map((one) => ({ ...one, place: companionPlace(seat, one.id) })),
    abilities: panelsOf(board, seat),
    laid: cardSpots(seat, own ? [...laid, ...playing] : [...laid, ...playing, ...spells], own),
    shownHand: own || typeof hand === 'number' ? [] : cardSpots(seat, hand, false),
  }
}

function panelsOf(board: string, seat: Seat): readonly AbilityPanel[] {
  const { abilities, tiers } = boardNamed(board)
  return abilities.map(({ ability, level }) => ({
    ability,
    level,
    tiers: tiers
      .filter((tier) => tier.ability === ability)
      .map((tier) => ({ place: abilityPlace(seat, tier.id), tier })),
    whole: ability.tiers
      ? undefined
      : {
          place: abilityPlace(seat, ability.id),
          actions: (ability.actions ?? []).map((action) => ({ place: actionPlace(seat, action.id), action })),
        },
  }))
}

/** Two of the same card are told apart by a number. */
const cardSpots = (seat: Seat, cards: readonly string[], usable: boolean): readonly CardSpot[] =>
  cards.map((card, at) => ({
    card,
    piece: cardPiece(seat, card, cards.slice(0, at).filter((other) => other === card).length),
    place: usable ? cardPlace(card) : undefined,
  }))

export const cardPiece = (seat: Seat, card: string, nth = 0): string =>
  `card:${seat}:${card}${nth > 0 ? `#${nth}` : ''}`

function diceOf(view: View): readonly DieSpot[] {
  const roll = view.rolls.at(-1)
  if (!roll) return []
  return roll.dice.map((value, i) => ({
    place: diePlace(i + 1),
    value,
    hero: roll.foreign?.at === i ? roll.foreign.hero : view.fighters[roll.owners?.[i] ?? roll.owner]!.hero,
  }))
}

const foundCards = ({ name, options }: Offer): readonly string[] =>
  name === 'search'
    ? options.flatMap(({ value }) => {
        const option = optionOf(name, value)
        return option.is === 'card' ? [option.card] : []
      })
    : []

const branchesOf = ({ name, options }: Offer): readonly Branch[] =>
  options.flatMap(({ key, value }) => {
    const option = optionOf(name, value)
    return option.is === 'branch' ? [{ place: branchPlace(option.branch.branch), key, value }] : []
  })
