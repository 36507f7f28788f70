import type { whyNot as en } from '../en/whyNot.ts'
import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'

export const whyNot: typeof en = {
  short: (cp) => `il manque ${cp} PC`,
  price: (price) => `vous ne pouvez pas ${price}`,
  dice: (off) => (off === 1 ? 'un dé montre autre chose' : `${off} dés montrent autre chose`),
  timing: (timing) => `seulement ${timing}`,
  tokens: (missing: number, token: string) => `il manque ${counted(missing, amounts.tokens(token))}`,
  'no-cards': 'un effet vous interdit de jouer des cartes',
  covered: 'une altération recouvre cette capacité',
  warped: 'les dés montrent autre chose, et l’un d’eux n’est qu’un chiffre',
  upgraded: 'la capacité a déjà ce niveau',
  prepared: 'vous avez déjà préparé tous vos sortilèges pour ce tour',
  used: 'déjà utilisé ce tour-ci',
  nothing: 'cela n’aurait aucun effet',
  sale: 'on vend ses cartes pendant ses phases principales et de défausse',
}
