import type { whyNot as en } from '../en/whyNot.ts'

export const whyNot: typeof en = {
  short: (gold) => `il manque ${gold} or`,
  'none-left': 'il n’en reste plus dans le stock',
  shielded: 'une protection la couvre',
  armoured: 'son épaulette la protège',
  'no-reserve': 'son propriétaire n’a personne au vestiaire pour la remplacer',
  'others-first': 'ceux qui étaient déjà au vestiaire passent d’abord',
}
