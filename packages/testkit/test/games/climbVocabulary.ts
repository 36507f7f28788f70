import { InputError, parseSeat, type ScenarioVocabulary } from '@alea/engine'
import type { Climb } from './climb.ts'

const PILES = ['deck', 'table', 'scores'] as const

export const climbVocabulary: ScenarioVocabulary<Climb> = {
  set(g, subject, value) {
    const numbers = value.split(' ').map(Number)
    if (numbers.some(Number.isNaN)) throw new InputError(`${value} is not a list of cards`)
    const seat = parseSeat(subject.replace(/ hand$/, ''))
    const pile = PILES.find((each) => each === subject)
    if (seat !== undefined && g.hands[seat]) g.hands[seat] = numbers
    else if (pile) g[pile] = numbers
    else throw new InputError(`Climb has no ${subject}`)
  },
  get(g, subject) {
    const seat = parseSeat(subject.replace(/ hand$/, ''))
    const pile = PILES.find((each) => each === subject)
    const list = pile ? g[pile] : seat === undefined ? undefined : g.hands[seat]
    return list && (list.join(' ') || '-')
  },
}
