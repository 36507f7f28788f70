import type { profile as en } from '../en/profile.ts'
import { de, grammar, plural } from './grammar.ts'

const { number } = grammar
const matchesOf = (count: number) => `${number(count)} ${plural(count, 'partie', 'parties')}`

export const profile: typeof en = {
  title: 'Profil',
  preferences: 'Préférences',
  kept: 'Enregistrées dans ce navigateur.',
  name: 'Nom',
  nameHint: 'Celui que voient les autres joueurs.',
  keepName: 'Enregistrer ce nom',
  nameKept: 'Enregistré',
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
  pace: 'Vitesse des robots',
  paces: { fast: 'Immédiate', brisk: 'Rapide', usual: 'Normale', slow: 'Lente' },
  confirm: 'Demander confirmation',
  confirmHint: 'Avant un coup inhabituel qu’on ne peut pas annuler.',
  autoPass: 'Passer automatiquement',
  autoPassHint: 'Quand je ne peux rien faire d’autre.',
  sound: 'Son',
  soundHint: 'Les dés, les cartes, et un carillon quand c’est à vous de jouer.',
  coach: 'Coach',
  coachHint: 'Montre les probabilités et, contre des robots, suggère un coup.',
  account: 'Compte',
  offline: 'Le serveur ne répond pas. Sur cet appareil, tout fonctionne sans lui.',
  nobody:
    'Pas besoin de compte pour jouer. Avec un compte, vous retrouvez vos parties et votre classement sur tous vos appareils.',
  guest: (name) =>
    `Vous jouez en tant qu’invité, ${name}. Avec un compte, vous retrouvez vos parties et votre classement sur tous vos appareils.`,
  member: (name) => `Vous êtes connecté sous le nom ${de(name)}.`,
  become: 'Créer un compte',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  accountName: 'Nom du compte',
  password: 'Mot de passe',
  passwordHint: 'Au moins huit caractères.',
  signOutGuest: 'Si vous partez, vous ne pourrez pas redevenir cet invité, ni retrouver ses parties sur le serveur.',
  leave: 'Quitter ce compte invité',
  ratings: 'Classement',
  noRatings: 'Aucun pour l’instant. Seules les parties classées sans robot comptent.',
  ratingOf: (title, mode) => `${title}, ${mode}`,
  rating: (shown, matches) => `${shown} après ${matchesOf(matches)}`,
  history: 'Parties terminées',
  noHistory: 'Aucune partie terminée pour l’instant.',
  onDevice: 'sur cet appareil',
  onServer: 'sur le serveur',
  won: 'gagnée',
  lost: 'perdue',
  tied: 'égalité',
  replayOf: (title, when) => `${title}, ${when} : revoir la partie`,
  openLog: 'Ouvrir un journal',
  more: (left) => `${left} de plus`,
  dice: 'Vos dés',
  diceHelp:
    'Tous les dés lancés dans vos parties, par tous les joueurs. Le trait indique où finiraient, à la longue, des dés équilibrés.',
  noDice: 'Aucun dé lancé pour l’instant.',
  counting: 'Décompte en cours…',
  diceOf: (title, dice, matches) => `${title} : ${number(dice)} ${plural(dice, 'dé', 'dés')} en ${matchesOf(matches)}`,
  face: (face, seen, expected) =>
    `${face} : sorti ${number(seen)} fois, ${number(expected)} ${plural(expected, 'attendue', 'attendues')}`,
  tooFew: 'Trop peu de dés pour conclure.',
  ordinary: (percent) =>
    `Rien d’inhabituel : sur cent séries de dés équilibrés aussi longues, environ ${percent} seraient au moins aussi inégales.`,
  unusual: (percent) =>
    `Un peu inhabituel : sur cent séries de dés équilibrés aussi longues, environ ${percent} seulement seraient aussi inégales. Mais à force d’en regarder, on finit toujours par en trouver une.`,
  strange:
    'Très inhabituel : moins d’une série de dés équilibrés sur cent serait aussi inégale. Si cela continue quand la série s’allonge, il faudra regarder ces dés de près.',
}
