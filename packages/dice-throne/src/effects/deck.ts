/** The own deck: searched for upgrades, looked at from the top and put back. */
import { emit, type Kit, type Part, type Seat, whisper } from '@alea/engine'
import { levelOf } from '../content/board.ts'
import { heroOf } from '../content/roster.ts'
import type { DiceThroneEvent } from '../events.ts'
import { allies, shuffleDeck } from '../rules/draw.ts'
import { expose } from '../rules/hand.ts'
import { upgrade } from '../rules/upgrade.ts'
import { type CardId, type DiceThrone, fighter } from '../state.ts'
import { type Fx, verb } from './effect.ts'

/** The upgrades among these cards, in printed order: the order of a deck is nobody's to read. */
export const upgradesAmong = (g: DiceThrone, seat: Seat, cards: readonly CardId[]): CardId[] =>
  [...heroOf(g, seat).cards.values()].flatMap(({ id, upgrades }) => (upgrades && cards.includes(id) ? [id] : []))

/** Those of them that would cover something. */
export const playableAmong = (g: DiceThrone, seat: Seat, cards: readonly CardId[]): CardId[] =>
  upgradesAmong(g, seat, cards).filter((id) => {
    const { ability, level } = heroOf(g, seat).cards.get(id)!.upgrades!
    return levelOf(g, seat, ability.id) < level
  })

const searching = verb<{ most: number; to: 'play' | 'hand' }>({
  name: 'search',
  parts: ($, p) => search($, p.most, p.to),
  describe: {
    en: (p) => {
      const [what, it] = p.most === 1 ? ['an upgrade', 'it'] : [`up to ${p.most} upgrades`, 'them']
      const use = p.to === 'play' ? `put ${it} into play for free` : `show ${it}, take ${it} in hand`
      return `search your deck for ${what}, ${use} and shuffle the deck`
    },
    fr: (p) => {
      const [what, it] = p.most === 1 ? ['une amélioration', 'la'] : [`jusqu’à ${p.most} améliorations`, 'les']
      const use = p.to === 'play' ? `mettez-${it} en jeu gratuitement` : `montrez-${it}, prenez-${it} en main`
      return `cherchez dans votre pioche ${what}, ${use} et mélangez la pioche`
    },
  },
  estimate: (p) => (p.to === 'play' ? 4 : 2) * p.most,
})
/** Take upgrades out of one's deck, then shuffle it. */
export const searchUpgrades = (most: number, to: 'play' | 'hand') => searching({ most, to })

/** The question is put even if there is nothing to find: what is in a hand shall not show. `before` comes before the shuffle. */
export function search($: Kit<DiceThrone, Fx>, most: number, to: 'play' | 'hand', before: Part[] = []): Part[] {
  return [
    $.run((_, l) => {
      l.left = most
    }),
    $.loop(
      (_, l) => l.left > 0,
      $.ask<CardId | 'none'>('search', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const { deck } = fighter(g, l.self)
          return [...(to === 'play' ? playableAmong(g, l.self, deck) : upgradesAmong(g, l.self, deck)), 'none']
        },
        params: (_, l) => ({ by: l.by }),
        then: (g, l, card) => {
          l.left = card === 'none' ? 0 : l.left - 1
          if (card !== 'none') fetch(g, l.self, card, to)
        },
      }),
    ),
    ...before,
    $.call(shuffleDeck, (_, l) => ({ seat: l.self })),
    ...(to === 'play' ? [playOpen($)] : []),
  ]
}

function fetch(g: DiceThrone, seat: Seat, card: CardId, to: 'play' | 'hand'): void {
  const one = fighter(g, seat)
  one.deck.splice(one.deck.indexOf(card), 1)
  one.knownTop = 0
  if (to === 'play') playFree(g, seat, card)
  else {
    one.hand.push(card)
    expose(g, seat, card, [...g.fighters.keys()])
    emit<DiceThroneEvent>(() => ({ type: 'took', seat, card }))
  }
}

/** An upgrade is laid open without being paid for. */
export function playFree(g: DiceThrone, seat: Seat, card: CardId): void {
  fighter(g, seat).laid.push(card)
  emit<DiceThroneEvent>(() => ({ type: 'played', seat, card }))
}

/** Upgrades lying open come into play. */
export const playOpen = ($: Kit<DiceThrone, Fx>): Part =>
  $.loop(
    (g, l) => openUpgrade(g, l.self) !== undefined,
    $.call(upgrade, (g, l) => ({ seat: l.self, card: openUpgrade(g, l.self)! })),
  )

const openUpgrade = (g: DiceThrone, seat: Seat): CardId | undefined =>
  fighter(g, seat).laid.find((id) => playableAmong(g, seat, [id]).length > 0)

/** Takes up to so many cards off the deck to look at them. */
export function lookAtTop(g: DiceThrone, seat: Seat, count: number): void {
  const one = fighter(g, seat)
  const cards = one.deck.splice(Math.max(0, one.deck.length - count)).reverse()
  one.looking = cards
  one.knownTop = Math.max(0, one.knownTop - cards.length)
  whisper<DiceThroneEvent>(
    allies(g, seat),
    () => ({ type: 'looked', seat, cards, count: cards.length }),
    () => ({ type: 'looked', seat, count: cards.length }),
  )
}

/** The cards looked at go back in an order of one's choice, from the top down; `more` are other things to do instead of the first. */
export function putBack(
  $: Kit<DiceThrone, Fx>,
  more: (g: DiceThrone, l: Fx) => readonly string[] = () => [],
  then: (g: DiceThrone, l: Fx, choice: string) => void = () => undefined,
): Part[] {
  const looking = (g: DiceThrone, l: Fx) => fighter(g, l.self).looking
  return [
    $.run((g, l) => {
      l.left = looking(g, l).length
    }),
    $.loop(
      (g, l) => looking(g, l).length > 0,
      $.either(
        // The last one needs no question, unless it is also the first.
        (g, l) => looking(g, l).length > 1 || l.left === 1,
        [
          $.ask<string>('put-back-next', {
            who: (_, l) => l.self,
            options: (g, l) => [...looking(g, l), ...(looking(g, l).length === l.left ? more(g, l) : [])],
            params: (_, l) => ({ by: l.by }),
            then: (g, l, choice) => {
              if (looking(g, l).includes(choice)) returnCard(g, l, choice)
              else then(g, l, choice)
            },
          }),
        ],
        [$.run((g, l) => returnCard(g, l, looking(g, l)[0]!))],
      ),
    ),
  ]
}

function returnCard(g: DiceThrone, l: Fx, card: CardId): void {
  const one = fighter(g, l.self)
  const above = l.left - one.looking.length
  one.looking.splice(one.looking.indexOf(card), 1)
  one.deck.splice(one.deck.length - above, 0, card)
  one.knownTop++
}
