import type { diceThrone as en } from '../../en/lessons/diceThrone.ts'

export const diceThrone: typeof en = {
  playGettingPaid:
    'Vous êtes le Barbare ; le Paladin vous fait face, avec 50 de santé chacun. Qui tombe à 0 a perdu. Les cartes coûtent des points de combat (PC), le nombre dans leur coin. Jour de paye ! ne coûte rien et en rapporte 2 : touchez-la.',
  playSmack:
    'Vous voilà à 4 PC. Une amélioration renforce une capacité de votre plateau jusqu’à la fin. Jouez Gifle II et regardez changer le panneau Gifle.',
  endMainPhase: 'Le ruban du haut montre les phases d’un tour. Vous êtes prêt : passez au lancer offensif.',
  keepSwords:
    'Cinq dés : 1 à 3 sont des épées, 4 et 5 des cœurs, 6 un poing. Vous pouvez relancer deux fois en gardant ce que vous voulez. Chaque panneau montre ce qu’il demande et sa chance exacte. Gardez les trois épées (dés 1, 2 et 4) et relancez les autres.',
  keepFourthSword:
    'Quatre épées : deux paliers de Gifle s’allument. Ce que vous aviez gardé le reste. Avec cinq épées elle frapperait plus fort : gardez aussi la nouvelle épée et jouez votre dernier lancer.',
  announceSmack:
    'Un cœur : tant pis. Plus de lancer : annoncez ce que les dés permettent. Gifle avec quatre épées inflige 7 : touchez cette partie du panneau.',
  playGetSome:
    'Une fenêtre de réponse. Avant que rien ne soit réglé, chacun peut agir à son tour ; on ne vous interroge que si vous pouvez faire quelque chose. Le total est de 7 dégâts. Viens Là ! renforce votre attaque : jouez-la.',
  sellCard:
    'Gifle infligeait 7 et la carte 3, mais la défense du Paladin en a prévenu 3 et vous en a infligé 1. Le Paladin porte aussi une altération : pointez le jeton pour la lire. Vous n’avez plus de PC. Toute carte se vend 1 PC : vendez Tcha, ciao !',
  endTurn:
    'Ce PC servira bientôt. À la fin de votre tour, six cartes en main au plus. Terminez-le : le Paladin, commotionné, passera son revenu.',
  preventDamage:
    'Une grande suite : Attaque sacrée vous inflige 8. Le total se construit ligne par ligne : ce qui s’ajoute, ce qui est prévenu, puis les moitiés, puis ce que vous subissez. Pas cette fois ! en prévient 6 : jouez-la.',
  defend:
    'À vous de vous défendre, une fois par attaque infligeant des dégâts normaux. Peau épaisse lance 3 dés et soigne 2 par cœur. Dégâts et soins s’appliquent ensemble à la fin.',
  playOn:
    'De nouveau à vous : le revenu vous a donné 1 PC et une carte. Vous savez l’essentiel ; à partir d’ici vous jouez seul. Bonne chance !',
}
