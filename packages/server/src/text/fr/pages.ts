import type { Pages } from '../en/pages.ts'

export const pages: Pages = {
  guest: (number) => `Invité ${number}`,
  notBuilt:
    'Le serveur tourne ; l’application web n’est pas construite ici. Les programmes trouvent l’API sur <a href="/api/docs">/api/docs</a> ; pour jouer dans un terminal : <code>npm run play -- --lang fr</code>.',
}
