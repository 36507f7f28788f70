/** Texts that people see in the app; `notBuilt` is a paragraph of HTML. */
export const pages = {
  guest: (number: string) => `Guest ${number}`,
  notBuilt:
    'The server is running, but the web app has not been built. For programs, the API is documented at <a href="/api/docs">/api/docs</a>; to play in a terminal: <code>npm run play</code>.',
}

export type Pages = typeof pages
