import type { Audited, AuditRow } from '@alea/server'

const WHAT: Readonly<Record<Audited, string>> = {
  'sign-up': 'signed up',
  'sign-in': 'signed in',
  'sign-in-failures': 'gave the wrong password many times',
  'password-change': 'changed the password',
  'session-end': 'ended a session',
  'sign-out-everywhere': 'signed out everywhere',
  'account-delete': 'deleted the account',
  'account-export': 'exported the account',
  ban: 'banned somebody',
  unban: 'lifted a ban',
  rename: 'renamed somebody',
  'report-close': 'closed a report',
  retention: 'removed what was kept long enough',
  backup: 'made a backup',
  restore: 'restored a backup',
  migrate: 'upgraded the folder',
}

const WHO: Readonly<Record<string, string>> = {
  somebody: 'somebody',
  server: 'the server',
  operator: 'the operator',
}

export const audit = {
  nothing: 'The audit log is empty.',
  line: ({ who, what, about, network }: AuditRow) =>
    [
      `${WHO[who] ?? who} ${WHAT[what] ?? what}`,
      ...(about === '' ? [] : [`about ${about}`]),
      ...(network === '' ? [] : [`from ${network}`]),
    ].join(', '),
}
