import { bilingual } from './bilingual.ts'

export const rulesWords = bilingual({
  en: {
    search: 'Search the rules',
    nothing: 'No rule says that.',
    loading: 'Opening the rules…',
    of: (title: string) => `Rules of ${title}`,
    noGame: 'There is no such game.',
  },
  fr: {
    search: 'Chercher dans les règles',
    nothing: 'Aucune règle ne dit cela.',
    loading: 'On ouvre les règles…',
    of: (title) => `Règles de ${title}`,
    noGame: 'Ce jeu n’existe pas.',
  },
})
