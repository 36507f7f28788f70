/** A whole Game from the few parts a test cares about. */
import { eachLanguage, type Game, type GameText, InputError, type Running } from '../../src/index.ts'

type Parts<G extends Running, V> = Pick<Game<G, V>, 'id' | 'rules' | 'setup'> & Partial<Game<G, V>>

export const bare = <G extends Running, V = unknown>(parts: Parts<G, V>): Game<G, V> => ({
  rulesVersion: 1,
  seats: { min: 1, max: 4, usual: 2 },
  options: {},
  view: () => ({}) as V,
  turn: () => 0,
  active: () => undefined,
  events: {},
  outcome: () => ({ places: [1], scores: [0], reason: 'over' }),
  bound: 10_000,
  content: [],
  vocabulary: {
    set: (_, subject) => {
      throw new InputError(`no ${subject}`)
    },
    get: () => undefined,
  },
  text: eachLanguage(() => silent as GameText<V>),
  ...parts,
})

const silent: GameText = {
  title: '',
  pitch: '',
  ask: () => '',
  option: () => '',
  event: () => undefined,
  reason: () => '',
  matchOption: () => '',
}
