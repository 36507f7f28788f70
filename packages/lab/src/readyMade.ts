/** Experiments that come with the lab, by the name of their file. */
import balance from '../experiments/balance.json' with { type: 'json' }
import firstPlayerForge from '../experiments/first-player-dice-forge.json' with { type: 'json' }
import goblin from '../experiments/goblin.json' with { type: 'json' }
import heroPair from '../experiments/hero-pair.json' with { type: 'json' }
import highGains from '../experiments/high-gains.json' with { type: 'json' }
import lokiNumbers from '../experiments/loki-numbers.json' with { type: 'json' }
import { checkExperiment } from './checkExperiment.ts'
import type { Experiment } from './experiment.ts'

const FILES: Readonly<Record<string, unknown>> = {
  goblin,
  balance,
  'high-gains': highGains,
  'hero-pair': heroPair,
  'loki-numbers': lokiNumbers,
  'first-player-dice-forge': firstPlayerForge,
}

export const READY_MADE: readonly string[] = Object.keys(FILES)

export const readyMade = (name: string): Experiment | undefined =>
  Object.hasOwn(FILES, name) ? checkExperiment(FILES[name]) : undefined
