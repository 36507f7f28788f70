import type { check as sourceOfCheck, repair as sourceOfRepair } from '../en/check.ts'
import { count, number } from './grammar.ts'

const MEGABYTE = 1_000_000
const size = (bytes: number): string => `${number(bytes / MEGABYTE, 1)} Mo`

export const check: typeof sourceOfCheck = {
  counts: (bytes, version, players) => `${size(bytes)}, version ${version} : ${count(players, 'joueur')}`,
  unreadable: (bytes) => `${size(bytes)} que SQLite ne peut pas lire du tout`,
  matches: (total, sound, answers) =>
    `${count(sound, 'partie saine', 'parties saines')} sur ${number(total)}, avec ${count(answers, 'réponse')}`,
  otherRules: (matches) =>
    `${count(matches, 'partie n’a pas été rejouée', 'parties n’ont pas été rejouées')} : les règles d’alors ne sont pas installées`,
  journal: (answers) => `${count(answers, 'réponse est encore', 'réponses sont encore')} dans le journal`,
  sqlite: (line) => `Le fichier est abîmé : ${line}`,
  journalAltered: (rows) =>
    `${count(rows, 'ligne du journal est inutilisable', 'lignes du journal sont inutilisables')}`,
  finding: (match, about, problem, position, why) =>
    `Partie ${match}${about === '' ? '' : ` (${about})`} : ${problem}${position === undefined ? '' : `, saine jusqu’à la réponse ${position}`}${why === undefined ? '' : ` : ${why}`}.`,
  statuses: { gathering: 'pas commencée', playing: 'en cours', over: 'terminée', abandoned: 'abandonnée' },
  problems: {
    record: 'ses réglages ne sont plus tels qu’ils ont été écrits',
    answers: 'ses réponses ne sont plus telles qu’elles ont été écrites',
    state: 'sa position ou sa pendule n’est plus telle qu’elle a été écrite',
    journal: 'ses dernières réponses sont illisibles',
    file: 'le fichier est abîmé à cet endroit',
    dice: 'un lancer n’est pas celui que donnent les graines',
    rules: 'les règles refusent une réponse',
    ending: 'sa fin n’est pas celle à laquelle mènent les réponses',
    columns: 'sa ligne dans la table des parties ne correspond pas à ses réglages',
    seats: 'la table des places ne correspond pas à ses réglages',
  },
  row: (table, row, problem) => `Table ${table}, ${row} : ${problem}.`,
  rowProblems: {
    'no-json': 'illisible',
    'no-player': 'ce joueur n’existe pas',
    impossible: 'valeur impossible',
    missing: 'absent',
  },
  setAside: (rows) =>
    `${count(rows, 'ligne a été mise', 'lignes ont été mises')} de côté auparavant, dans la table damaged`,
  backup: (file, sound) => `Sauvegarde ${file} : ${sound ? 'saine' : 'abîmée'}`,
  sound: 'Tout est sain.',
  notSound:
    'Tout n’est pas sain. « alea repair <dossier> » garde une copie, sauve ce qui est sain et met le reste de côté.',
}

export const repair: typeof sourceOfRepair = {
  kept: (file) => `L’état d’avant : ${file}`,
  salvaged: (matches, answers, players) =>
    `Lu dans le fichier abîmé : ${count(matches, 'partie')}, ${count(answers, 'réponse')}, ${count(players, 'joueur')}.`,
  done: {
    cut: 'Elle reprend de là ; la suite est dans la table damaged.',
    rewritten: 'Récrit.',
    'set-aside': 'Mis de côté, dans la table damaged.',
    left: 'Laissé tel quel.',
  },
  nothing: 'Il n’y avait rien à réparer.',
}
