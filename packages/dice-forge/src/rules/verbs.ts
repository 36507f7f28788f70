/** How each verb of a card is carried out. */
import { emit, type Flow, flow, type Seat } from '@alea/engine'
import { type CardPiece, copyOf } from '../content/cards.ts'
import type { Effect, EffectOf, Verb } from '../content/effects.ts'
import { type Face, FIRST_BOAR, faceOf, idOf, inGarden } from '../content/faces.ts'
import { times } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import { favours, minorFavours } from './favours.ts'
import { forge, takeInHand } from './forge.ts'
import { gain, gaining } from './gain.ts'
import { pick } from './pick.ts'
import { collectAll } from './reserve.ts'
import { minotaur, satyrs } from './rivals.ts'

/** Somebody uses a card. */
export interface Doing<E extends Effect = Effect> {
  seat: Seat
  piece: CardPiece
  does: E
}
type Does<V extends Verb> = Doing<EffectOf<V>>

const gainVerb = flow<DiceForge, Does<'gain'>>('dice-forge/card-gain', ($) => [
  $.call(gain, (_, l) => gaining(l.seat, l.does.gives)),
])

const spendVerb = flow<DiceForge, Does<'spend'>>('dice-forge/card-spend', ($) => [
  $.run((g, l) => {
    heroOf(g, l.seat).gold -= l.does.gold
    emit<ForgeEvent>(() => ({ type: 'spent', seat: l.seat, gold: l.does.gold }))
    collectAll(g, l.seat, l.does.gives)
  }),
])

const favoursVerb = flow<DiceForge, Does<'favours'>>('dice-forge/card-favours', ($) => [
  $.call(favours, (_, { seat, does: { count, convert } }) => ({ seat, count, convert })),
])

const minorVerb = flow<DiceForge, Does<'minor'>>('dice-forge/card-minor', ($) => [
  $.call(minorFavours, (_, { seat, does: { count, convert } }) => ({ seat, count, convert, die: 0 })),
])

const forgeVerb = flow<DiceForge, Does<'forge'>>('dice-forge/card-forge', ($) => [
  $.ask<string>('garden', {
    who: (_, l) => l.seat,
    options: (g, l) => present(g, l).map(idOf),
    key: keyFor('garden'),
    unavailable: (g, l) =>
      inGarden(l.does.garden)
        .filter((face) => g.stock[face] === 0)
        .map((face) => ({ value: idOf(face), rule: 'DF-11.25', why: { is: 'face-gone' } satisfies WhyNot })),
    auto: true,
    then: (g, l, id) => {
      takeInHand(g, l.seat, faceOf(id)!)
      emit<ForgeEvent>(() => ({ type: 'garden', seat: l.seat, face: id }))
    },
  }),
  $.call(forge, (_, l) => ({ seat: l.seat })),
])

const present = (g: DiceForge, { does }: Does<'forge'>): Face[] =>
  inGarden(does.garden).filter((face) => g.stock[face]! > 0)

const hammerVerb = flow<DiceForge, Does<'hammer'>>('dice-forge/card-hammer', ($) => [
  $.run((g, l) => {
    heroOf(g, l.seat).hammers++
    emit<ForgeEvent>(() => ({ type: 'hammer-opened', seat: l.seat }))
  }),
])

const chestVerb = flow<DiceForge, Does<'chest'>>('dice-forge/card-chest', ($) => [
  $.run((g, l) => {
    heroOf(g, l.seat).chests++
    emit<ForgeEvent>(() => ({ type: 'chest', seat: l.seat }))
  }),
])

const tokenVerb = flow<DiceForge, Does<'token'>>('dice-forge/card-token', ($) => [
  $.run((g, l) => {
    heroOf(g, l.seat)[l.does.token]++
    emit<ForgeEvent>(() => ({ type: 'token', seat: l.seat, token: l.does.token }))
  }),
])

const forgedVerb = flow<DiceForge, Does<'forged'>>('dice-forge/card-forged', ($) => [
  $.run((g, l) => collectAll(g, l.seat, times(l.does.gives, heroOf(g, l.seat).discarded.length))),
])

const boarVerb = flow<DiceForge, Does<'boar'> & { bearer?: Seat }>('dice-forge/card-boar', ($) => [
  $.ask<Seat>('bearer', {
    who: (_, l) => l.seat,
    options: (g, l) => [...g.heroes.keys()].filter((seat) => seat !== l.seat),
    key: keyFor('bearer'),
    params: (_, l) => ({ face: idOf(boarOf(l.piece)) }),
    auto: true,
    then: (g, l, bearer) => {
      l.bearer = bearer
      takeInHand(g, bearer, boarOf(l.piece))
      emit<ForgeEvent>(() => ({ type: 'boar', seat: l.seat, bearer, face: idOf(boarOf(l.piece)) }))
    },
  }),
  $.call(forge, (_, l) => ({ seat: l.bearer! })),
])

/** The boar of a card's colour. */
const boarOf = (piece: CardPiece): Face => FIRST_BOAR + copyOf(piece)

const VERBS: { readonly [V in Verb]: Flow<DiceForge, Does<V>> } = {
  gain: gainVerb,
  pick,
  spend: spendVerb,
  favours: favoursVerb,
  minor: minorVerb,
  forge: forgeVerb,
  hammer: hammerVerb,
  chest: chestVerb,
  token: tokenVerb,
  forged: forgedVerb,
  boar: boarVerb,
  satyrs,
  minotaur,
}

/** The flow of an effect; its variables are who does it, with which card, and the effect itself. */
export const verbOf = (does: Effect): Flow<DiceForge, Doing> => VERBS[does.verb] as Flow<DiceForge, Doing>
