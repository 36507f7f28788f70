import type { learn as en } from '../en/learn.ts'

export const learn: typeof en = {
  firstMatch: 'Première partie',
  lesson: (game, lesson) => `${game} – ${lesson}`,
  lessons: 'Leçons',
  oneOf: (lesson) => `Leçon : ${lesson}`,
  nextLesson: (lesson) => `Leçon suivante : ${lesson}`,
  step: (now, all) => `${now} sur ${all}`,
  free: 'La leçon est finie : terminez la partie par vous-même. Votre adversaire est un robot novice.',
  watch: 'Regardez ce que fait votre adversaire.',
  playNow: 'Jouer une partie',
  again: 'Recommencer',
  home: 'Accueil',
  none: 'Ce jeu n’a pas encore de leçon.',
  noSuch: 'Ce jeu n’a pas cette leçon.',
  readRule: (rule) => `Règle ${rule}`,
}
