import { eachLanguage } from '@alea/engine'
import { type HeroText, noun } from '../../src/content/heroKit.ts'

const en = {
  name: 'Warden',
  style: ['Grows slowly and stings.', 'Raise the limit of Sap early, and let the Wolf pay for the rest.'],
  symbols: { thorn: noun('Thorn', 'Thorns'), leaf: noun('Leaf', 'Leaves'), root: noun('Root', 'Roots') },
  abilities: { thorns: 'Thorns', overgrowth: 'Overgrowth', landslide: 'Landslide', bark: 'Bark', roots: 'Roots' },
  tokens: {
    sap: { name: 'Sap', text: 'Spend to heal 1.' },
    bramble: { name: 'Bramble', text: 'You play no cards in your next roll phase.' },
    wolf: { name: 'Wolf', text: 'Once a turn, fetches 1 CP.' },
  },
  cards: { barb: 'Barb!' },
} satisfies HeroText

const fr: typeof en = {
  name: 'Gardienne',
  style: ['Elle pousse lentement, mais elle pique.', 'Augmentez tôt la limite de Sève, le Loup paiera le reste.'],
  symbols: { thorn: noun('Épine', 'Épines'), leaf: noun('Feuille', 'Feuilles'), root: noun('Racine', 'Racines') },
  abilities: {
    thorns: 'Épines',
    overgrowth: 'Foisonnement',
    landslide: 'Éboulement',
    bark: 'Écorce',
    roots: 'Racines',
  },
  tokens: {
    sap: { name: 'Sève', text: 'Dépensez pour soigner 1.' },
    bramble: { name: 'Ronce', text: 'Vous ne jouez pas de cartes à votre prochaine phase de lancer.' },
    wolf: { name: 'Loup', text: 'Une fois par tour, rapporte 1 PC.' },
  },
  cards: { barb: 'Barbelure\u00a0!' },
}

export const WARDEN_TEXT = { ...eachLanguage(() => ({ warden: en })), fr: { warden: fr } }
