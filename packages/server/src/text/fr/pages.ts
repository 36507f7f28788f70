import type { Pages } from '../en/pages.ts'

export const pages: Pages = {
  guest: (number) => `Invité ${number}`,
  notBuilt:
    'Le serveur tourne, mais l’application web n’a pas été construite. Pour les programmes, l’API est documentée sur <a href="/api/docs">/api/docs</a> ; pour jouer dans un terminal : <code>npm run play -- --lang fr</code>.',
}
