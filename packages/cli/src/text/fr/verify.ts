import type { verify as source } from '../en/verify.ts'
import { count } from './grammar.ts'

export const verify: typeof source = {
  verified: (rolls, shuffles) =>
    `${count(rolls, 'lancer')} et ${count(shuffles, 'mélange')} recalculés : tous découlent du secret.`,
  committed: {
    log: 'Le secret est celui sur lequel le journal s’est engagé avant le premier lancer. L’engagement :',
    proof: 'Le secret est celui sur lequel, d’après la preuve, le serveur s’est engagé. L’engagement :',
    nowhere: 'Le journal ne contient pas d’engagement : ce secret a pu être choisi après coup. Son empreinte :',
  },
  salts: (salts) =>
    `Le serveur a redémarré pendant la partie et ajouté ${count(salts, 'sel')} ; chacun a été montré à la table dès son premier usage.`,
  noted: 'C’est bien l’engagement que vous aviez noté : depuis qu’il vous a été montré, aucun dé n’a été changé.',
  compare:
    'Un fichier seul ne prouve pas quand il a été écrit. Comparez avec l’engagement qui vous a été montré avant le premier lancer (--commitment).',
  limits: {
    terminal:
      'Celui qui a lancé la partie a tiré le secret seul : il a pu recommencer jusqu’à obtenir des dés à son goût. Seuls des joueurs qui participent au tirage, sur un serveur, l’excluent.',
    server:
      'Si aucun joueur n’a participé au tirage, le serveur a pu choisir son secret ; vérifiez que votre propre contribution figure dans la preuve.',
  },
}
