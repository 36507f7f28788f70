import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'

/** Why an option is not available, after its name: `Smack II: 2 CP short`. */
export const whyNot = {
  short: (cp: number) => `${cp} CP short`,
  price: (price: string) => `you cannot ${price}`,
  dice: (off: number) => (off === 1 ? 'one die shows something else' : `${off} dice show something else`),
  timing: (timing: string) => `only ${timing}`,
  tokens: (missing: number, token: string) => `${counted(missing, amounts.tokens(token))} short`,
  'no-cards': 'a status effect forbids you to play cards',
  covered: 'a status effect covers this ability',
  warped: 'the dice show something else, and one of them is only a number',
  upgraded: 'the ability already has that level',
  prepared: 'you have already prepared as many spells as you may this turn',
  used: 'already used this turn',
  nothing: 'there is nothing it could affect',
  sale: 'cards are sold in your own main and discard phases',
}
