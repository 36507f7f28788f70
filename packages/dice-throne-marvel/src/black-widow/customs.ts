/** What only Black Widow does. */
import {
  type Amount,
  addLine,
  type CardId,
  cardOr,
  clockwise,
  type DiceThrone,
  type DiceThroneEvent,
  type Effect,
  emit,
  expose,
  type Fx,
  fighter,
  flatten,
  hasIncoming,
  isolatedDamage,
  type Kit,
  leaveHand,
  lookAtTop,
  onlyWords,
  type Part,
  playableAmong,
  playFree,
  playOpen,
  putBack,
  putToken,
  type Seat,
  search,
  takeToken,
  throwDice,
  tierNow,
  tokensOn,
  upgradesAmong,
  upgradesInPlay,
  verb,
} from '@alea/dice-throne/hero'

/** The two sides of a bomb: a token of its own each, one limit for both. */
export const TWO = 'time-bomb-2'
export const ONE = 'time-bomb-1'
const BLAST = 4

/** So many bombs of a player turn to their 0:01 side. */
function turnOver(g: DiceThrone, seat: Seat, count: number): void {
  putToken(g, seat, ONE, takeToken(g, seat, TWO, count))
}

/** A bomb blows up under the first of the players noted. */
const blast = ($: Kit<DiceThrone, Fx>): Part =>
  $.call(
    isolatedDamage,
    (_, l) => ({ to: l.seats[0]!, amount: BLAST, by: ONE, certain: false }),
    (_, l) => {
      l.seats.shift()
    },
  )

// Two sides and a die for each token: no verb rolls once a token, and a bomb just turned must not be rolled for again.
const ticking = verb<object>({
  name: 'black-widow/tick',
  parts: ($) =>
    [ONE, TWO].flatMap((side) => [
      $.run((g, l) => {
        l.left = tokensOn(g, l.self, side)
      }),
      $.loop(
        (g, l) => l.left > 0 && tokensOn(g, l.self, side) > 0,
        $.call(
          throwDice,
          (_, l) => ({ owner: l.self, purpose: 'effect' as const, count: 1, by: side, dice: [] }),
          (g, l, { dice }) => {
            l.left--
            const advances = dice[0]! < 6
            if (advances && side === TWO) return turnOver(g, l.self, 1)
            const gone = takeToken(g, l.self, side, 1)
            l.seats = advances && gone > 0 ? [l.self] : []
          },
        ),
        ...(side === ONE ? [$.when((_, l) => l.seats.length > 0, blast($))] : []),
      ),
    ]),
  describe: {
    en: () => `roll a die for each bomb: on 6 it is removed, else it advances, from 0:01 to ${BLAST} damage`,
    fr: () => `lancez un dé par bombe\u00a0: sur 6 elle est retirée, sinon elle avance, de 0:01 à ${BLAST} dégâts`,
  },
  estimate: () => -2,
})
/** In the upkeep of who carries bombs. */
export const tickBombs = () => ticking({})

// All bombs of all players at once: which of them blow up is settled before the first one does.
const advancing = verb<object>({
  name: 'black-widow/advance',
  parts: ($) => [
    $.run((g, l) => {
      l.seats = clockwise(g, g.active).flatMap((seat) => {
        const blown = takeToken(g, seat, ONE, Number.MAX_SAFE_INTEGER)
        turnOver(g, seat, Number.MAX_SAFE_INTEGER)
        return Array<Seat>(blown).fill(seat)
      })
    }),
    $.loop((_, l) => l.seats.length > 0, blast($)),
  ],
  describe: {
    en: () => 'advance every Time Bomb in play',
    fr: () => 'faites avancer toutes les Bombes à retardement en jeu',
  },
  estimate: () => 2,
})
export const advanceBombs = () => advancing({})

// Damage is fixed at activation for everybody else; hers grows with upgrades played later in the same attack.
const recounting = verb<{ bonusAt: number }>({
  name: 'black-widow/recount',
  parts: ($, p) => [
    $.run((g, l) => {
      const { attack } = g
      if (attack?.by !== l.self || !attack.isAttack) return
      if (attack.stage !== 'activated' && attack.stage !== 'defended') return
      const lines = g.incoming[attack.target] ?? []
      const struck = lines.some(({ kind }) => kind === 'base')
      const counted = countsUpgrades(g) ? 1 : 0
      if (!struck) attack.base += counted
      else {
        const amount = counted + (upgradesInPlay(g, l.self) === p.bonusAt ? 1 : 0)
        if (amount > 0) lines.push({ kind: 'add', by: l.by, amount })
      }
    }),
  ],
  describe: {
    en: () => 'count it in an attack in progress that counts upgrades',
    fr: () => 'comptez-la dans une attaque en cours qui compte les améliorations',
  },
  estimate: () => 0.5,
})
export const recount = (bonusAt: number) => recounting({ bonusAt })

