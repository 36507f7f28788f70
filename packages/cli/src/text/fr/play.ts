import { LEVEL_WORDS } from '@alea/bots/text'
import type { play as source } from '../en/play.ts'
import { count } from './grammar.ts'

const answers = (options: number, example: string | undefined): string =>
  [
    ...(options > 0 ? [options === 1 ? '1' : `un numéro de 1 à ${options}`] : []),
    ...(example ? [`« ${example} »`] : []),
  ].join(' ou ')

export const play: typeof source = {
  player: 'Joueur',
  numberedPlayer: (n) => `Joueur ${n}`,
  bot: (name) => `(robot ${name})`,
  levels: LEVEL_WORDS.fr,
  level: (name, rank, of) => `(${name}, niveau ${rank} sur ${of})`,
  thinking: (name) => `${name} réfléchit…`,
  seated: (everybody) => `Joueurs : ${everybody}.`,
  resumed: (answers) => `La partie reprend après ${count(answers, 'réponse')}.`,
  commitment: 'Dés vérifiables. Empreinte SHA-256 du secret dont ils découlent :',
  secret:
    'Le secret dont découlent les dés (32 octets, en hexadécimal) ; son empreinte SHA-256 a été affichée avant la partie :',
  howToPlay:
    'Répondez par un numéro. « ? » affiche les règles, « w » explique pourquoi un choix manque, « p » passe jusqu’à la fin du tour, sauf si un nouveau choix apparaît, « u » annule votre dernière réponse, « t » redessine la table, « l » rappelle les derniers événements, « q » enregistre la partie et quitte. Appuyez sur Entrée pour presser les robots.',
  logIsIn: (path) => `Journal : ${path}`,
  resumeWith: (path) => `La partie est enregistrée. Pour la reprendre :\n  npx alea play --resume ${path}`,
  replayWith: (path) => `Pour la revoir :\n  npx alea replay ${path}`,

  hints: { rules: '? règles', whyNot: 'w pourquoi pas', undo: 'u annuler', quit: 'q quitter', pass: 'p passer' },
  typeAnAnswer: (options, example) =>
    options === 1 && !example ? 'Il n’y a qu’un choix : tapez 1.' : `Tapez ${answers(options, example)}.`,
  notAnAnswer: (typed, options, example) =>
    `« ${typed} » n’est pas une réponse : tapez ${answers(options, example)}, ou bien « ? », w, u, t, l, q.`,
  orOthers: (label) => `${label} (ou d’autres)`,
  typeDice: (name, dice, sides) =>
    `Lancez ${dice === 1 ? 'un dé' : `${dice} dés`} à ${sides} faces (${name}) et tapez le résultat ›`,
  typeOrder: (name, cards) =>
    `Mélangez ${cards} cartes (${name}) et tapez leurs anciennes positions dans le nouvel ordre ›`,
  badDice: (dice, sides, example) =>
    dice === 1
      ? `Tapez un nombre de 1 à ${sides}, ou q pour quitter.`
      : `Tapez ${dice} nombres de 1 à ${sides}, par exemple ${example}, ou q pour quitter.`,
  badOrder: (cards) => `Tapez une fois chaque nombre de 1 à ${cards}, ou q pour quitter.`,
  undone: 'Réponse annulée.',
  undoBarred: {
    nothing: 'Il n’y a rien à annuler.',
    chance: 'Trop tard : des dés ont été lancés depuis.',
    'another-seat': 'Trop tard : quelqu’un d’autre a répondu depuis.',
    revelation: 'Trop tard : une information cachée a été révélée depuis.',
  },
  nothingUnavailable: 'Il ne manque rien : voilà tous les choix.',
  noRules: 'Il n’y a pas de règles écrites pour ce jeu.',
  rulesHint: (example) =>
    `« ? 6 » affiche le chapitre 6, « ? ${example} » une seule règle, « ? protection » toutes celles qui contiennent ce mot.`,
  noSuchRule: (wanted) => `Les règles ne parlent pas de « ${wanted} ».`,
  more: '— Entrée pour la suite, q pour arrêter — ',
}
