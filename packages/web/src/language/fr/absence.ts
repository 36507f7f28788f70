import type { absence as en } from '../en/absence.ts'
import { de, plural } from './grammar.ts'

export const absence: typeof en = {
  title: 'Si quelqu’un s’en va',
  rules: {
    'stand-in': 'Un robot joue jusqu’à son retour',
    loses: 'Il perd la partie',
    wait: 'Tout le monde l’attend',
  },
  listed: {
    'stand-in': 'un robot remplace qui s’en va',
    loses: 'qui s’en va perd la partie',
    wait: 'on attend les absents',
  },
  after: 'Après une absence de',
  bot: 'Robot remplaçant',
  seconds: (count) => `${count} ${plural(count, 'seconde', 'secondes')}`,
  minutes: (count) => `${count} ${plural(count, 'minute', 'minutes')}`,
  hours: (count) => `${count} ${plural(count, 'heure', 'heures')}`,
  days: (count) => `${count} ${plural(count, 'jour', 'jours')}`,

  byClock: {
    'stand-in': (level) =>
      `Personne n’est remplacé avant la fin de son temps. Ensuite, un robot (${level}) joue jusqu’à son retour.`,
    loses: () => 'Un joueur dont le temps est écoulé perd la partie.',
    wait: () => 'Personne n’est remplacé.',
  },
  byAbsence: {
    'stand-in': (after, level) =>
      `Quand un joueur est absent depuis ${after}, les autres peuvent laisser un robot (${level}) jouer jusqu’à son retour.`,
    loses: (after) =>
      `Quand un joueur est absent depuis ${after}, les autres peuvent réclamer la partie : l’absent a perdu.`,
    wait: () => 'Personne n’est remplacé : on attend les joueurs absents.',
  },
  ratedRule:
    'Partie classée : un joueur qui s’en va ou dont le temps est écoulé est classé comme s’il avait abandonné. Ce qu’un robot fait à sa place ne compte pour le classement de personne.',

  awayHere: 'Hors ligne',
  botHere: 'Robot',
  away: (name, time) => `${name} n’est plus là depuis ${time}.`,
  replaceableIn: (time) => `Vous pourrez laisser un robot jouer à sa place dans ${time}.`,
  claimableIn: (time) => `Vous pourrez réclamer la partie dans ${time}.`,
  clockRuns: 'C’est sa pendule qui décide.',
  everyoneWaits: 'À cette table, on l’attend.',
  callBot: 'Laisser un robot jouer à sa place',
  claim: 'Réclamer la partie',
  botPlays: (name, level) => `Un robot (${level}) joue pour ${name}.`,

  handovers: {
    time: (name) => `Le temps ${de(name)} est écoulé.`,
    absence: (name) => `${name} n’est plus là depuis trop longtemps.`,
    resigned: (name) => `${name} a abandonné.`,
    back: (name) => `${name} est de retour et reprend sa place.`,
  },
}
