/** How the rules are searched in English: which forms are one word, and which words mean the same thing here. Loaded with the search. */
export { stemmer as stem } from '@orama/stemmers/english'

/** Irregular forms and synonyms: whoever looks for one of a group finds all of it. */
export const synonyms: readonly (readonly string[])[] = [
  ['sell', 'sold', 'sale', 'sells'],
  ['buy', 'bought', 'purchase'],
  ['die', 'dice'],
  ['win', 'won', 'victory', 'winner'],
  ['lose', 'lost', 'defeat', 'defeated', 'loser'],
  ['end', 'finish', 'over'],
  ['pay', 'paid', 'cost', 'price'],
  ['take', 'taken', 'took'],
  ['begin', 'began', 'start', 'first'],
  ['reroll', 'again'],
  ['health', 'life', 'hp'],
  ['heal', 'cure', 'regain'],
  ['hurt', 'damage', 'wound'],
  ['block', 'defend', 'defence', 'defense', 'defensive'],
  ['prevent', 'shield', 'protect'],
  ['money', 'gold', 'coin'],
  ['points', 'score', 'scoring'],
  ['deck', 'pile', 'draw'],
  ['token', 'status'],
  ['tie', 'draw', 'equal'],
  ['alone', 'solo', 'solitaire'],
]
