/** Says what a list of effects does: the sentence is made from the data, so text and effect cannot disagree. */
import type { Language } from '@alea/engine'
import type { Ability, Card, Hero, Name, Tier, Timing } from '../content/hero.ts'
import type { Need } from '../content/need.ts'
import { sheetOf, tokenOf } from '../content/roster.ts'
import type { Amount } from '../effects/amount.ts'
import { type Effect, type Say, verbOf } from '../effects/effect.ts'
import { WHO_TEXT } from '../effects/who.ts'
import { momentsText } from './moments.ts'
import { capital, enumerate, type Noun, type Phrase, sequence } from './phrase.ts'

/** The helpers of one hero's sentences, in one language. */
export function sayFor(hero: Hero | undefined, language: Language, about: Partial<About> = {}): Say {
  const say: Say = {
    language,
    ultimate: about.ultimate ?? false,
    target: about.target,
    token: (id) => tokenOf(id).name[language],
    symbol: (id) => hero?.symbols[id]?.[language] ?? id,
    who: (who) => (who === 'target' && about.target !== undefined ? about.target : WHO_TEXT[who][language]),
    amount: (amount, noun) => amountText(amount, noun, say),
    tokens: (id, amount) => tokensText(say.token(id), amount, say),
    one: (effect) => verbOf(effect).describe[language](effect, say),
    list: (effects) => spaced(listText(effects, say), language),
    facing: (target) => sayFor(hero, language, { ...about, target }),
  }
  return say
}

/** What the words belong to. */
type About = Pick<Say, 'ultimate' | 'target'>

const THEN: Record<Language, string> = { en: 'THEN', fr: 'PUIS' }

/** One thing after another, with the breaks between them; what has the same verb is said with it once. */
function listText(effects: readonly Effect[], say: Say): string {
  const stretches: (string | Phrase)[][] = [[]]
  for (const effect of effects) {
    if (effect.do === 'then') stretches.push([])
    else addTo(stretches.at(-1)!, say.one(effect))
  }
  const texts = stretches.map((parts) =>
    sequence(
      parts.map((part) => wording(part, say.language)),
      say.language,
    ),
  )
  return texts.reduce((before, after) => broken(before, after, say.language))
}

function addTo(parts: (string | Phrase)[], part: string | Phrase): void {
  const last = parts.at(-1)
  if (typeof last === 'object' && typeof part === 'object' && last.verb === part.verb && last.end === part.end)
    parts[parts.length - 1] = { ...part, things: [...last.things, ...part.things] }
  else parts.push(part)
}

const wording = (part: string | Phrase, language: Language): string =>
  typeof part === 'string' ? part : `${part.verb} ${enumerate(part.things, language)}${part.end}`

/** Two parts with a break between them. */
const broken = (before: string, after: string, language: Language): string =>
  `${before}${/;|: /.test(before) ? ';' : ','} ${THEN[language]} ${after}`

/** French puts a space that never breaks before double punctuation. */
export const spaced = (text: string, language: Language): string =>
  language === 'fr'
    ? text
        .replace(/[ \u00a0]?;/g, '\u00a0;')
        .replace(/ ([:!?»])/g, '\u00a0$1')
        .replace(/« /g, '«\u00a0')
    : text

function amountText(amount: Amount, noun: Noun, say: Say): string {
  if (typeof amount === 'number') return counted(amount, noun)
  const fr = say.language === 'fr'
  const each = fr ? 'par' : 'for each'
  if ('per' in amount) return growing(amount.plus ?? 0, amount.times, noun, `${each} ${say.symbol(amount.per)}`, fr)
  if ('tokens' in amount) return growing(0, amount.times, noun, `${each} ${say.token(amount.tokens)}`, fr)
  switch (amount.of) {
    case 'total':
      return fr ? `autant de ${noun.many} que le total des dés` : `${noun.many} equal to the total of the dice`
    case 'half-die':
      return fr
        ? `la moitié du dé (arrondie au supérieur) en ${noun.many}`
        : `half the die (rounded up) in ${noun.many}`
    case 'upgrades':
      return growing(amount.base, 1, noun, fr ? 'par amélioration en jeu' : 'for each upgrade in play', fr)
    case 'upgrades-this-turn':
      return growing(
        amount.base,
        1,
        noun,
        fr ? 'par amélioration jouée ce tour' : 'for each upgrade played this turn',
        fr,
      )
  }
}

