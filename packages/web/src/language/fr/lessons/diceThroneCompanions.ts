import type { diceThroneCompanions as en } from '../../en/lessons/diceThroneCompanions.ts'

export const diceThroneCompanions: typeof en = {
  title: 'Familiers',
  meetNyra:
    'Vous êtes la Chasseresse, et Nyra se bat à vos côtés. C’est votre **familier** : sous votre nom, vous voyez sa santé, 7, et son état, active. Ce n’est pas une altération : rien ne peut la retirer ni la déplacer. Passez au lancer offensif.',
  useNyra:
    'Deux Lances, deux Griffes : il manque une Âme liée. Vous pourriez relancer, mais un familier sait agir aussi : une fois par tour, Nyra subit 1 dégât et vous relancez un dé. Nyra s’allume : touchez-la.',
  rerollDie:
    'Nyra a payé : il lui reste 6 points de santé. Choisissez maintenant le dé à relancer : celui qui montre des Dents-de-sabre.',
  announceAdvance:
    'Une Âme liée ! Traque Prédatrice soigne Nyra de 1 et inflige 5. Tant que Nyra est active, chacune de vos attaques inflige 2 de plus ; le total en tient compte. Annoncez-la.',
  sellCard:
    '5 de vous, 2 de Nyra : l’Artificier a subi 7. Et Nyra est revenue à 7, car la capacité la nomme ; ce qui vous soigne ne la soigne jamais. Il vous faut maintenant un point de combat : vendez Sauvage II.',
  playResilient:
    'Résiliente ! vous donne le Lien de Nyra. C’est une altération, rangée parmi vos jetons : elle permettra bientôt de partager des dégâts avec Nyra. Jouez-la.',
  endTurn:
    'Votre adversaire voit comme vous la santé et l’état de Nyra. Et vous voyez ses familiers : l’Artificier a trois robots. Le Robot-choc est de base, les autres ne sont pas construits. Les construire et s’en servir coûte des jetons Synthé. Terminez votre tour et regardez.',
  defend:
    'L’Artificier a construit le Robot-soin et attaque avec Euréka, 7 dégâts ; le Robot-choc en ajoute 3 pour 2 Synthé. Défendez-vous : si une Griffe sort tant que Nyra est active, Lien maternel riposte de 2.',
  divide:
    'Plus rien ne changera ces 10 dégâts. Nyra, active, peut maintenant les subir tous, mais à 0 elle serait inactive. Dépensez plutôt le Lien de Nyra pour les partager.',
  share:
    'Nyra subit une partie des dégâts, vous le reste. Avec 6, elle garde 1 de santé et reste active : choisissez 6.',
  playOn:
    'Vous avez subi 4, et Nyra tient debout. À 0, elle serait inactive : plus de dégâts en plus, plus de protection. À chacun de vos entretiens, elle récupère alors 1 ; à partir de 5, elle se relève. À partir d’ici, vous jouez sans aide. Bonne chasse !',
}
