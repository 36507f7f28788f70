import type { huntress as english } from '../../en/heroes/huntress.ts'
import { noun, phrase } from '../../phrase.ts'

export const huntress: typeof english = {
  name: 'Chasseresse',
  style: [
    'Deux chasseresses pour le prix d’une\u00a0: Nyra mord avec vous et encaisse pour vous.',
    'Gardez-la sur pied\u00a0: tant qu’elle est active, chaque attaque inflige 2 dégâts de plus, et elle peut subir ceux qui vous visent.',
  ],
  symbols: {
    spear: noun('Lance', 'Lances'),
    claw: noun('Griffe', 'Griffes'),
    'bonded-soul': noun('Âme liée', 'Âmes liées'),
    sabertooth: noun('Dents-de-sabre', 'Dents-de-sabre'),
  },
  abilities: {
    animalistic: 'Bestiale',
    savage: 'Sauvage',
    resuscitate: 'Réanimer',
    'feral-instincts': 'Instincts Féroces',
    onslaught: 'Charge',
    'predatory-advance': 'Traque Prédatrice',
    feral: 'Nature Cruelle',
    'maternal-bond': 'Lien maternel',
    'jungle-fury': 'Fureur de la jungle\u00a0!',
    nyra: 'Nyra',
    hunt: 'Chasse',
    swipe: 'Coups de patte',
    jugular: 'Jugulaire',
    ferocious: 'Farouche',
  },
  actions: { 'nyra-rerolls': 'Nyra (relancer un dé)', 'nyra-steps-in': 'Nyra (subir les dégâts)' },
  tokens: {
    'nyras-bond': {
      name: 'Lien de Nyra',
      text: 'À dépenser quand une attaque est sur le point de vous infliger des dégâts non ultimes, si Nyra est active\u00a0: partagez-les entre vous et elle, au moins 1 chacune\u00a0; ce qui dépasse sa santé est perdu. Ou à dépenser à tout moment pour soigner Nyra de 2. (Livret d’origine\u00a0: à dépenser avant votre défense, et à sa place\u00a0; le partage se décide une fois les dégâts totalisés, de rien à la totalité.)',
    },
  },
  companions: {
    nyra: {
      name: 'Nyra',
      text: 'Active\u00a0: vos attaques infligent 2 dégâts de plus\u00a0; quand une attaque est sur le point de vous infliger des dégâts non ultimes, elle peut les subir tous à votre place\u00a0; une fois par tour, à votre phase de lancer offensif, vous pouvez lui infliger 1 dégât pour relancer un de vos dés. À 0 de santé, elle devient inactive. Inactive\u00a0: à votre entretien, elle redevient active si elle a 5 points de santé ou plus\u00a0; sinon, elle en récupère 1. (Livret d’origine\u00a0: qu’elle subisse les dégâts se décide avant votre défense, et à sa place\u00a0; elle ne relance aucun dé.)',
      states: { inactive: 'inactive', active: 'active' },
    },
  },
  cards: {
    resilient: 'Résiliente\u00a0!',
    prowl: 'À l’affût\u00a0!',
    pounce: 'Bond\u00a0!',
    'savage-slash': 'Coup de griffe sauvage\u00a0!',
    'blood-bond': 'Lien de sang\u00a0!',
    'primal-roar': 'Rugissement primal\u00a0!',
  },
  verbs: {
    'huntress/heal-nyra': (p, say) =>
      phrase('soignez Nyra de', say.amount(p.amount, noun('')), '', say.measure(p.amount, noun(''))),
    'huntress/hurt-nyra': (p) => `infligez ${p.amount} dégât${p.amount > 1 ? 's' : ''} à Nyra`,
    'huntress/rouse-nyra': (p) =>
      `si Nyra est inactive, elle redevient active avec ${p.from} points de santé ou plus, et en récupère 1 avec moins`,
    'huntress/nyra-takes': () => 'Nyra les subit tous',
    'huntress/share': (p) =>
      p.paid ? 'partagez-les entre vous et Nyra' : 'dépensez Lien de Nyra et partagez-les entre vous et Nyra',
    'huntress/step-in': (p) =>
      p.shared
        ? 'au lieu de vous défendre, partagez les dégâts de cette attaque entre vous et Nyra'
        : 'au lieu de vous défendre, laissez Nyra subir tous les dégâts de cette attaque',
    'huntress/guard': () =>
      'si Nyra est active et l’attaque n’est pas ultime, elle peut les subir tous, ou vous pouvez dépenser Lien de Nyra pour les partager entre vous et elle',
  },
  asks: { 'nyras-share': 'Combien de dégâts Nyra subit-elle\u00a0?' },
}
