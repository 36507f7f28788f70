import type { GameText } from '@alea/engine'
import { facts } from '../../facts.ts'
import type { View } from '../../view.ts'
import { heroName } from '../lexicon.ts'
import { namesIn } from '../names.ts'
import { ask } from './ask.ts'
import { event, lineText } from './events.ts'
import { option } from './options.ts'
import { PHASE } from './phases.ts'

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask,
  option,
  event,
  reason: (reason) =>
    ({ defeat: 'Only one side is left.', draw: 'Everybody fell at once: a draw.' })[reason] ??
    'Two hundred turns: a draw.',
  matchOption(name, value) {
    const names: Record<string, string> = {
      heroes: 'Heroes',
      rules: 'Timing rules',
      promo: 'Promotional cards',
      'wither-strict': 'Wither lowers only damage that can be modified',
      'instants-interrupt-roll-cards': 'Instants may interrupt roll-phase cards',
    }
    if (value === undefined) return names[name] ?? name
    return name === 'heroes' ? heroName(value, 'en') : value
  },
}

/** Names for boards and tables. */
export const names = namesIn('en', PHASE, lineText)
