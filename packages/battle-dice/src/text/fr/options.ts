import type { options as en } from '../en/options.ts'

export const options: typeof en = {
  none: {
    release: 'tout garder',
    activate: 'n’utiliser aucun de ces pouvoirs',
    multiplier: 'le laisser où il est',
    'major-shield': 'ne pas l’activer',
    'minor-shield': 'ne pas l’activer',
    keep: 'ne pas le garder',
    reinforce: 'n’appeler personne',
    corruption: 'personne',
    death: 'personne',
    ko: 'personne',
    retry: 'personne',
    replace: 'personne',
    wound: 'personne',
    heal: 'personne',
  },
  done: 'ne plus acheter',
  keep: 'le garder dans l’arène',
  one: (race, gold) => `un ${race} (${gold} or)`,
  creatures: (count) => (count > 1 ? `${count} créatures` : `${count} créature`),
  toPlace: (place) => `déplacer en position ${place}`,
  fighter: (player, place, creature) => `${player}, position ${place} : ${creature}`,
  patient: (player, race) => `${player} : ${race}`,
}
