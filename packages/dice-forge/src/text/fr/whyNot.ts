import type { whyNot as en } from '../en/whyNot.ts'

export const whyNot: typeof en = {
  short: (missing) => `il manque ${missing}`,
  'pile-empty': 'la pile est vide',
  'face-gone': 'il n’en reste plus dans le temple',
  bought: 'déjà achetée pendant cette offrande',
  boar: 'un sanglier ne se recouvre jamais',
  'same-die': 'aucun autre dé ne la montre',
}
