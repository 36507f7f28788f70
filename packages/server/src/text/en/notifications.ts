const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What players are sent when a table waits for them. */
export const notifications = {
  title: (game: string) => `${game}: your turn`,
  body: (others: readonly string[]) =>
    others.length === 0 ? 'Your table is waiting.' : `With ${list.format(others)}.`,
  subject: (games: readonly string[]) =>
    games.length === 1 ? `${games[0]}: it is your turn` : `It is your turn at ${games.length} tables`,
  intro: (tables: number) => (tables === 1 ? 'A table is waiting for you:' : `${tables} tables are waiting for you:`),
  line: (game: string, others: readonly string[]) =>
    others.length === 0 ? game : `${game}, with ${list.format(others)}`,
  footer: 'You get this because you asked Aléa to tell you when it is your turn. One click and it never comes again:',
  confirmSubject: 'Aléa: is this your address?',
  confirmText: (name: string) =>
    `${name} wants to be told by e-mail when it is their turn at Aléa. If that is you, confirm with this link:`,
  confirmIgnore: 'If it is not, do nothing: nothing more will be sent.',
}

export type NotificationWords = typeof notifications
