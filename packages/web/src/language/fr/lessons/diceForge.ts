import type { diceForge as en } from '../../en/lessons/diceForge.ts'

export const diceForge: typeof en = {
  buyGoldFace:
    'Neuf manches, et le plus de gloire l’emporte. À chaque tour, tous lancent leurs deux dés et reçoivent ce qu’ils montrent ; à deux joueurs, on le fait deux fois. Vous avez 6 or. L’or achète des faces. Prenez celle qui donne 4 or, pour 3.',
  forgeLight:
    'Forgez-la. Vos dés sont dépliés, leurs six faces sont visibles : choisissez celle qu’elle remplace. Un simple or du dé clair ne vous manquera pas.',
  buySunFace:
    'Vous pouvez continuer à acheter, tant que les faces sont différentes. Il reste 3 or : achetez un soleil. Soleils et lunes sont des fragments, qui paient les cartes.',
  forgeDark:
    'Forgez-le sur le dé foncé, à la place d’un or. Le voilà visible, mais vous ne le recevrez qu’en l’obtenant au lancer.',
  takeHammer:
    'Vous avez lancé aussi au tour du rival, et vos nouvelles faces sont sorties. Cette fois, prenez une carte : le Marteau. Votre pion va sur son île ; le rival, qui s’y trouve, est chassé, mais y gagne un lancer. (Appui long sur une carte : son effet.)',
  takeOwl:
    'Pour 2 soleils, vous pouvez agir encore une fois. Vous en avez 4 : 2 pour agir, 2 pour les Ailes de la Gardienne. Elles vous aideront à chaque tour.',
  fillHammer:
    'Vous gagnez 4 or, qui peuvent aller au Marteau : 15 or y rapportent 10 de gloire, 15 autres encore 15. Votre réserve est bien garnie : donnez-lui les 4.',
  keepGold:
    'Encore de l’or, et c’est bientôt à vous. Cette fois, gardez-le : votre réserve en contient 12 au plus, et le surplus est perdu.',
  callOwl:
    'Avant d’agir, vous pouvez appeler les cartes qui servent à chaque tour : elles ont un bord épais. Appelez les Ailes de la Gardienne.',
  pickMoon: 'Un or, un soleil ou une lune : touchez la réserve à remplir. Prenez une lune, cela en fait quatre.',
  takeFerryman:
    'Quatre lunes : le Passeur vaut 12 de gloire à la fin, et rien d’autre. Ce que vaut une carte est écrit sous son prix.',
  playOn:
    'Il vous reste 3 soleils : agissez encore une fois pour 2 d’entre eux, ou gardez-les. Améliorez d’abord vos dés, puis prenez des cartes pour leur gloire. À vous de jouer !',
}
