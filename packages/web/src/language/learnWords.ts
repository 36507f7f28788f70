import { bilingual } from './bilingual.ts'

export const learnWords = bilingual({
  en: {
    lesson: (title: string) => `${title}: first match`,
    step: (now: number, all: number) => `${now} of ${all}`,
    free: 'The lesson is over: the rest of the match is yours. Your rival is a novice.',
    watch: 'Watch what your rival does.',
    playNow: 'Play a match',
    again: 'Once more',
    home: 'Home',
    none: 'This game has no lesson yet.',
    readRule: (rule: string) => `Rule ${rule}`,
  },
  fr: {
    lesson: (title) => `${title} : première partie`,
    step: (now, all) => `${now} sur ${all}`,
    free: 'La leçon est finie : le reste de la partie est à vous. Votre rival est un novice.',
    watch: 'Regardez ce que fait votre rival.',
    playNow: 'Jouer une partie',
    again: 'Encore une fois',
    home: 'Accueil',
    none: 'Ce jeu n’a pas encore de leçon.',
    readRule: (rule) => `Règle ${rule}`,
  },
})
