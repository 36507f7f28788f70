/** Lines of the log. */
import type { Seat } from '@alea/engine'
import type { CardId } from '../content/cards.ts'
import { TRITON } from '../content/effects.ts'
import type { ForgeEvent } from '../events.ts'
import { amountList, faceText } from './amounts.ts'
import type { Words } from './index.ts'

export function eventText(e: ForgeEvent, nameOf: (seat: Seat) => string, words: Words): string | undefined {
  const { events, names, grammar } = words
  const face = (id: string) => `[${faceText(id, words)}]`
  const faces = (ids: readonly string[]) => ids.map(face).join(' ')
  const card = (id: CardId) => names.inSentence(names.cards[id])
  switch (e.type) {
    case 'first-player':
      return events.firstPlayer(nameOf(e.seat))
    case 'sets':
      return events.sets(e.cards.map((id) => names.cards[id]).join(', '))
    case 'removed':
      return events.removed(faces(e.faces))
    case 'round':
      return events.round(e.round, e.rounds)
    case 'turn':
      return events.turn(nameOf(e.seat))
    case 'rolled':
      return events.rolled(nameOf(e.seat), faces(e.dice.map((one) => one.face)))
    case 'mirrored':
      return events.mirrored(nameOf(e.seat), face(e.face))
    case 'ordered':
      return events.ordered(nameOf(e.seat), face(e.face))
    case 'picked':
      return undefined
    case 'chose-die':
      return events.choseDie(nameOf(e.seat), names.dice[e.die])
    case 'stole':
      return events.stole(nameOf(e.seat), face(e.face))
    case 'gained':
      return events.gained(nameOf(e.seat), amountList([e.gold, e.sun, e.moon, e.glory], words), e.wasted)
    case 'lost':
      return events.lost(nameOf(e.seat), amountList([e.gold, e.sun, e.moon, e.glory], words))
    case 'converted':
      return events.converted(nameOf(e.seat), e.glory, grammar.amount(e.amount, e.resource))
    case 'hammered':
      return events.hammered(nameOf(e.seat), e.gold)
    case 'hammer-pass':
      return events.hammerPass(nameOf(e.seat), e.pass, e.glory)
    case 'repeated':
      return events.repeated(nameOf(e.seat))
    case 'reinforced':
      return events.reinforced(nameOf(e.seat), card(e.card))
    case 'spent':
      return events.spent(nameOf(e.seat), e.gold)
    case 'passed':
      return events.passed(nameOf(e.seat))
    case 'extra':
      return events.extra(nameOf(e.seat), e.sun)
    case 'bought':
      return events.bought(nameOf(e.seat), face(e.face), e.price)
    case 'forged':
      return events.forged(nameOf(e.seat), face(e.face), face(e.over), names.dice[e.die])
    case 'paid':
      return events.paid(nameOf(e.seat), amountList([0, e.sun, e.moon, 0], words)!, card(e.card))
    case 'moved':
      return events.moved(nameOf(e.seat), e.island)
    case 'ousted':
      return events.ousted(nameOf(e.by), nameOf(e.seat))
    case 'took':
      return events.took(nameOf(e.seat), card(e.card))
    case 'hammer-opened':
      return undefined
    case 'chest':
      return events.chest(nameOf(e.seat))
    case 'token':
      return events.token(nameOf(e.seat), names.tokens[e.token])
    case 'cashed':
      return events.cashed(nameOf(e.seat), grammar.amount(TRITON[e.resource], e.resource))
    case 'garden':
      return events.garden(nameOf(e.seat), face(e.face))
    case 'boar':
      return events.boar(nameOf(e.seat), face(e.face), nameOf(e.bearer))
    case 'ended':
      return events.ended(e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', '))
    default:
      e satisfies never
      return undefined
  }
}
