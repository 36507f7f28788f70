import type { GameText } from '@alea/engine'
import { facts } from '../../facts.ts'
import type { View } from '../../view.ts'
import { heroName } from '../lexicon.ts'
import { namesIn } from '../names.ts'
import { ask } from './ask.ts'
import { event, lineText } from './events.ts'
import { option } from './options.ts'
import { PHASE } from './phases.ts'

export const fr: GameText<View> = {
  title: facts.title.fr,
  pitch: facts.pitch.fr,
  ask,
  option,
  event,
  reason: (reason) =>
    ({ defeat: 'Il ne reste qu’un camp.', draw: 'Tous sont tombés ensemble : partie nulle.' })[reason] ??
    'Deux cents tours : partie nulle.',
  matchOption(name, value) {
    const labels: Record<string, string> = {
      heroes: 'Héros',
      rules: 'Règles de priorité',
      promo: 'Cartes promotionnelles',
      'wither-strict': 'Dépérissement ne réduit que les dégâts modifiables',
      'instants-interrupt-roll-cards': 'Les instantanées interrompent les cartes de lancer',
    }
    if (value === undefined) return labels[name] ?? name
    return name === 'heroes' ? heroName(value, 'fr') : value
  },
}

/** Les noms pour les plateaux et les tables. */
export const names = namesIn('fr', PHASE, lineText)
