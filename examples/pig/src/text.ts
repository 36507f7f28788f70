import type { Event, GameText, Json } from '@alea/engine'
import { facts } from './facts.ts'
import type { PigEvent, View } from './state.ts'

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask: (_, params) => (turnTotal(params) > 0 ? `Roll again, or hold ${turnTotal(params)} points?` : 'Roll the die'),
  option: (_, value, { turnTotal }) => (value === 'hold' ? `Hold ${turnTotal}` : 'Roll'),
  event: (event, nameOf) => {
    const it = event as Event & PigEvent
    if (it.type === 'held') return `${nameOf(it.seat)} holds ${it.points}, score ${it.score}`
    return `${nameOf(it.seat)} rolls ${it.face}${it.face === 1 ? ` and loses ${it.lost}` : ''}`
  },
  reason: () => 'The target is reached',
  matchOption: (_, value) => (value === undefined ? 'Points to win' : `${value} points`),
}

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask: (_, params) => (turnTotal(params) > 0 ? `Relancer, ou garder ${turnTotal(params)} points ?` : 'Lancez le dé'),
  option: (_, value, { turnTotal }) => (value === 'hold' ? `Garder ${turnTotal}` : 'Lancer'),
  event: (event, nameOf) => {
    const it = event as Event & PigEvent
    if (it.type === 'held') return `${nameOf(it.seat)} garde ${it.points}, score ${it.score}`
    return `${nameOf(it.seat)} lance ${it.face}${it.face === 1 ? ` et perd ${it.lost}` : ''}`
  },
  reason: () => 'Le but est atteint',
  matchOption: (_, value) => (value === undefined ? 'Points pour gagner' : `${value} points`),
}

const turnTotal = (params: Json): number => (params as { turnTotal: number }).turnTotal
