/** What the operator reads in the log. */
export const logLines = {
  listening: (url: string, due: number) => `listening on ${url}, ${due} matches with something due`,
  closed: 'closed',
  closedUnplayable: (matches: number) =>
    `closed ${matches} unfinished matches whose rules are not installed; "alea migrate --dry-run" lists them before an upgrade`,
  closedEarly: 'closed before the disk had written everything; nothing that was acknowledged is lost',
  diskRefuses: (why: string) => `the disk refuses writes (${why}): no command is accepted until it accepts them again`,
  databaseRefuses: (why: string) => `PostgreSQL accepts nothing (${why}): no command is accepted until it does again`,
  databaseAccepts: 'PostgreSQL accepts writes again',
  callFailed: (method: string, why: string) =>
    `the storage call ${method} failed (${why}): that request was refused, all others are stored`,
  damaged: (match: string, why: string) =>
    `match ${match} is damaged and refused (${why}); all others go on. Stop the server and run: alea check <folder>`,
  diskAccepts: 'the disk accepts writes again',
  backupMade: (file: string, bytes: number) => `backup written to ${file} (${bytes} bytes)`,
  backupFailed: (why: string) => `backup failed: ${why}`,
  noOperatorSocket: (path: string, why: string) =>
    `${path} cannot be opened (${why}): "alea backup" and "alea inspect" will not reach this server`,
  failed: (what: string, why: string) => `${what}: ${why}`,
}

export type LogLines = typeof logLines
