/** The first match: two turns with prepared dice, then the pupil goes on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  set: ['p1 locker = orc dwarf elf'],
  chance: [[1], [4, 2, 5], [3, 4, 3], [3, 2, 5], [2, 2, 4]],
  rivals: ['goblin', 'orc', 'p1.1', 'orc', 'goblin', 'dwarf', 'p1.dwarf', 'orc'],
  steps: [
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-4.1',
      say: {
        en: 'Each die is a creature. Every turn you send three from your locker room into the arena. Send the orc: it hits hard.',
        fr: 'Chaque dé est une créature. À chaque tour, vous en envoyez trois du vestiaire dans l’arène. Envoyez l’orque : il cogne.',
      },
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.2',
      say: {
        en: 'They form a row from left to right, and the order matters. The elf goes second; the dwarf will follow by itself.',
        fr: 'Elles forment une rangée de gauche à droite, et l’ordre compte. L’elfe en deuxième ; le nain suivra tout seul.',
      },
    },
    {
      question: 'activate',
      expect: '3',
      rule: 'BD-5.2',
      say: {
        en: 'All dice were thrown. Numbers are gold, pictures are powers. Powers are used down the ladder: dwarves and orcs are on, and you begin. The dwarf has a shield: let it act first.',
        fr: 'Tous les dés sont lancés. Les nombres sont de l’or, les dessins des pouvoirs. On les utilise en descendant l’échelle : c’est aux nains et aux orques, et vous commencez. Le nain a une protection : qu’il agisse d’abord.',
      },
    },
    {
      question: 'minor-shield',
      expect: '2',
      rule: 'BD-6.8',
      say: {
        en: 'A minor shield protects the creature just on its right. Your elf is worth 3 gold: move the dwarf to the second place, left of the elf. Press the place, or drag the die.',
        fr: 'Une protection mineure couvre la créature juste à sa droite. Votre elfe vaut 3 or : mettez le nain à la deuxième place, à gauche de l’elfe. Touchez la place, ou glissez le dé.',
      },
    },
    {
      question: 'ko',
      expect: 'p2.3',
      rule: 'BD-6.12',
      say: {
        en: 'Now your orc strikes. KO sends a creature to the infirmary before it earns anything. Their dwarf shows 2 gold: strike it.',
        fr: 'À votre orque de frapper. Un KO envoie une créature à l’infirmerie avant qu’elle ne rapporte. Leur nain montre 2 or : frappez-le.',
      },
    },
    {
      question: 'buy',
      expect: 'dwarf',
      rule: 'BD-8.2',
      say: {
        en: 'Their orc struck back, but your elf stood behind the shield: only your orc, whose work was done, fell. The row earned you 3 gold. Gold not spent is lost: buy a dwarf for 2.',
        fr: 'Leur orque a riposté, mais votre elfe était derrière la protection : seul l’orque, qui avait déjà servi, est tombé. La rangée vous rapporte 3 or. L’or non dépensé est perdu : achetez un nain pour 2.',
      },
    },
    {
      question: 'buy',
      expect: 'goblin',
      rule: 'BD-8.3',
      say: {
        en: 'One gold is left: a goblin. What you buy rests in the infirmary first.',
        fr: 'Il reste 1 or : un gobelin. Ce qu’on achète passe d’abord par l’infirmerie.',
      },
    },
    {
      question: 'send',
      expect: 'elf',
      rule: 'BD-4.3',
      say: {
        en: 'Second turn. Whoever fought was in the infirmary; your locker room was empty, so everybody came back. Send the elf.',
        fr: 'Deuxième tour. Qui s’est battu était à l’infirmerie ; votre vestiaire étant vide, tout le monde revient. Envoyez l’elfe.',
      },
    },
    {
      question: 'send',
      expect: 'orc',
      rule: 'BD-3.4',
      say: {
        en: 'This time the other player goes first: the first place goes round. Send the orc.',
        fr: 'Cette fois l’autre joueur passe devant : la première place tourne. Envoyez l’orque.',
      },
    },
    {
      question: 'send',
      expect: 'dwarf',
      rule: 'BD-4.1',
      say: {
        en: 'And a dwarf. Point at any die, or hold it on a phone, to see its six faces.',
        fr: 'Et un nain. Survolez un dé, ou appuyez longuement dessus, pour voir ses six faces.',
      },
    },
    {
      question: 'multiplier',
      expect: '1',
      rule: 'BD-6.5',
      say: {
        en: 'Their orc wounded a dwarf in your locker room: no shield helps there. But you rolled ×2! It doubles the number on its right. Move it to the first place, left of the elf’s 3.',
        fr: 'Leur orque a blessé un nain dans votre vestiaire : là, aucune protection n’aide. Mais vous avez un ×2 ! Il double le nombre à sa droite. Mettez-le à la première place, à gauche du 3 de l’elfe.',
      },
    },
    {
      question: 'buy',
      expect: 'mage',
      rule: 'BD-10.1',
      say: {
        en: 'Seven gold! A creature’s price is also its value. When two races are sold out the match ends, and the most valuable stable wins. Buy a dark mage: 5 points.',
        fr: 'Sept or ! Le prix d’une créature est aussi sa valeur. Quand deux races sont épuisées, la partie s’arrête, et l’écurie la plus précieuse gagne. Achetez un mage noir : 5 points.',
      },
    },
    {
      question: 'buy',
      rule: 'BD-8.1',
      say: {
        en: 'Two gold are left: choose for yourself. You know all you need; play on and win!',
        fr: 'Il reste 2 or : à vous de choisir. Vous savez l’essentiel ; continuez, et gagnez !',
      },
    },
  ],
}
