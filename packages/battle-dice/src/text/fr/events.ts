import type { events as enEvents, matchOptions as enMatchOptions, reasons as enReasons } from '../en/events.ts'
import { capital, de, du, le } from './grammar.ts'

export const events: typeof enEvents = {
  firstPlayer: (player) => `${player} joue en premier.`,
  turn: (turn, first) => `Tour ${turn} : ${first} commence.`,
  returned: (player) => `Toute l’infirmerie ${de(player)} revient au vestiaire.`,
  released: (player, creature) => `${player} renvoie ${le(creature)} à l’infirmerie.`,
  sent: (player, race) => `${player} envoie un ${race}.`,
  rolled: (player, creatures) => `${player} obtient : ${creatures}.`,
  moved: (player, creature, place) => `${player} déplace ${le(creature)} en position ${place}.`,
  shielded: (player, creature) => `${player} active la protection ${du(creature)}.`,
  kept: (player, creature) => `${player} garde ${le(creature)} dans l’arène.`,
  corrupted: (player, creature, from) => `${player} corrompt ${le(creature)} ${de(from)}.`,
  killed: (player, creature, owner) => `${player} tue ${le(creature)} ${de(owner)}.`,
  knockedOut: (player, creature, owner) => `${player} met KO ${le(creature)} ${de(owner)}.`,
  rerolled: (player, row, creatures) =>
    player === row ? `${player} relance : ${creatures}.` : `${player} fait relancer les dés ${de(row)} : ${creatures}.`,
  replaced: (player, race, owner, newcomer) =>
    `${player} remplace ${player === owner ? `son ${race}` : `${le(race)} ${de(owner)}`} par un ${newcomer}.`,
  reinforced: (player, creatures) => `${player} appelle en renfort : ${creatures}.`,
  wounded: (player, race, owner) => `${player} blesse un ${race} ${de(owner)}.`,
  healed: (player, race) => `${player} guérit un ${race}.`,
  gold: (player, gold) => `${player} gagne ${gold} or.`,
  bought: (player, race, left) => `${player} achète un ${race} (reste ${left} or).`,
  regenerated: (player, race) => `${capital(le(race))} ${de(player)} se régénère.`,
  ended: (scores) => `Partie terminée : ${scores}.`,
}

export const reasons: typeof enReasons = {
  'sold-out': 'Deux races sont épuisées.',
  'turn-limit': 'Le soixantième tour est terminé.',
}

export const matchOptions: typeof enMatchOptions = { first: 'Premier joueur', dice: 'Dés' }

export const byChance = 'tiré au sort'
