import { eachLanguage } from '@alea/engine'
import { type HeroText, noun } from '../../src/content/heroKit.ts'

const en = {
  name: 'Warden',
  style: ['Grows slowly and stings.', 'Raise the limit of Sap early, and let the Wolf pay for the rest.'],
  symbols: { thorn: noun('Thorn', 'Thorns'), leaf: noun('Leaf', 'Leaves'), root: noun('Root', 'Roots') },
  abilities: {
    thorns: 'Thorns',
    overgrowth: 'Overgrowth',
    thicket: 'Thicket',
    wildfire: 'Wildfire',
    landslide: 'Landslide',
    bark: 'Bark',
    roots: 'Roots',
  },
  tokens: {
    sap: { name: 'Sap', text: 'Spend to heal 1.' },
    bramble: { name: 'Bramble', text: 'You play no cards in your next roll phase.' },
    haze: { name: 'Haze', text: 'When you activate an ability, roll a die: on 1 it fails, on 2 or 3 you deal half.' },
    mire: { name: 'Mire', text: 'One roll attempt fewer, and each after the first costs 1 CP.' },
    canopy: { name: 'Canopy', text: 'Attacks do you no damage.' },
    pollen: { name: 'Pollen', text: 'Prevents, adds or draws; 4 make you sneeze.' },
    snare: { name: 'Snare', text: 'Hurts on arrival.' },
    owl: { name: 'Owl', text: 'Intercepts a status effect.' },
    wolf: { name: 'Wolf', text: 'Once a turn, fetches 1 CP.' },
  },
  companions: {
    bear: { name: 'Bear', text: 'Awake, adds 2 damage.', states: { asleep: 'asleep', awake: 'awake' } },
  },
  cards: { barb: 'Barb!', mist: 'Mist!', bloom: 'Bloom!', cloud: 'Cloud!' },
} satisfies HeroText

const fr: typeof en = {
  name: 'Gardienne',
  style: ['Elle pousse lentement, mais elle pique.', 'Augmentez tôt la limite de Sève, le Loup paiera le reste.'],
  symbols: { thorn: noun('Épine', 'Épines'), leaf: noun('Feuille', 'Feuilles'), root: noun('Racine', 'Racines') },
  abilities: {
    thorns: 'Épines',
    overgrowth: 'Foisonnement',
    thicket: 'Fourré',
    wildfire: 'Feu de forêt',
    landslide: 'Éboulement',
    bark: 'Écorce',
    roots: 'Racines',
  },
  tokens: {
    sap: { name: 'Sève', text: 'Dépensez pour soigner 1.' },
    bramble: { name: 'Ronce', text: 'Vous ne jouez pas de cartes à votre prochaine phase de lancer.' },
    haze: { name: 'Brume', text: 'Quand vous activez une capacité, lancez un dé.' },
    mire: { name: 'Bourbier', text: 'Un lancer de moins, et chacun après le premier coûte 1 PC.' },
    canopy: { name: 'Canopée', text: 'Les attaques ne vous font aucun dégât.' },
    pollen: { name: 'Pollen', text: 'Prévient, ajoute ou pioche ; à 4, vous éternuez.' },
    snare: { name: 'Collet', text: 'Blesse en arrivant.' },
    owl: { name: 'Chouette', text: 'Intercepte une altération.' },
    wolf: { name: 'Loup', text: 'Une fois par tour, rapporte 1 PC.' },
  },
  companions: {
    bear: { name: 'Ours', text: 'Éveillé, ajoute 2 dégâts.', states: { asleep: 'endormi', awake: 'éveillé' } },
  },
  cards: { barb: 'Barbelure\u00a0!', mist: 'Brouillard\u00a0!', bloom: 'Floraison\u00a0!', cloud: 'Nuage\u00a0!' },
}

export const WARDEN_TEXT = { ...eachLanguage(() => en), fr }
