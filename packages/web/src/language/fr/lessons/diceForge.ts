import type { diceForge as en } from '../../en/lessons/diceForge.ts'

export const diceForge: typeof en = {
  'buy-gold-face':
    'Neuf manches, et la plus grande gloire gagne. À chaque tour, tous lancent leurs deux dés et reçoivent ce qu’ils montrent, deux fois si l’on est deux : vous avez 6 or. L’or achète des faces. Prenez celle qui donne 4 or, pour 3.',
  'forge-light':
    'Forgez-la. Vos dés sont dépliés, leurs six faces visibles : choisissez celle qu’elle remplace. Un simple or du dé clair ne manquera pas.',
  'buy-sun-face':
    'Vous pouvez continuer, tant que les faces diffèrent. Il reste 3 or : achetez un soleil. Soleils et lunes sont des fragments, qui paient les cartes.',
  'forge-dark':
    'Forgez-le sur le dé foncé, à la place d’un or. Le voilà visible, mais vous ne le recevrez qu’en l’obtenant au lancer.',
  'take-hammer':
    'Vous avez lancé aussi au tour du rival, et vos faces sont sorties. Cette fois, une carte : le Marteau. Votre pion va sur son île ; le rival est chassé, mais y gagne un lancer. (Appui long sur une carte : son effet.)',
  'take-owl':
    'Pour 2 soleils, on agit une fois de plus. Vous en avez 4 : 2 pour agir, 2 pour les Ailes de la Gardienne. Elles vous aideront à chaque tour.',
  'fill-hammer':
    'Vous gagnez 4 or, qui peuvent aller au Marteau : 15 or y rapportent 10 de gloire, 15 autres encore 15. Votre réserve est bien garnie : donnez-lui les 4.',
  'keep-gold':
    'Encore de l’or, et c’est bientôt à vous. Cette fois, gardez-le : votre réserve en contient 12 au plus. Ce qui n’y entre pas est perdu.',
  'call-owl':
    'Avant d’agir, appelez les cartes qui servent à chaque tour : elles ont un bord épais. Appelez les Ailes de la Gardienne.',
  'pick-moon': 'Un or, un soleil ou une lune : touchez la réserve à remplir. Prenez une lune, cela fait quatre.',
  'take-ferryman':
    'Quatre lunes : le Passeur vaut 12 de gloire à la fin, et rien d’autre. Ce que vaut une carte est écrit sous son prix.',
  'play-on':
    'Il vous reste 3 soleils : agissez encore pour 2 d’entre eux, ou gardez-les. D’abord de meilleurs dés, puis des cartes pour leur gloire. À vous de jouer !',
}
