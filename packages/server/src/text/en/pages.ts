/** Texts that people see in the app; `notBuilt` is a paragraph of HTML. */
export const pages = {
  guest: (number: string) => `Guest ${number}`,
  notBuilt:
    'The server is running; the web app is not built here. Programs find the API at <a href="/api/docs">/api/docs</a>; to play in a terminal: <code>npm run play</code>.',
}

export type Pages = typeof pages
