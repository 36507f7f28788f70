/** What is printed on cards and boards, as sentences. */
import type { Language } from '@alea/engine'
import type { Ability, Card, Hero, Tier } from '../content/hero.ts'
import type { Need } from '../content/need.ts'
import type { Effect } from '../effects/effect.ts'
import { when } from '../effects/when.ts'
import { abilityName, symbolName } from './lexicon.ts'
import { momentsText } from './moments.ts'
import { capital } from './phrase.ts'
import type { Say } from './say.ts'
import { sayFor } from './sayFor.ts'
import { WORDS } from './words.ts'

/** A whole sentence: capital letter, full stop. */
export function sentence(effects: readonly Effect[], hero: Hero, language: Language, target?: string): string {
  const text = sayFor(hero.id, language, { target }).list(effects)
  return text === '' ? '' : `${capital(text)}.`
}

/** `3 Swords + 2 Pows`, `small straight`. */
export function needText(need: Need, hero: string, language: Language): string {
  const { needs } = WORDS[language]
  if ('straight' in need) return needs.straight[need.straight]
  if ('ofAKind' in need) return needs.ofAKind(need.ofAKind)
  return Object.entries(need.symbols)
    .map(([id, count]) => `${count} ${symbolName(hero, id, language, count)}`)
    .join(' + ')
}

export function cardText(card: Card, hero: Hero, language: Language): string {
  const { effects, upgrades, cast, modifier, when, price } = card
  const { grammar, moments, printed, timings } = WORDS[language]
  const after = (label: string, list: readonly Effect[]) =>
    list.length > 0 ? [`${grammar.labelled(label, sayFor(hero.id, language).list(list))}.`] : []
  const sentences = [...(modifier ? [printed.modifier] : []), ...(when ? [printed.only(timings[when])] : [])]
  if (price) sentences.push(`${grammar.labelled(printed.price, sayFor(hero.id, language).price(price))}.`)
  if (upgrades) {
    sentences.push(...after(printed.played, effects))
    for (const one of [upgrades.ability, ...(upgrades.adds ?? [])]) sentences.push(abilityText(one, hero, language))
  } else if (cast) {
    sentences.push(...after(printed.prepare, effects))
    sentences.push(...after(printed.cast(timings[cast.when]), cast.effects))
  } else sentences.push(sentence(effects, hero, language, when === 'attacked' ? moments.defense.target : undefined))
  return grammar.spaced(sentences.join(' '))
}

/** With its name: `Rage — 5 Pows: inflict Stun …`. */
export function abilityText(ability: Ability, hero: Hero, language: Language): string {
  const { grammar } = WORDS[language]
  return grammar.spaced(`${abilityName(ability.id, language, hero.id)} — ${abilitySentences(ability, hero, language)}`)
}

/** What is printed below its name. */
export function abilitySentences(ability: Ability, hero: Hero, language: Language): string {
  const { grammar } = WORDS[language]
  const { tiers, more, actions } = abilityParts(ability, hero, language)
  const needed = tiers.map(({ need, text }) => `${grammar.labelled(capital(needText(need, hero.id, language)), text)}.`)
  return grammar.spaced([...needed, ...more, ...actions].join(' '))
}

/** What is printed below the name of an ability, piece by piece. */
export interface AbilityParts {
  /** What each tier needs and does, without capital letter or full stop. */
  readonly tiers: readonly { readonly need: Need; readonly text: string }[]
  /** Whole sentences about all tiers, or about an ability without tiers. */
  readonly more: readonly string[]
  /** A whole sentence for each thing it lets its player do. */
  readonly actions: readonly string[]
}

export function abilityParts(ability: Ability, hero: Hero, language: Language): AbilityParts {
  const { grammar, printed, timings } = WORDS[language]
  const say = sayFor(hero.id, language, { ultimate: ability.kind === 'ultimate' })
  const { tiers, shared } = tiersText(ability, language, say)
  const more = [...shared, ...momentsText(ability, say, WORDS[language])]
  if (ability.prepares) more.push(printed.prepares(ability.prepares))
  if (ability.upgradesInRollPhases) more.push(printed.upgradesInRollPhases)
  const actions = (ability.actions ?? []).map(({ cost, when: timing, effects, price, oncePerTurn, if: given }) => {
    const list = say.list(given ? [when(given, effects)] : effects)
    const text = price ? grammar.labelled(say.price(price), list) : list
    // What a defence lets its player do says itself that it is once, and when.
    if (ability.kind === 'defensive') return `${capital(text)}.`
    return `${capital(grammar.labelled(printed.offered(timings[timing], cost, oncePerTurn === true), text))}.`
  })
  return { tiers, more: more.map(grammar.spaced), actions: actions.map(grammar.spaced) }
}

/** What each tier does; conditions and prices they all end with are said once, after them. */
function tiersText({ tiers = [] }: Ability, language: Language, say: Say) {
  const { grammar } = WORDS[language]
  const end = tiers.length > 1 ? sharedEnd(tiers) : []
  const texts = tiers.map(({ need, effects, after = [] }) => {
    const list = say.list(effects.slice(0, effects.length - end.length))
    return { need, text: after.length > 0 ? grammar.broken(list, say.list(after)) : list }
  })
  if (end.length === 0) return { tiers: texts, shared: [] }
  const isMore = tiers.some(({ effects }) => effects.some((effect) => effect.do === 'damage'))
  return { tiers: texts, shared: [`${capital((isMore ? say.adding() : say).list(end))}.`] }
}

function sharedEnd(tiers: readonly Tier[]): readonly Effect[] {
  const [first, ...others] = tiers.map(({ effects }) => effects.toReversed())
  const until = first!.findIndex(
    (effect, i) =>
      (effect.do !== 'when' && effect.do !== 'pay') ||
      others.some((effects) => JSON.stringify(effects[i]) !== JSON.stringify(effect)),
  )
  return first!.slice(0, until < 0 ? first!.length : until).toReversed()
}
