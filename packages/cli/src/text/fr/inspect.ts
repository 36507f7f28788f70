import type { Inspection } from '../../inspect/inspection.ts'
import type { inspect as source } from '../en/inspect.ts'
import { count, list } from './grammar.ts'

const STATUS: Readonly<Record<Inspection['status'], string>> = {
  gathering: 'en attente de joueurs',
  playing: 'en cours',
  over: 'terminée',
  abandoned: 'abandonnée',
}

const DUE: Readonly<Record<string, string>> = {
  think: 'le robot répond',
  decline: 'la fenêtre se ferme sans réponse',
  flag: 'le temps est écoulé',
  seal: 'fin des contributions aux dés',
  close: 'la table est abandonnée',
}

const WATCHER = 'un spectateur'

export const inspect: typeof source = {
  title: (match, game, rules) => `Partie ${match} : ${game}, règles version ${rules}`,
  labels: {
    status: 'état',
    table: 'table',
    options: 'options',
    clock: 'pendule',
    dice: 'dés',
    secret: 'secret',
    invitation: 'invitation',
    waiting: 'maintenant',
    due: 'prévu',
    chat: 'discussion',
  },
  status: ({ status, created, started, ended, position, revision }) =>
    [
      STATUS[status],
      `créée le ${created}`,
      ...(started === undefined ? [] : [`commencée le ${started}`]),
      ...(ended === undefined ? [] : [`finie le ${ended}`]),
      count(position, 'réponse'),
      `enregistrée ${count(revision, 'fois', 'fois')}`,
    ].join(', '),
  table: ({ open, rated, spectators, windows, pace, host }) =>
    [
      open ? 'visible de tous' : 'sur invitation',
      rated ? 'classée' : 'non classée',
      spectators ? 'avec spectateurs' : 'sans spectateurs',
      `fenêtres de ${windows.delay} à ${windows.limit} ms`,
      `les robots prennent au moins ${pace} ms`,
      `ouverte par ${host}`,
    ].join(', '),
  clock: (clock) =>
    clock.kind === 'live' ? `${clock.bank} s et ${clock.increment} s par réponse` : count(clock.days, 'jour'),
  dice: ({ commitment, contributions, commitments, sealed }) =>
    [
      `engagement ${commitment}`,
      count(contributions.filter((one) => one !== null).length, 'contribution'),
      count(commitments.filter((one) => one !== null).length, 'promise', 'promises'),
      sealed ? 'contributions closes' : 'contributions ouvertes',
    ].join(', '),
  due: (action, seat, at) => `${at} : ${DUE[action] ?? action}${seat === undefined ? '' : ` (${seat})`}`,
  lines: (lines) => count(lines, 'ligne'),
  seat: ({ seat, kind, name, player, bot, resigned, orders }, left) =>
    `${seat}  ${list([
      ...(kind === 'open' ? ['libre'] : kind === 'bot' ? [] : [`${name ?? ''} (${player ?? ''})`]),
      ...(bot === undefined ? [] : [kind === 'bot' ? `robot ${bot}` : `le robot ${bot} joue à sa place`]),
      ...(resigned ? ['a abandonné'] : []),
      ...(left === undefined ? [] : [left]),
      ...(orders ? [`consignes ${JSON.stringify(orders)}`] : []),
    ])}`,
  left: (seconds, running) =>
    `${count(seconds, 'seconde restante', 'secondes restantes')}${running ? ', la pendule tourne' : ''}`,
  lastAnswers: (answers, as) =>
    answers === 1
      ? `La dernière réponse, comme ${as ?? WATCHER} l’a apprise :`
      : `Les ${answers} dernières réponses, comme ${as ?? WATCHER} les a apprises :`,
  seenBy: (as) => `La table comme ${as ?? WATCHER} la voit :`,
  problem: (why) => `Impossible de montrer la position : ${why}`,
  secretsShown:
    'ce qui suit est caché aux joueurs de cette partie, qui n’est pas finie ; qui le lit ne doit ni y jouer ni le répéter',
}
