/** Says what a list of effects does: the sentence is made from the data, so text and effect cannot disagree. */
import type { Language } from '@alea/engine'
import type { Ability, Card, Hero, Timing, Token } from '../content/hero.ts'
import type { Need } from '../content/need.ts'
import { sheetOf, tokenOf } from '../content/roster.ts'
import type { Amount } from '../effects/amount.ts'
import { type Effect, type Say, verbOf } from '../effects/effect.ts'

/** The helpers of one hero's sentences, in one language. */
export function sayFor(hero: Hero | undefined, language: Language): Say {
  const say: Say = {
    language,
    token: (id) => tokenOf(id).name[language],
    symbol: (id) => hero?.symbols[id]?.[language] ?? id,
    amount: (amount) => amountText(amount, say),
    list: (effects) =>
      spaced(effects.map((effect) => verbOf(effect).describe[language](effect, say)).join(', '), language),
  }
  return say
}

/** French puts a space that never breaks before double punctuation. */
export const spaced = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text

const TIMES: Record<Language, string> = { en: '×', fr: '×' }

function amountText(amount: Amount, say: Say): string {
  if (typeof amount === 'number') return String(amount)
  const fr = say.language === 'fr'
  if ('per' in amount) {
    const counted = `${amount.times} ${TIMES[say.language]} ${say.symbol(amount.per)}`
    return amount.plus ? `${amount.plus} + ${counted}` : counted
  }
  if ('tokens' in amount) return `${amount.times} ${TIMES[say.language]} ${say.token(amount.tokens)}`
  switch (amount.of) {
    case 'total':
      return fr ? 'le total' : 'the total'
    case 'half-die':
      return fr ? 'la moitié du dé' : 'half the die'
    case 'upgrades':
      return fr ? `${amount.base} + 1 par amélioration` : `${amount.base} + 1 for each upgrade`
    case 'upgrades-this-turn':
      return fr ? `${amount.base} + 1 par amélioration de ce tour` : `${amount.base} + 1 for each upgrade this turn`
  }
}

/** A whole sentence: capital letter, full stop. */
export function sentence(effects: readonly Effect[], hero: Hero | undefined, language: Language): string {
  const text = sayFor(hero, language).list(effects)
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

/** `3 Sword + 2 Pow`, `small straight`. */
export function needText(need: Need, hero: Hero, language: Language): string {
  if ('symbols' in need)
    return Object.entries(need.symbols)
      .map(([id, count]) => `${count} ${hero.symbols[id]?.[language] ?? id}`)
      .join(' + ')
  if ('straight' in need)
    return {
      en: { small: 'small straight', large: 'large straight' },
      fr: { small: 'petite suite', large: 'grande suite' },
    }[language][need.straight]
  return language === 'fr' ? `${need.ofAKind} chiffres identiques` : `${need.ofAKind} of a kind`
}

const CAST: Record<Language, string> = { en: 'Cast', fr: 'Lancer' }

/** While what a spell may be cast. */
const CAST_WHEN: Partial<Record<Timing, Record<Language, string>>> = {
  'my-attack': { en: 'in your attack', fr: 'dans votre attaque' },
  'my-attack-undefended': { en: 'in your attack before the defence', fr: 'dans votre attaque avant la défense' },
  attacked: { en: 'when attacked', fr: 'quand on vous attaque' },
  'either-side': {
    en: 'in your attack or when attacked',
    fr: 'dans votre attaque ou quand on vous attaque',
  },
}

export function cardText(card: Card, hero: Hero, language: Language): string {
  if (card.upgrades) {
    const { ability, adds = [] } = card.upgrades
    const played = card.effects.length > 0 ? [sentence(card.effects, hero, language)] : []
    return [...played, ...[ability, ...adds].map((one) => abilityText(one, hero, language))].join(' ')
  }
  const own = sentence(card.effects, hero, language)
  if (!card.cast) return own
  const { list } = sayFor(hero, language)
  const cast = `${CAST[language]} ${CAST_WHEN[card.cast.when]?.[language] ?? ''}`.trim()
  return [own, `${cast}${language === 'fr' ? '\u00a0' : ''}: ${list(card.cast.effects)}.`].filter(Boolean).join(' ')
}

/** What a defence or a passive ability does, and when. */
const MOMENTS = [
  ['effects', { en: '', fr: '' }],
  ['upkeep', { en: 'In your upkeep: ', fr: 'À votre entretien\u00a0: ' }],
  ['endOfTurn', { en: 'At the end of your turn: ', fr: 'À la fin de votre tour\u00a0: ' }],
  [
    'foeDidNotAttack',
    {
      en: 'When an opponent’s offensive roll phase was no attack: ',
      fr: 'Quand la phase de lancer offensif d’un adversaire n’a pas été une attaque\u00a0: ',
    },
  ],
  ['attacking', { en: 'When you attack: ', fr: 'Quand vous attaquez\u00a0: ' }],
  ['standing', { en: '', fr: '' }],
] as const

export function abilityText(ability: Ability, hero: Hero, language: Language): string {
  const name = ability.name[language]
  const tiers = (ability.tiers ?? []).map(({ need, effects, after = [] }) => {
    const then =
      after.length > 0 ? `, ${language === 'fr' ? 'PUIS' : 'THEN'} ${sayFor(hero, language).list(after)}` : ''
    return `${needText(need, hero, language)}${language === 'fr' ? ' ' : ''}: ${sayFor(hero, language).list(effects)}${then}.`
  })
  const dice =
    ability.dice === undefined ? [] : [language === 'fr' ? `Lancez ${ability.dice} dés.` : `Roll ${ability.dice}.`]
  const passive = MOMENTS.flatMap(([moment, label]) => {
    const list = ability[moment]
    return list === undefined ? [] : [`${label[language]}${sentence(list, hero, language)}`]
  })
  if (ability.activating) {
    const { symbol, effects } = ability.activating
    const shown = hero.symbols[symbol]?.[language] ?? symbol
    const text = sayFor(hero, language).list(effects)
    passive.push(
      language === 'fr'
        ? `Quand vous activez une capacité offensive avec ${shown}\u00a0: ${text}.`
        : `When you activate an offensive ability with ${shown}: ${text}.`,
    )
  }
  if (ability.prepares)
    passive.push(
      language === 'fr'
        ? `Sortilèges que vous pouvez préparer par tour\u00a0: ${ability.prepares}.`
        : `Spells you may prepare each turn: ${ability.prepares}.`,
    )
  if (ability.upgradesInRollPhases)
    passive.push(
      language === 'fr'
        ? 'Vous pouvez jouer des améliorations dans toutes les phases de lancer.'
        : 'You may play upgrades in any roll phase.',
    )
  if (ability.upgraded) {
    const text = sayFor(hero, language).list(ability.upgraded)
    passive.push(
      language === 'fr'
        ? `Quand vous jouez une autre amélioration\u00a0: ${text}.`
        : `When you play another upgrade: ${text}.`,
    )
  }
  const actions = (ability.actions ?? []).map(({ cost, effects }) => {
    if (cost === 0) return sentence(effects, hero, language)
    const text = sayFor(hero, language).list(effects)
    return language === 'fr' ? `${cost} PC\u00a0: ${text}.` : `${cost} CP: ${text}.`
  })
  return spaced([`${name} —`, ...tiers, ...dice, ...passive, ...actions].join(' '), language)
}

export const tokenText = (token: Token, language: Language): string => token.text[language]

export const heroNamed = (id: string): Hero => sheetOf(id).hero
