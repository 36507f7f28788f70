import type { diceThrone as en } from '../../en/lessons/diceThrone.ts'

export const diceThrone: typeof en = {
  playGettingPaid:
    'Vous êtes le Barbare, face au Paladin. Vous avez chacun 50 points de santé ; celui qui tombe à 0 a perdu. Les cartes coûtent des points de combat (PC) : c’est le nombre dans leur coin. Jour de paye ! ne coûte rien et en rapporte 2 : touchez-la.',
  playSmack:
    'Vous avez maintenant 4 PC. Une amélioration renforce une capacité de votre plateau jusqu’à la fin de la partie. Jouez Gifle II et regardez changer le panneau Gifle.',
  endMainPhase: 'Le bandeau du haut montre les phases d’un tour. Tout est prêt : passez au lancer offensif.',
  keepSwords:
    'Cinq dés : 1 à 3 sont des épées, 4 et 5 des cœurs, 6 un poing. Vous pouvez relancer deux fois en gardant ce que vous voulez. Chaque panneau montre ce qu’il demande et vos chances exactes de l’obtenir. Gardez les trois épées, qui brillent, et relancez les autres.',
  keepFourthSword:
    'Quatre épées : deux paliers de Gifle s’allument. Les dés gardés le restent. Avec cinq épées, elle frapperait plus fort : gardez aussi la nouvelle épée et utilisez votre dernier lancer.',
  announceSmack:
    'Un cœur, tant pis ! Vous n’avez plus de lancer : annoncez ce que les dés permettent. Gifle avec quatre épées inflige 7 : touchez cette partie du panneau.',
  playGetSome:
    'Voici le moment de réagir. Avant qu’un effet s’applique, chacun peut agir à son tour ; on ne vous demande que si vous pouvez faire quelque chose. Le total est de 7 dégâts. Viens Là ! renforce votre attaque : jouez-la.',
  sellCard:
    'Gifle infligeait 7 et la carte 3, mais la défense du Paladin en a prévenu 3 et vous en a infligé 1. Le Paladin a aussi une altération : survolez le jeton, ou appuyez longuement dessus, pour la lire. Vous n’avez plus de PC. Toute carte se vend 1 PC : vendez Tcha, ciao !',
  endTurn:
    'Ce PC vous servira bientôt. À la fin de votre tour, vous pouvez avoir six cartes en main au plus. Terminez-le : le Paladin, commotionné, sautera sa phase de revenu.',
  preventDamage:
    'Une grande suite : Attaque sacrée vous inflige 8. Le total se construit ligne par ligne : ce qui s’ajoute, ce qui est prévenu, puis les moitiés, puis ce que vous subissez. Pas cette fois ! en prévient 6 : jouez-la.',
  defend:
    'Défendez-vous ! Vous pouvez le faire une fois par attaque qui inflige des dégâts normaux. Avec Peau épaisse, vous lancez 3 dés et vous soignez de 2 par cœur. Dégâts et soins s’appliquent ensemble à la fin.',
  playOn:
    'C’est de nouveau à vous : le revenu vous a donné 1 PC et une carte. Vous savez l’essentiel ; à partir d’ici, vous jouez sans aide. Bonne chance !',
}
