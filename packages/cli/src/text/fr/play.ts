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
  cutOff: (line) => `La dernière ligne du journal était coupée (« ${line} ») et ne compte pas : répondez de nouveau.`,
  passKeyboard: (name) => `Passez le clavier à ${name}.`,
  ready: (name) => `${name}, appuyez sur Entrée quand personne d’autre ne regarde ›`,
  since: 'Depuis votre dernier tour :',
  commitment:
    'Dés vérifiables. Notez cet engagement (empreinte SHA-256 du secret dont ils découlent) ; il est aussi dans le journal :',
  secret:
    'Le secret dont découlent les dés (32 octets, en hexadécimal) ; son empreinte SHA-256 a été affichée avant la partie :',
  howToPlay:
    'Répondez par un numéro. « ? » affiche les règles, « w » explique pourquoi un choix manque, « p » passe jusqu’à la fin du tour, sauf si un nouveau choix apparaît, « u » annule votre dernière réponse (« uu » même après un lancer ; les dés sont alors relancés), « t » redessine la table, « l » rappelle les derniers événements, « q » enregistre la partie et quitte. Appuyez sur Entrée pour presser les robots.',
  logIsIn: (path) => `Journal : ${path}`,
  resumeWith: (path) => `La partie est enregistrée. Pour la reprendre :\n  npx alea play --resume ${path}`,
  nextGoal: (goal, game) =>
    `La prochaine partie commencera avec un objectif plus élevé (${goal}). Pour la jouer :\n  npx alea play ${game} --seats me`,
  replayWith: (path) => `Pour la revoir :\n  npx alea replay ${path}`,

  hints: { rules: '? règles', whyNot: 'w pourquoi pas', undo: 'u annuler', quit: 'q quitter', pass: 'p passer' },
  typeAnAnswer: (options, example) =>
    options === 1 && !example ? 'Il n’y a qu’un choix : tapez 1.' : `Tapez ${answers(options, example)}.`,
  notAnAnswer: (typed, options, example) =>
    `« ${typed} » n’est pas une réponse : tapez ${answers(options, example)}, ou bien « ? », w, u, t, l, q.`,
  orOthers: (label) => `${label} (ou d’autres)`,
  whoBegins: (names) =>
    `Qui commence ? ${names.map((name, i) => `${i + 1} ${name}`).join(', ')} (Entrée : tirage au sort) ›`,
  typeDice: (owners, each, sides, which) => {
    const dice = `${each === 1 ? 'un dé' : `${each} dés`}${sides === 6 ? '' : ` à ${sides} faces`}`
    const named = which === undefined ? dice : `${dice} (${which})`
    if (owners.length > 1)
      return `Lancez pour ${owners.join(', ')}, ${named} chacun, et tapez les résultats dans cet ordre ›`
    const results = each === 1 ? 'le résultat' : 'les résultats'
    return owners.length === 1
      ? `${owners[0]} : lancez ${named} et tapez ${results} ›`
      : `Lancez ${named} et tapez ${results} ›`
  },
  badDice: (dice, sides, example) =>
    dice === 1
      ? `Tapez un nombre de 1 à ${sides}, ou q pour quitter.`
      : `Tapez ${dice} nombres de 1 à ${sides}, par exemple ${example}, ou q pour quitter.`,
  undone: 'Réponse annulée.',
  takeBackHint: 'Avec « uu », vous l’annulez quand même : les dés seront relancés, et le journal le montre.',
  undoBarred: {
    nothing: 'Il n’y a rien à annuler.',
    chance: 'Trop tard : des dés ont été lancés depuis.',
    'another-seat': 'Trop tard : quelqu’un d’autre a répondu depuis.',
    revelation: 'Trop tard : une information cachée a été révélée depuis.',
  },
  unavailable: (why, rule, options) => `${why} (${rule}) : ${options}`,
  nothingUnavailable: 'Il ne manque rien : voilà tous les choix.',
  noRules: 'Il n’y a pas de règles écrites pour ce jeu.',
  rulesHint: (example, thing) =>
    `« ? 6 » affiche le chapitre 6, « ? ${example} » une seule règle, « ? ${thing ?? 'protection'} » ${thing ? 'ce qui y figure et ' : ''}toutes celles qui contiennent ce mot.`,
  noSuchRule: (wanted) => `Les règles ne parlent pas de « ${wanted} ».`,
  more: '— Entrée pour la suite, q pour arrêter — ',
}
