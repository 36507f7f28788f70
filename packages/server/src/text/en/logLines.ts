/** What the operator reads in the log. */
export const logLines = {
  listening: (url: string, due: number) => `listening on ${url}, ${due} matches with something due`,
  closed: 'closed',
  diskRefuses: (why: string) => `the disk refuses writes (${why}): no command is accepted until it accepts them again`,
  diskAccepts: 'the disk accepts writes again',
  backupFailed: (why: string) => `backup failed: ${why}`,
  failed: (what: string, why: string) => `${what}: ${why}`,
}

export type LogLines = typeof logLines
