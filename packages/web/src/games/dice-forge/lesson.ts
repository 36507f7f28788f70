/** The first match: three turns with prepared dice, then the pupil goes on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  chance: [
    // The pupil begins.
    [1],
    // Which faces of the two mixed pools stay.
    [1, 3, 0, 2],
    [0, 3, 1, 2],
    // The pupil's turn, then the novice's: the active player's dice come first.
    [1, 5, 1, 1],
    [2, 1, 1, 6],
    [1, 1, 1, 1],
    [2, 5, 6, 5],
    // The pupil's again; then the novice, ousted.
    [1, 1, 1, 1],
    [6, 5, 1, 1],
    [1, 6],
    // The novice's second turn, the pupil's third.
    [1, 1, 1, 1],
    [2, 2, 6, 6],
    [6, 5, 1, 1],
    [1, 2, 2, 2],
  ],
  rivals: ['chest', 'g4', 'light.g1', 'done'],
  steps: [
    {
      question: 'action',
      expect: 'g4',
      rule: 'DF-4.1',
      say: {
        en: 'In every turn all players roll their two dice and receive what they show; with two players, twice. You now have 6 gold. Gold buys new faces for your dice: take the face that gives 4 gold, for 3.',
        fr: 'À chaque tour, tous lancent leurs deux dés et reçoivent ce qu’ils montrent ; à deux joueurs, deux fois. Vous avez 6 or. L’or achète de nouvelles faces pour vos dés : prenez celle qui donne 4 or, pour 3.',
      },
    },
    {
      question: 'forge',
      expect: 'light.g1',
      rule: 'DF-8.5',
      say: {
        en: 'Now forge it. Your dice lie unfolded, all six faces in sight: choose the face it replaces. A single gold on the light die will not be missed.',
        fr: 'Forgez-la. Vos dés sont dépliés, les six faces visibles : choisissez celle qu’elle remplace. Un simple or du dé clair ne manquera pas.',
      },
    },
    {
      question: 'buy',
      expect: 's1',
      rule: 'DF-8.2',
      say: {
        en: 'You may go on buying, as long as the faces differ. 3 gold are left: buy a sun. Suns and moons pay for exploits.',
        fr: 'Vous pouvez continuer, tant que les faces diffèrent. Il reste 3 or : achetez un soleil. Soleils et lunes paient les exploits.',
      },
    },
    {
      question: 'forge',
      expect: 'dark.g1',
      rule: 'DF-8.6',
      say: {
        en: 'Forge it onto the dark die, over a gold. The new face lies on top, but you receive it only when you roll it.',
        fr: 'Forgez-le sur le dé foncé, à la place d’un or. La nouvelle face est visible, mais vous ne la recevez qu’en l’obtenant.',
      },
    },
    {
      question: 'action',
      expect: 'hammer',
      rule: 'DF-9.3',
      say: {
        en: 'You rolled in your rival’s turn too: your forged faces came up. Now an exploit: a card, paid in shards, and your pawn travels to its island. Take the Hammer. Your rival stands there: they are sent home, but get a roll for their trouble.',
        fr: 'Vous avez lancé aussi au tour du rival : vos faces forgées sont sorties. Place à un exploit : une carte, payée en fragments, et votre pion part pour son île. Prenez le Marteau. Votre rival y est : il rentre chez lui, mais gagne un lancer.',
      },
    },
    {
      question: 'extra',
      expect: 'owl',
      rule: 'DF-7.2',
      say: {
        en: 'For 2 sun you may act once more in your turn. You have 4: pay 2, and 2 more for the Owl. It will help you in every turn.',
        fr: 'Pour 2 soleils, vous agissez une fois de plus. Vous en avez 4 : payez-en 2, et 2 encore pour les Ailes de la Gardienne. Elles vous aideront à chaque tour.',
      },
    },
    {
      question: 'hammer',
      expect: '4',
      rule: 'DF-10.5',
      say: {
        en: 'You gain 4 gold, and your hammer is hungry: gold you gain may go there. 15 of it earn 10 glory, 15 more another 15. Your reserve is well filled: give it all 4.',
        fr: 'Vous gagnez 4 or, et votre marteau a faim : l’or gagné peut y aller. 15 valent 10 gloire, 15 autres encore 15. Votre réserve est bien remplie : donnez-lui les 4.',
      },
    },
    {
      question: 'hammer',
      expect: '0',
      rule: 'DF-10.4',
      say: {
        en: 'Gold again, and it is your turn soon. This time keep it: your reserve holds 12.',
        fr: 'Encore de l’or, et c’est bientôt à vous. Cette fois, gardez-le : votre réserve en contient 12.',
      },
    },
    {
      question: 'reinforce',
      expect: 'owl',
      rule: 'DF-6.1',
      say: {
        en: 'Before acting you may call reinforcements: each such card once a turn. Call the Owl.',
        fr: 'Avant d’agir, vous pouvez appeler des renforts : chaque carte une fois par tour. Appelez les Ailes de la Gardienne.',
      },
    },
    {
      question: 'pick',
      expect: 'moon',
      rule: 'DF-11.20',
      say: {
        en: 'One gold, sun or moon. Press the track you want to grow: take a moon, it makes four.',
        fr: 'Un or, un soleil ou une lune. Touchez la réserve à remplir : prenez une lune, cela fait quatre.',
      },
    },
    {
      question: 'action',
      expect: 'ferryman',
      rule: 'DF-9.7',
      say: {
        en: 'Four moons: the Ferryman is worth 12 glory at the end, and nothing else. Glory is what wins.',
        fr: 'Quatre lunes : le Passeur vaut 12 gloire à la fin, et rien d’autre. C’est la gloire qui gagne.',
      },
    },
    {
      question: 'extra',
      rule: 'DF-13.1',
      say: {
        en: 'You have 3 sun left: act once more for 2 of them, or keep them. After nine rounds the most glory wins. You know all you need: play on!',
        fr: 'Il vous reste 3 soleils : agissez encore pour 2 d’entre eux, ou gardez-les. Après neuf manches, la plus grande gloire l’emporte. Vous savez l’essentiel : à vous !',
      },
    },
  ],
}