function countsUpgrades(g: DiceThrone): boolean {
  const { ability, tier } = tierNow(g)
  return flatten(ability.tiers![tier]!.effects).some(({ amount }: Effect & { amount?: Amount }) => {
    return typeof amount === 'object' && 'of' in amount && amount.of === 'upgrades'
  })
}

// One question for both uses of the token, always put: an empty choice would tell what is in the hand.
const operating = verb<{ cards: number }>({
  name: 'black-widow/covert-ops',
  asks: {
    'covert-ops': {
      en: 'Covert Ops: put an upgrade into play for free, or look at the deck?',
      fr: 'Opérations secrètes\xa0: mettre en jeu une amélioration gratuite, ou regarder la pioche\xa0?',
    },
  },
  options: { 'covert-ops': cardOr('look') },
  parts: ($, p) => [
    $.ask<CardId | 'look'>('covert-ops', {
      who: (_, l) => l.self,
      options: (g, l) => [...playableAmong(g, l.self, fighter(g, l.self).hand), 'look'],
      then: (g, l, choice) => {
        if (choice === 'look') return lookAtTop(g, l.self, p.cards)
        leaveHand(g, l.self, choice)
        playFree(g, l.self, choice)
      },
    }),
    playOpen($),
    ...putBack(
      $,
      (g, l) => (upgradesAmong(g, l.self, fighter(g, l.self).looking).length === 0 ? ['reveal'] : []),
      (g, l) => {
        const { looking, laid } = fighter(g, l.self)
        laid.push(...looking.splice(0))
        emit<DiceThroneEvent>(() => ({ type: 'revealed', seat: l.self, cards: [...laid] }))
      },
    ),
    $.when(
      (g, l) => fighter(g, l.self).laid.length > 0,
      ...search($, 1, 'hand', [
        $.run((g, l) => {
          const { deck, laid } = fighter(g, l.self)
          deck.push(...laid.splice(0))
        }),
      ]),
    ),
  ],
  describe: {
    en: (p) =>
      `put an upgrade from your hand into play for free, or look at the top ${p.cards} cards of your deck: if none is an upgrade you may show them, search the deck for one and shuffle; otherwise put them back in any order`,
    fr: (p) =>
      `mettez en jeu gratuitement une amélioration de votre main, ou regardez les ${p.cards} cartes du dessus de votre pioche\u00a0: si aucune n’est une amélioration vous pouvez les montrer, en chercher une dans la pioche et mélanger\u00a0; sinon remettez-les dans l’ordre de votre choix`,
  },
  estimate: () => 4,
})
export const covertOps = (cards: number) => operating({ cards })

// Taken cards lie open while the others are put back, so that everybody has seen them.
const gathering = verb<{ cards: number }>({
  name: 'black-widow/gather',
  possible: (g, self) => fighter(g, self).deck.length > 0,
  options: { 'see-cards': onlyWords },
  parts: ($, p) => [
    $.run((g, l) => {
      lookAtTop(g, l.self, p.cards)
      const one = fighter(g, l.self)
      const found = upgradesAmong(g, l.self, one.looking)
      one.looking = one.looking.filter((card) => !found.includes(card))
      one.laid.push(...found)
      if (found.length > 0) emit<DiceThroneEvent>(() => ({ type: 'revealed', seat: l.self, cards: found }))
    }),
    $.ask<'done'>('see-cards', {
      who: (_, l) => l.self,
      options: (g, l) => (fighter(g, l.self).looking.length === 0 ? ['done'] : []),
      params: (_, l) => ({ by: l.by }),
      then: () => undefined,
    }),
    ...putBack($),
    $.run((g, l) => {
      const { hand, laid } = fighter(g, l.self)
      for (const card of laid) expose(g, l.self, card, [...g.fighters.keys()])
      hand.push(...laid.splice(0))
    }),
  ],
  describe: {
    en: (p) =>
      `look at the top ${p.cards} cards of your deck, show and take every upgrade among them, put the others back in any order`,
    fr: (p) =>
      `regardez les ${p.cards} cartes du dessus de votre pioche, montrez et prenez toutes les améliorations, remettez les autres dans l’ordre de votre choix`,
  },
  estimate: (p) => p.cards / 2,
})
export const gatherUpgrades = (cards: number) => gathering({ cards })

// Its moment is a die of another token lying on the table.
const eluding = verb<{ token: string; from: number }>({
  name: 'black-widow/elude',
  possible: (g, self, p) => {
    const roll = g.rolls.at(-1)
    return roll?.owner === self && roll.by === p.token && roll.dice[0]! >= p.from && hasIncoming(g, self)
  },
  parts: ($) => [$.run((g, l) => addLine(g, l.self, { kind: 'avoid', by: l.by, amount: 0 }))],
  describe: {
    en: (p, say) => `when your die of ${say.token(p.token)} shows ${p.from} or more, avoid all of the incoming damage`,
    fr: (p, say) =>
      `quand votre dé de l’altération ${say.token(p.token)} montre ${p.from} ou plus, évitez tous les dégâts entrants`,
  },
  estimate: () => 4,
})
export const elude = (token: string, from: number) => eluding({ token, from })
