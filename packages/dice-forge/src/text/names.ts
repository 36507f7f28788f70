/** Names of cards, dice and steps, in both languages; and all of them together, for boards. */
import { LANGUAGES, type Language } from '@alea/engine'
import { CARDS, cardOf } from '../content/cards.ts'
import type { Resource } from '../content/resources.ts'
import type { Die } from '../state.ts'
import type { Step } from '../view.ts'
import { amountText, faceText, RESOURCE_WORDS } from './amounts.ts'
import { cardText } from './describe.ts'

type Both = Readonly<Record<Language, string>>

const CARD_NAMES: Readonly<Record<string, Both>> = {
  hammer: { en: 'The Blacksmith’s Hammer', fr: 'Le Marteau du Forgeron' },
  chest: { en: 'The Blacksmith’s Chest', fr: 'Le Coffre du Forgeron' },
  'silver-hind': { en: 'The Silver Hind', fr: 'Les Sabots d’Argent' },
  'great-bear': { en: 'The Great Bear', fr: 'La Grande Ourse' },
  satyrs: { en: 'Satyrs', fr: 'Les Satyres' },
  boar: { en: 'Tenacious Boar', fr: 'Le Sanglier Acharné' },
  ferryman: { en: 'Ferryman', fr: 'Le Passeur' },
  cerberus: { en: 'Cerberus', fr: 'Le Cerbère' },
  helmet: { en: 'Helmet of Invisibility', fr: 'Le Casque d’Invisibilité' },
  cancer: { en: 'Cancer', fr: 'La Pince' },
  sentinel: { en: 'Sentinel', fr: 'La Sentinelle' },
  hydra: { en: 'Hydra', fr: 'L’Hydre' },
  typhon: { en: 'Typhon', fr: 'Le Typhon' },
  sphinx: { en: 'Sphinx', fr: 'L’Énigme' },
  cyclops: { en: 'Cyclops', fr: 'Le Cyclope' },
  gorgon: { en: 'Gorgon', fr: 'La Méduse' },
  triton: { en: 'Triton', fr: 'Le Triton' },
  'abyssal-mirror': { en: 'Mirror of the Abyss', fr: 'Le Miroir Abyssal' },
  owl: { en: 'The Guardian’s Owl', fr: 'Les Ailes de la Gardienne' },
  'celestial-ship': { en: 'Celestial Ship', fr: 'La Voile Céleste' },
  minotaur: { en: 'Minotaur', fr: 'Le Minotaure' },
  'guardians-shield': { en: 'The Guardian’s Shield', fr: 'Le Bouclier de la Gardienne' },
  elder: { en: 'The Elder', fr: 'L’Ancien' },
  'wild-spirits': { en: 'Wild Spirits', fr: 'Les Herbes Folles' },
}

const STEP_NAMES: Readonly<Record<Step, Both>> = {
  'set-up': { en: 'set-up', fr: 'mise en place' },
  'favours-of-all': { en: 'favours of the gods', fr: 'faveurs des dieux' },
  reinforcements: { en: 'reinforcements', fr: 'renforts' },
  action: { en: 'action', fr: 'action' },
  'extra-action': { en: 'extra action', fr: 'action supplémentaire' },
  'last-triton': { en: 'end of the turn', fr: 'fin du tour' },
  over: { en: 'over', fr: 'partie terminée' },
}

const DIE_NAMES: Readonly<Record<Die, Both>> = {
  light: { en: 'light die', fr: 'dé clair' },
  dark: { en: 'dark die', fr: 'dé foncé' },
}

/** Headings of a table. */
const WORDS = {
  round: { en: 'round', fr: 'manche' },
  sanctuary: { en: 'sanctuary', fr: 'sanctuaire' },
  gardens: { en: 'gardens', fr: 'jardins' },
  islands: { en: 'islands', fr: 'îles' },
  island: { en: 'island', fr: 'île' },
  home: { en: 'home', fr: 'chez soi' },
  cards: { en: 'cards', fr: 'cartes' },
  hammer: { en: 'hammer', fr: 'marteau' },
  tokens: { en: 'tokens', fr: 'jetons' },
  forging: { en: 'in hand', fr: 'à forger' },
} as const satisfies Readonly<Record<string, Both>>
export type ForgeWord = keyof typeof WORDS

export const cardName = (id: string, language: Language): string => CARD_NAMES[id]?.[language] ?? id
export const dieName = (die: Die, language: Language): string => DIE_NAMES[die][language]

/** Names for boards: cards, faces, resources and headings in one language. */
export interface ForgeNames {
  card(id: string): string
  /** What a card does. */
  cardText(id: string): string
  face(id: string): string
  resource(resource: Resource): string
  /** So many, in the grammar of the language. */
  amount(amount: number, resource: Resource): string
  die(die: Die): string
  step(step: Step): string
  island(island: number): string
  word(word: ForgeWord): string
}

const namesIn = (language: Language): ForgeNames => ({
  card: (id) => cardName(id, language),
  cardText: (id) => cardText(CARDS[cardOf(id)!]!, language),
  face: (id) => faceText(id, language),
  resource: (resource) => RESOURCE_WORDS[language][resource],
  amount: (amount, resource) => amountText(amount, resource, language),
  die: (die) => dieName(die, language),
  step: (step) => STEP_NAMES[step][language],
  island: (island) => (island === 0 ? WORDS.home[language] : `${WORDS.island[language]} ${island}`),
  word: (word) => WORDS[word][language],
})

export const NAMES: Readonly<Record<Language, ForgeNames>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, namesIn(language)]),
) as Record<Language, ForgeNames>
