/** What the operator reads in the log. */
export const logLines = {
  listening: (url: string, due: number) => `listening at ${url}, ${due} matches with something due`,
  closed: 'closed',
  diskRefuses: (why: string) => `the disk refuses (${why}): no command is accepted until it writes again`,
  diskAccepts: 'the disk accepts writes again',
  backupFailed: (why: string) => `backup failed: ${why}`,
  failed: (what: string, why: string) => `${what}: ${why}`,
}

export type LogLines = typeof logLines
