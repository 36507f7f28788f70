import type { diceForge as en } from '../../en/lessons/diceForge.ts'

export const diceForge: typeof en = {
  buyGoldFace:
    'La partie dure neuf manches, et le plus de gloire gagne. À chaque tour, tout le monde lance ses deux dés et reçoit ce qu’ils montrent ; à deux joueurs, on le fait deux fois. Vous avez 6 or. L’or sert à acheter des faces. Prenez celle qui donne 4 or, pour 3.',
  forgeLight:
    'Forgez-la. Vos dés sont dépliés pour que vous voyiez leurs six faces : choisissez celle qu’elle remplace. Un simple or du dé clair ne vous manquera pas.',
  buySunFace:
    'Vous pouvez continuer à acheter, tant que les faces sont différentes. Il reste 3 or : achetez un soleil. Les soleils et les lunes sont des fragments : ils servent à payer les cartes.',
  forgeDark:
    'Forgez-le sur le dé foncé, à la place d’un or. Il est visible, mais vous ne le recevrez qu’en le tirant au dé.',
  takeHammer:
    'Vous avez aussi lancé vos dés pendant le tour de votre rival, et vos nouvelles faces sont sorties. Cette fois, prenez une carte : le Marteau. Votre pion va sur son île ; votre rival, qui s’y trouve, est chassé et y gagne un lancer. (Survolez une carte, ou appuyez longuement dessus, pour lire son effet.)',
  takeOwl:
    'Pour 2 soleils, vous pouvez agir encore une fois. Vous en avez 4 : 2 pour agir, 2 pour les Ailes de la Gardienne. Elles vous aideront à chaque tour.',
  fillHammer:
    'Vous gagnez 4 or, qui peuvent aller au Marteau : les 15 premiers rapportent 10 points de gloire, les 15 suivants 15. Votre réserve est bien garnie : donnez-lui les 4.',
  keepGold:
    'Encore de l’or, et c’est bientôt à vous. Cette fois, gardez-le : votre réserve en contient 12 au plus, et le surplus est perdu.',
  callOwl:
    'Avant d’agir, vous pouvez appeler les cartes qui servent à chaque tour : elles ont un bord épais. Appelez les Ailes de la Gardienne.',
  pickMoon: 'Un or, un soleil ou une lune : touchez la réserve à remplir. Prenez une lune, cela en fait quatre.',
  takeFerryman:
    'Quatre lunes : le Passeur vaut 12 points de gloire à la fin, et ne fait rien d’autre. Ce que vaut une carte est écrit sous son prix.',
  playOn:
    'Il vous reste 3 soleils : agissez encore une fois pour 2 d’entre eux, ou gardez-les. Améliorez d’abord vos dés, puis prenez des cartes pour leur gloire. À vous de jouer !',
}
