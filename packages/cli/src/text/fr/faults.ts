import type { faults as source } from '../en/faults.ts'
import { count, list, range } from './grammar.ts'

export const faults: typeof source = {
  unknownLanguage: (word, known) => `langues disponibles pour --lang : ${list(known)}, pas « ${word} »`,
  unknownCommand: (name, known) => `commande inconnue « ${name} » ; commandes : ${list(known)}`,
  unknownOption: (option) => `option inconnue ${option} ; voir --help`,
  valueMissing: (option) => `${option} demande une valeur`,
  valueUnwanted: (option) => `${option} ne prend pas de valeur`,
  missingArgument: 'il manque un argument ; voir --help',
  optionNeeded: (option) => `${option} est obligatoire ; voir --help`,
  extraArgument: (word) => `argument en trop « ${word} » ; voir --help`,
  notWhole: (option, text, min, max) => `${option} doit être un nombre entier de ${min} à ${max}, pas « ${text} »`,
  notATime: (option, text) => `${option} doit être une date comme 2026-11-16, et non « ${text} »`,
  unknownGame: (id, known) => `jeu inconnu « ${id} » ; jeux : ${list(known)}`,
  unknownBot: (name, known) => `joueur inconnu « ${name} » ; possibles : ${list(known)}`,
  badBudget: (name, iterations, mostIterations, time, mostMs) =>
    `le budget de « ${name} » n’est pas valable : écrivez ${iterations} pour des itérations (1 à ${mostIterations}), ${time} pour des millisecondes (1 à ${mostMs})`,
  wrongSeats: (game, min, max, given) => `ici, ${game} se joue à ${range(min, max)}, pas à ${given}`,
  notAPair: (text) => `--option s’écrit nom=valeur, pas « ${text} »`,
  csvOrJson: '--csv et --json ne vont pas ensemble',
  oneBot: '--bots demande au moins deux robots, par exemple greedy,expert',
  botTwice: (name) => `« ${name} » est cité deux fois ; un robot ne joue pas contre lui-même`,

  noOpenReport: (number) => `il n’y a pas de signalement ${number} en attente`,
  noPerson: (player) => `aucun joueur ${player} : donnez un identifiant, ou le nom d’un compte`,
  notBanned: (player) => `aucun bannissement ne vise ${player}`,
  notAFutureDate: (text) => `--until attend une date à venir comme 2030-12-31, pas « ${text} »`,
  inFile: (file, fault) => `${file} : ${fault}`,
  notJson: (file, line, column) =>
    `${file} n’est pas du JSON valide${line === undefined ? '' : ` (ligne ${line}, colonne ${column})`}`,
  unreadable: (file, reason) => `impossible de lire ${file} : ${reason}`,
  unwritable: (file, reason) => `impossible d’écrire ${file} : ${reason}`,

  odds: {
    notDice: (text, sides) =>
      `« ${text} » n’est pas une liste de dés : écrivez 1,3,3,6,2 (de 1 à ${sides}), ou 5d6 avant le premier lancer`,
    sidesTwice: (text) => `${text} indique déjà le nombre de faces : retirez --sides`,
    tooMany: (text, most) => `${text} : de 1 à ${most} dés, moins s’ils ont beaucoup de faces`,
    unknownGoal: (text, known) => `but inconnu « ${text} » ; exemples : ${list(known)}`,
    impossible: (goal, dice, sides) => `${goal} : impossible avec ${count(dice, 'dé')} à ${sides} faces`,
    notKept: (text) => `--keep prend des dés qui sont sur la table, ou none, pas « ${text} »`,
    unknownHero: (id, known) => `héros inconnu « ${id} » ; héros : ${list(known)}`,
    heroOrGoal: '--for et --hero ne vont pas ensemble : un héros a ses propres buts',
    heroDice: 'un héros lance cinq dés à six faces',
  },

  think: {
    notAPosition: (text) =>
      `après @ vient le nombre de réponses qui précèdent la décision, un nombre entier, pas « ${text} »`,
    beyond: (file, position, count) => `${file} n’a que ${count} réponses : il n’y a pas de position ${position}`,
    noDecision: (position) =>
      `personne ne décide à la position ${position} : on attend des dés, des cartes ou une autre place, ou la partie est finie ; sans @${position}, toutes les décisions sont énumérées`,
    oneBot: '--bot désigne un seul robot',
  },

  noScenario: (paths) => `aucun scénario dans ${list(paths)}`,
  notABundle: (file, fault) => `${file} : ce n’est pas la preuve d’une partie (${fault})`,
  notHex: (option, text) => `${option} doit se composer de 64 chiffres hexadécimaux, pas « ${text} »`,
  secretInProof: 'une preuve contient son secret : retirez --secret',
  otherCommitment: (file, found) => `${file} : l’engagement est ${found}, et non celui donné avec --commitment`,
  noSecret: (file) =>
    `${file} : pas de secret pour vérifier les dés ; la partie a-t-elle été jouée avec --dice fair ? Dans ce cas, donnez-le avec --secret`,

  noMatch: (match) => `il n’y a pas de partie ${match}`,
  notASeat: (text, seats) => `--as attend une place de p1 à p${seats}, pas « ${text} »`,
  gameGone: (game) => `cette version n’a pas de jeu ${game}`,

  unknownDice: (text, known) => `valeurs possibles pour --dice : ${list(known)}, pas « ${text} »`,
  seedUnused: (dice) => `--seed ne va pas avec --dice ${dice} : ces dés découlent d’un secret`,
  surplusNames: (names, people) =>
    `--name donne ${count(names, 'nom')}, mais ${people === 0 ? 'personne ne joue' : `il y a ${count(people, 'joueur')} humain${people > 1 ? 's' : ''}`}`,
  nameTwice: (name) => `« ${name} » est nommé deux fois`,
  badName: (name, most) =>
    `un nom a au plus ${most} caractères, au moins une lettre ou un chiffre et rien d’invisible, pas « ${name} »`,
  resumeAlone: '--resume reprend la partie telle quelle : impossible d’y ajouter --log, --option ou --dice',
  logInUse: (path, pid) => `${path} est en cours de jeu dans un autre terminal (processus ${pid})`,
  logExists: (path) => `${path} existe déjà ; « --resume ${path} » reprend cette partie`,
  badSidecar: (path) =>
    `${path} ne dit pas qui occupe quelle place ; supprimez-le et indiquez les joueurs avec --seats`,
}