const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`.trim()

/** `7 damage and 1 more for each Batons` */
const growing = (base: number, times: number, noun: Noun, each: string, fr: boolean): string =>
  base > 0
    ? `${counted(base, noun)} ${fr ? 'et' : 'and'} ${times} ${fr ? 'de plus' : 'more'} ${each}`
    : `${counted(times, noun)} ${each}`

function tokensText(name: string, amount: Amount, say: Say): string {
  if (amount === 1) return name
  return say.language === 'fr'
    ? say.amount(amount, { one: `jeton ${name}`, many: `jetons ${name}` })
    : say.amount(amount, { one: `${name} token`, many: `${name} tokens` })
}

/** A whole sentence: capital letter, full stop. */
export function sentence(effects: readonly Effect[], hero: Hero | undefined, language: Language): string {
  const text = sayFor(hero, language).list(effects)
  return text === '' ? '' : `${capital(text)}.`
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

/** When something may be used. */
const WHEN: Record<Timing, Name> = {
  any: { en: 'at any time', fr: 'à tout moment' },
  incoming: { en: 'when you are about to suffer damage', fr: 'quand vous allez subir des dégâts' },
  'my-attack': { en: 'during your attack', fr: 'pendant votre attaque' },
  'my-attack-undefended': {
    en: 'during your attack, before the defence',
    fr: 'pendant votre attaque, avant la défense',
  },
  'end-of-my-offense': {
    en: 'at the end of your offensive roll phase',
    fr: 'à la fin de votre phase de lancer offensif',
  },
  attacked: { en: 'when you are attacked', fr: 'quand on vous attaque' },
  'either-side': {
    en: 'during your attack or when you are attacked',
    fr: 'pendant votre attaque ou quand on vous attaque',
  },
  'my-offense': { en: 'during your offensive roll phase', fr: 'pendant votre phase de lancer offensif' },
  'my-main': { en: 'in your main phases', fr: 'dans vos phases principales' },
  'roll-phase': { en: 'in roll phases', fr: 'dans les phases de lancer' },
  'my-defense': { en: 'while the dice of your defence lie there', fr: 'pendant votre lancer défensif' },
  'after-damage': {
    en: 'once the damage of your attack has been dealt',
    fr: 'une fois les dégâts de votre attaque infligés',
  },
}

const LABELS = {
  modifier: { en: 'Attack modifier.', fr: 'Modificateur d’attaque.' },
  only: { en: 'Only', fr: 'Seulement' },
  played: { en: 'When it comes into play', fr: 'Quand elle entre en jeu' },
  prepare: { en: 'Prepare', fr: 'Préparation' },
  cast: { en: 'Cast', fr: 'Lancement' },
} as const satisfies Record<string, Name>

export function cardText(card: Card, hero: Hero, language: Language): string {
  const { effects, upgrades, cast, modifier, when } = card
  const after = (label: string, list: readonly Effect[]) =>
    list.length > 0 ? [`${label}${language === 'fr' ? ' ' : ''}: ${sayFor(hero, language).list(list)}.`] : []
  const sentences = [
    ...(modifier ? [LABELS.modifier[language]] : []),
    ...(when ? [`${LABELS.only[language]} ${WHEN[when][language]}.`] : []),
  ]
  if (upgrades) {
    sentences.push(...after(LABELS.played[language], effects))
    for (const one of [upgrades.ability, ...(upgrades.adds ?? [])]) sentences.push(abilityText(one, hero, language))
  } else if (cast) {
    sentences.push(...after(LABELS.prepare[language], effects))
    sentences.push(...after(`${LABELS.cast[language]} ${WHEN[cast.when][language]}`, cast.effects))
  } else sentences.push(sentence(effects, hero, language))
  return spaced(sentences.join(' '), language)
}

export function abilityText(ability: Ability, hero: Hero, language: Language): string {
  const fr = language === 'fr'
  const colon = fr ? ' :' : ':'
  const say = sayFor(hero, language, { ultimate: ability.kind === 'ultimate' })
  const sentences = [...tiersText(ability, hero, say), ...momentsText(ability, say, colon)]
  if (ability.prepares) {
    const often = fr ? times(ability.prepares, 'Une fois', 'fois') : times(ability.prepares, 'Once', 'times')
    sentences.push(
      fr
        ? `${often} par tour, dans vos phases principales, vous pouvez préparer un sortilège de votre main.`
        : `${often} a turn, in your main phases, you may prepare a spell of your hand.`,
    )
  }
  if (ability.upgradesInRollPhases)
    sentences.push(
      fr
        ? 'Vous pouvez jouer des améliorations dans toutes les phases de lancer.'
        : 'You may play upgrades in any roll phase.',
    )
  for (const { cost, when, effects } of ability.actions ?? []) {
    const price = fr ? `pour ${cost} PC` : `for ${cost} CP`
    const label = cost === 0 ? '' : `${capital(WHEN[when][language])}, ${price}${colon} `
    sentences.push(`${capital(label + say.list(effects))}.`)
  }
  return spaced([`${ability.name[language]} —`, ...sentences].join(' '), language)
}

const times = (count: number, once: string, word: string): string => (count === 1 ? once : `${count} ${word}`)

/** A sentence for each tier; a condition they all end with is said once, after them. */
function tiersText({ tiers = [] }: Ability, hero: Hero, say: Say): string[] {
  const shared = tiers.length > 1 ? sharedEnd(tiers) : undefined
  const sentences = tiers.map(({ need, effects, after = [] }) => {
    const list = say.list(shared ? effects.slice(0, -1) : effects)
    const text = after.length > 0 ? broken(list, say.list(after), say.language) : list
    return `${capital(needText(need, hero, say.language))}${say.language === 'fr' ? ' ' : ''}: ${text}.`
  })
  return shared ? [...sentences, `${capital(say.list([shared]))}.`] : sentences
}

function sharedEnd(tiers: readonly Tier[]): Effect | undefined {
  const [first, ...others] = tiers.map(({ effects }) => effects.at(-1))
  const same = others.every((effect) => JSON.stringify(effect) === JSON.stringify(first))
  return first?.do === 'when' && same ? first : undefined
}

export const heroNamed = (id: string): Hero => sheetOf(id).hero
