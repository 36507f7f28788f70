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
  unknownGame: (id, known) => `jeu inconnu « ${id} » ; jeux : ${list(known)}`,
  unknownBot: (name, known) => `joueur inconnu « ${name} » ; possibles : ${list(known)}`,
  badBudget: (name, iterations, mostIterations, time, mostMs) =>
    `le budget de « ${name} » n’est pas valable : écrivez ${iterations} pour des itérations (1 à ${mostIterations}), ${time} pour des millisecondes (1 à ${mostMs})`,
  wrongSeats: (game, min, max, given) => `ici, ${game} se joue à ${range(min, max)}, pas à ${given}`,
  notAPair: (text) => `--option s’écrit nom=valeur, pas « ${text} »`,
  oneBot: '--bots demande au moins deux robots, par exemple greedy,expert',
  botTwice: (name) => `« ${name} » est cité deux fois ; un robot ne joue pas contre lui-même`,

  inFile: (file, fault) => `${file} : ${fault}`,
  notJson: (file) => `${file} n’est pas du JSON valide`,
  unreadable: (file, reason) => `impossible de lire ${file} : ${reason}`,
  unwritable: (file, reason) => `impossible d’écrire ${file} : ${reason}`,
  noSuchPath: 'ce fichier ou dossier n’existe pas',
  disk: {
    ENOENT: 'ce fichier n’existe pas',
    EISDIR: 'c’est un dossier',
    EACCES: 'accès refusé',
    ENOSPC: 'le disque est plein',
  },

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

  noScenario: (paths) => `aucun scénario dans ${list(paths)}`,
  notABundle: (file, fault) => `${file} : ce n’est pas la preuve d’une partie (${fault})`,
  noSecret: (file) => `${file} : pas de secret pour vérifier les dés ; la partie a-t-elle été jouée avec --dice fair ?`,

  unknownDice: (text, known) => `valeurs possibles pour --dice : ${list(known)}, pas « ${text} »`,
  resumeAlone: '--resume reprend la partie telle quelle : impossible d’y ajouter --log, --option ou --dice',
  logExists: (path) => `${path} existe déjà ; « --resume ${path} » reprend cette partie`,
  badSidecar: (path) =>
    `${path} ne dit pas qui occupe quelle place ; supprimez-le et indiquez les joueurs avec --seats`,
}
