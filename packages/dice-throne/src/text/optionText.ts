/** The label of an option in one language. */
import type { Language, Seat } from '@alea/engine'
import { boardNamed } from '../content/board.ts'
import { priceOver } from '../content/priceOver.ts'
import { sheetOf } from '../content/roster.ts'
import { spendingOf } from '../content/spendings.ts'
import type { Effect } from '../effects/effect.ts'
import type { Option, OptionOf } from '../options.ts'
import type { View } from '../view.ts'
import { needText } from './describe.ts'
import type { options } from './en/options.ts'
import { abilityName, cardName, heroName, sourceName, tokenName } from './lexicon.ts'
import { sayFor } from './sayFor.ts'
import { WORDS } from './words.ts'

type OptionWords = typeof options

export function optionText(
  option: Option,
  words: OptionWords,
  language: Language,
  view: View,
  nameOf: (seat: Seat) => string,
): string {
  switch (option.is) {
    case 'play': {
      const price = priceIn(view, option.card)
      const play = words.play(cardName(option.card, language))
      return price === undefined ? play : words.priced(play, price)
    }
    case 'sell':
      return words.sell(cardName(option.card, language))
    case 'spend': {
      const { grammar } = WORDS[language]
      const [spend, does] = spendText(option, words, language)
      return does === '' ? spend : grammar.spaced(grammar.labelled(spend, does))
    }
    case 'use':
      return useText(option, words, language, view)
    case 'announce':
      return words.announce(tierName(option.tier, view, language))
    case 'defend':
    case 'ability':
      return abilityName(option.ability, language)
    case 'keep-dice':
      return words.keepDice(option.places.map((place) => dieAt(view, place, nameOf).shown))
    case 'reroll-dice':
      return words.rerollDice(option.places.map((place) => dieAt(view, place, nameOf).shown))
    case 'take-dice':
      return words.takeDice(option.dice)
    case 'die':
    case 'turn-die': {
      const { shown, owner } = dieAt(view, option.place, nameOf)
      return option.is === 'die' ? words.die(shown, owner) : words.turnDie(shown, option.to, owner)
    }
    case 'player':
      return option.proposed ? words.proposed(nameOf(option.seat)) : nameOf(option.seat)
    case 'token':
      return words.tokenOf(nameOf(option.seat), tokenName(option.token, language))
    case 'own-token':
      return tokenName(option.token, language)
    case 'card':
      return cardName(option.card, language)
    case 'lay-down':
      return option.cards.map((card) => cardName(card, language)).join(' – ')
    case 'facedown':
      return option.recommended ? words.recommended(option.place) : words.facedown(option.place)
    case 'hero':
      return heroName(option.hero, language)
    case 'put-back':
      return words[option.to](cardName(option.card, language))
    case 'foresee':
    case 'shed':
    case 'pay-up-to':
    case 'share':
    case 'pilfer':
      return String(option.count)
    case 'pay-price':
      return WORDS[language].prices.toPay(option.price, sayFor('', language))
    case 'upkeep':
      return option.from === 'token' ? tokenName(option.id, language) : abilityName(option.id, language)
    case 'source': {
      const { by, amount, type } = option
      const word = type === 'normal' ? '' : WORDS[language].damageTypes[type](amount)
      return words.source(sourceName(by, language), amount, word)
    }
    case 'branch': {
      const { does, hero } = option.branch
      return sayFor(hero, language).list(does as unknown as readonly Effect[]) || words.nothing
    }
    default:
      return words[option.is]
  }
}

/** `use Tithe`; what has a price says it and what it does: `spend 2 Synth tokens: build the Nanobot`. */
function useText({ action }: OptionOf<'use'>, words: OptionWords, language: Language, { fighters }: View): string {
  for (const { board, hero } of fighters) {
    const { price, effects } = boardNamed(board).actions.find(({ id }) => id === action) ?? {}
    if (!price) continue
    const { grammar, prices } = WORDS[language]
    const say = sayFor(hero, language)
    return grammar.spaced(grammar.labelled(prices.toPay(price, say), say.list(effects!)))
  }
  return words.use(abilityName(action, language))
}

/** What a die on the table shows, and whose it is if there are dice of two players. */
function dieAt({ rolls }: View, place: number, nameOf: (seat: Seat) => string): { shown: number; owner?: string } {
  const roll = rolls.at(-1)
  const shown = roll?.dice[place - 1] ?? 0
  const owner = roll?.owners?.[place - 1]
  return owner === undefined ? { shown } : { shown, owner: nameOf(owner) }
}

/** What a card costs its holder, whose hand the reader sees; over level II, level III costs only the difference. */
function priceIn({ fighters }: View, id: string): number | undefined {
  const holds = (cards: readonly string[] | number) => typeof cards !== 'number' && cards.includes(id)
  const holder = fighters.find(({ hand, spells }) => holds(hand) || holds(spells))
  if (!holder) return undefined
  const { cards } = sheetOf(holder.hero)
  return priceOver(cards.get(id)!, boardNamed(holder.board).levels, cards)
}

/** What somebody is about to do, as the others are told. */
export function actionText(option: Option, words: OptionWords, language: Language): string {
  switch (option.is) {
    case 'play':
      return words.play(cardName(option.card, language))
    case 'spend': {
      const [spend, does] = spendText(option, words, language)
      return does === '' ? spend : `${spend} (${does})`
    }
    case 'use':
      return words.use(abilityName(option.action, language))
    default:
      throw new Error(`Nobody answers ${option.is}`)
  }
}

/** `spend Evasive`; of a token with several uses also what it does: `spend 3 Tactical Advantage tokens` and `draw 1 card`. */
function spendText({ token, use }: OptionOf<'spend'>, words: OptionWords, language: Language): [string, does: string] {
  const name = tokenName(token, language)
  if (use === '') return [words.spend(name), '']
  const { cost, price, effects } = spendingOf(token, use)
  // What a token says is the same for whoever holds it, so it names no symbols of a hero.
  const say = sayFor('', language)
  return [words.spendSome(name, cost, price && say.price(price, true)), say.list(effects)]
}

/** `Revolver (4 Bullets)`: the dice tell the tiers of one ability apart. */
function tierName(tier: string, view: View, language: Language): string {
  const { board, hero } = view.fighters[view.active]!
  const need = boardNamed(board).tiers.find(({ id }) => id === tier)?.need
  const name = abilityName(tier, language)
  return need ? `${name} (${needText(need, hero, language)})` : name
}
