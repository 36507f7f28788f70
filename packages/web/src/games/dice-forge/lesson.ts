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
        en: 'Nine rounds, and the most glory wins. In every turn all players roll both dice and receive what they show; with two players, twice: you have 6 gold. Gold buys faces for your dice. Take the one that gives 4 gold, for 3.',
        fr: 'Neuf manches, et la plus grande gloire gagne. À chaque tour, tous lancent leurs deux dés et reçoivent ce qu’ils montrent, deux fois si l’on est deux : vous avez 6 or. L’or achète des faces. Prenez celle qui donne 4 or, pour 3.',
      },
    },
    {
      question: 'forge',
      expect: 'light.g1',
      rule: 'DF-8.5',
      say: {
        en: 'Now forge it. Your dice lie unfolded, all six faces in sight: choose the one it replaces. A single gold on the light die will not be missed.',
        fr: 'Forgez-la. Vos dés sont dépliés, leurs six faces visibles : choisissez celle qu’elle remplace. Un simple or du dé clair ne manquera pas.',
      },
    },
    {
      question: 'buy',
      expect: 's1',
      rule: 'DF-8.2',
      say: {
        en: 'You may go on buying, as long as the faces differ. 3 gold are left: buy a sun. Suns and moons are shards; they pay for cards.',
        fr: 'Vous pouvez continuer, tant que les faces diffèrent. Il reste 3 or : achetez un soleil. Soleils et lunes sont des fragments, qui paient les cartes.',
      },
    },
    {
      question: 'forge',
      expect: 'dark.g1',
      rule: 'DF-8.6',
      say: {
        en: 'Forge it onto the dark die, over a gold. It lies on top now, but you receive it only when you roll it.',
        fr: 'Forgez-le sur le dé foncé, à la place d’un or. Le voilà visible, mais vous ne le recevrez qu’en l’obtenant au lancer.',
      },
    },
    {
      question: 'action',
      expect: 'hammer',
      rule: 'DF-9.3',
      say: {
        en: 'You rolled in your rival’s turn too, and your new faces came up. Instead of faces, take a card: the Hammer. Your pawn goes to its island; your rival, who stands there, is sent home and gets a roll. (Point at a card to read what it does.)',
        fr: 'Vous avez lancé aussi au tour du rival, et vos faces sont sorties. Cette fois, une carte : le Marteau. Votre pion va sur son île ; le rival est chassé, mais y gagne un lancer. (Appui long sur une carte : son effet.)',
      },
    },
    {
      question: 'extra',
      expect: 'owl',
      rule: 'DF-7.2',
      say: {
        en: 'For 2 sun you may act once more in your turn. You have 4: 2 for acting, 2 for the Owl. It will help you in every turn.',
        fr: 'Pour 2 soleils, on agit une fois de plus. Vous en avez 4 : 2 pour agir, 2 pour les Ailes de la Gardienne. Elles vous aideront à chaque tour.',
      },
    },
    {
      question: 'hammer',
      expect: '4',
      rule: 'DF-10.5',
      say: {
        en: 'You gain 4 gold, and it may go to your Hammer: its first 15 gold earn 10 glory, 15 more another 15. Your reserve is well filled: give it all 4.',
        fr: 'Vous gagnez 4 or, qui peuvent aller au Marteau : 15 or y rapportent 10 de gloire, 15 autres encore 15. Votre réserve est bien garnie : donnez-lui les 4.',
      },
    },
    {
      question: 'hammer',
      expect: '0',
      rule: 'DF-10.4',
      say: {
        en: 'Gold again, and it is your turn soon. This time keep it: your reserve holds at most 12. What does not fit is lost.',
        fr: 'Encore de l’or, et c’est bientôt à vous. Cette fois, gardez-le : votre réserve en contient 12 au plus. Ce qui n’y entre pas est perdu.',
      },
    },
    {
      question: 'reinforce',
      expect: 'owl',
      rule: 'DF-6.1',
      say: {
        en: 'Before acting you may call your cards that work each turn: they have a thick edge. Call the Owl.',
        fr: 'Avant d’agir, appelez les cartes qui servent à chaque tour : elles ont un bord épais. Appelez les Ailes de la Gardienne.',
      },
    },
    {
      question: 'pick',
      expect: 'moon',
      rule: 'DF-11.20',
      say: {
        en: 'One gold, sun or moon: press the reserve you want to grow. Take a moon, it makes four.',
        fr: 'Un or, un soleil ou une lune : touchez la réserve à remplir. Prenez une lune, cela fait quatre.',
      },
    },
    {
      question: 'action',
      expect: 'ferryman',
      rule: 'DF-9.7',
      say: {
        en: 'Four moons: the Ferryman is worth 12 glory at the end, and nothing else. What a card is worth stands below its price.',
        fr: 'Quatre lunes : le Passeur vaut 12 de gloire à la fin, et rien d’autre. Ce que vaut une carte est écrit sous son prix.',
      },
    },
    {
      question: 'extra',
      rule: 'DF-13.1',
      say: {
        en: 'You have 3 sun left: act once more for 2 of them, or keep them. Early on, better dice; later, cards for their glory. The rest of the match is yours!',
        fr: 'Il vous reste 3 soleils : agissez encore pour 2 d’entre eux, ou gardez-les. D’abord de meilleurs dés, puis des cartes pour leur gloire. À vous de jouer !',
      },
    },
  ],
}
