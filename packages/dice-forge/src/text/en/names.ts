import type { CardId } from '../../content/cards.ts'
import type { Token } from '../../content/effects.ts'
import type { BoarColour } from '../../content/faces.ts'
import type { CardSet } from '../../content/islands.ts'
import type { Die } from '../../state.ts'
import type { Phase } from '../../view.ts'

const cards: Readonly<Record<CardId, string>> = {
  hammer: 'The Blacksmith’s Hammer',
  chest: 'The Blacksmith’s Chest',
  'silver-hind': 'The Silver Hind',
  'great-bear': 'The Great Bear',
  satyrs: 'Satyrs',
  boar: 'Tenacious Boar',
  ferryman: 'Ferryman',
  cerberus: 'Cerberus',
  helmet: 'Helmet of Invisibility',
  cancer: 'Cancer',
  sentinel: 'Sentinel',
  hydra: 'Hydra',
  typhon: 'Typhon',
  sphinx: 'Sphinx',
  cyclops: 'Cyclops',
  gorgon: 'Gorgon',
  triton: 'Triton',
  'abyssal-mirror': 'Mirror of the Abyss',
  owl: 'The Guardian’s Owl',
  'celestial-ship': 'Celestial Ship',
  minotaur: 'Minotaur',
  'guardians-shield': 'The Guardian’s Shield',
  elder: 'The Elder',
  'wild-spirits': 'Wild Spirits',
}

const tokens: Readonly<Record<Token, string>> = { cerberus: 'Cerberus', triton: 'Triton' }

const dice: Readonly<Record<Die, string>> = { light: 'light die', dark: 'dark die' }

const phases: Readonly<Record<Phase, string>> = {
  'set-up': 'set-up',
  'favours-of-all': 'favours of the gods',
  reinforcements: 'reinforcements',
  action: 'action',
  'extra-action': 'extra action',
  'last-triton': 'end of the turn',
  over: 'over',
}

/** Faces that are more than amounts of resources. */
const faces = { triple: '×3', mirror: 'mirror', ship: 'ship', shield: 'shield' }
const boars: Readonly<Record<BoarColour, string>> = {
  red: 'red boar',
  yellow: 'yellow boar',
  green: 'green boar',
  blue: 'blue boar',
}

/** Headings of a table. */
const headings = {
  round: 'round',
  sanctuary: 'sanctuary',
  gardens: 'gardens',
  islands: 'islands',
  island: 'island',
  home: 'home',
  cards: 'cards',
  hammer: 'hammer',
  tokens: 'tokens',
  forging: 'in hand',
}

/** A choice of cards, for all piles or, after cards that were named, for the others. */
const cardSets: Readonly<Record<CardSet, string>> = {
  first: 'for a first match',
  alternative: 'the alternative cards',
  random: 'drawn at random',
}
const otherPiles: Readonly<Record<Exclude<CardSet, 'first'>, string>> = {
  alternative: 'the other piles with their alternative card',
  random: 'the other piles drawn at random',
}

const matchOptions = { first: 'First player', cards: 'Cards', reflection: 'Mirrors can reflect your own dice' }

/** How the first player is found if the table names nobody. */
const byChance = 'drawn by lot'

/** A card's name inside a sentence. */
const inSentence = (name: string): string => name.replace(/^The /, 'the ')

/** A card's name without its article, for small tiles. */
const withoutArticle = (name: string): string => name.replace(/^The /, '')

export const names = {
  cards,
  inSentence,
  withoutArticle,
  tokens,
  dice,
  phases,
  faces,
  boars,
  headings,
  cardSets,
  otherPiles,
  matchOptions,
  byChance,
}
