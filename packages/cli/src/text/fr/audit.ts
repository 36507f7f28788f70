import type { Audited } from '@alea/server'
import type { audit as source } from '../en/audit.ts'

const WHAT: Readonly<Record<Audited, string>> = {
  'sign-up': 'création du compte',
  'sign-in': 'connexion',
  'sign-in-failures': 'nombreux mots de passe erronés',
  'password-change': 'changement de mot de passe',
  'session-end': 'fin d’une session',
  'sign-out-everywhere': 'déconnexion partout',
  'account-delete': 'suppression du compte',
  'account-export': 'export du compte',
  ban: 'bannissement',
  unban: 'levée d’un bannissement',
  rename: 'changement de nom',
  'report-close': 'clôture d’un signalement',
  retention: 'suppression de ce qui a été gardé assez longtemps',
  backup: 'sauvegarde',
  restore: 'restauration d’une sauvegarde',
  migrate: 'mise à niveau du dossier',
}

const WHO: Readonly<Record<string, string>> = {
  somebody: 'quelqu’un',
  server: 'le serveur',
  operator: 'l’exploitant',
}

export const audit: typeof source = {
  nothing: 'Le journal d’audit est vide.',
  line: ({ who, what, about, network }) =>
    [
      `${WHO[who] ?? who} : ${WHAT[what] ?? what}`,
      ...(about === '' ? [] : [`objet ${about}`]),
      ...(network === '' ? [] : [`depuis ${network}`]),
    ].join(', '),
}
