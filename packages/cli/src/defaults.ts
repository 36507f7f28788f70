import { USUAL_SAMPLES } from '@alea/analysis'
import { GAMES } from '@alea/catalog'

/** What commands do unless told otherwise, as it would be typed. */
export const DEFAULTS = {
  game: GAMES[0]!.id,
  matches: '1000',
  pairingMatches: '100',
  thinker: 'search:2000',
  seed: '1',
  samples: String(USUAL_SAMPLES),
  listed: '5',
  fuzzSeconds: '60',
}
