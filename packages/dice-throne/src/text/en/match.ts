/** Why a match ended. */
export const reasons = {
  defeat: 'Only one side is left standing.',
  draw: 'Everyone fell at the same time: a draw.',
  'turn-limit': 'Two hundred turns have been played: a draw.',
}

/** The options of a match, and the values of those that have a few. */
export const matchOptions = {
  heroes: 'Heroes',
  rules: 'Timing rules',
  promo: 'Promotional cards',
  'wither-strict': 'Wither only reduces damage that can be modified',
  'instants-interrupt-roll-cards': 'Instants can interrupt roll phase cards',
}

export const ruleSets = { marvel: 'of the Marvel boxes', 'v2.2': 'version 2.2' }
