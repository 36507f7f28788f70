/** The first match: two turns with prepared dice, then the pupil goes on alone against a novice. */
import { LOCATION, LOCATION_IDS, type LocationId } from '@alea/dice-city'
import type { Lesson } from '../../learn/lesson.ts'

const DISPLAY: readonly LocationId[] = [
  ...(['manor', 'storehouse', 'festival-hall', 'well', 'barracks', 'church', 'market-place', 'watch-tower'] as const),
]

export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  set: ['p1 city = R4:regular-army', 'p2 city = R3:regular-army', 'p1 stock = 1/1/0', 'p1 hourglasses = 1'],
  chance: [[1], deckFor(DISPLAY), [1, 2, 3, 6, 1], [1, 1, 1, 1, 1], [4, 3, 4, 5, 2], [2, 2, 2, 2, 2]],
  rivals: ['use:W', 'use:Y', 'use:R', 'use:B', 'use:K', 'lumber-mill', 'W1', 'quarry', 'Y1'],
  steps: [
    {
      question: 'spend',
      expect: 'use:W',
      rule: 'DC-3.3',
      say: {
        en: 'This is your city: the most victory points win. Each row has a die of its colour, standing on the column it shows. Spend the white die: it stands on a Forest, W1, and gives 1 wood.',
        fr: 'Voici votre cité ; le plus de points de victoire gagne. Chaque rangée a un dé de sa couleur, posé sur la colonne qu’il montre. Dépensez le dé blanc : sur la Forêt W1, il donne 1 bois.',
      },
    },
    {
      question: 'spend',
      expect: 'use:K',
      rule: 'DC-5.1',
      say: {
        en: 'Every die must be spent, in any order. The black one stands on a Mountain, K1: 1 stone.',
        fr: 'Tous les dés doivent être dépensés, dans l’ordre qu’on veut. Le noir est sur une Montagne, K1 : 1 pierre.',
      },
    },
    {
      question: 'spend',
      expect: 'move:B:R4',
      rule: 'DC-3.4',
      say: {
        en: 'A die may also be spent to move another one. Red would do well one step to the right, on your Regular Army. Blue pays for it: press R4.',
        fr: 'Un dé peut aussi être dépensé pour en déplacer un autre. Le rouge serait mieux une case à droite, sur votre Armée régulière. Le bleu paie : touchez R4.',
      },
    },
    {
      question: 'spend',
      expect: 'use:R',
      rule: 'DC-5.6',
      say: {
        en: 'The red die itself is still unused. A Regular Army gives 2 strength.',
        fr: 'Le dé rouge, lui, n’a pas encore servi. Une Armée régulière donne 2 de force.',
      },
    },
    {
      question: 'spend',
      expect: 'use:Y',
      rule: 'DC-5.2',
      say: {
        en: 'The Militia under the yellow die adds 1: strength 3.',
        fr: 'La Milice sous le dé jaune ajoute 1 : force 3.',
      },
    },
    {
      question: 'attack',
      expect: 'small',
      rule: 'DC-6.2',
      say: {
        en: 'Now you attack. Strength does not last beyond your turn. Small bandits have defence 3 and are worth 2 points: beat them.',
        fr: 'À l’attaque ! La force ne dure que ce tour. Les petits bandits ont 3 de défense et valent 2 points : battez-les.',
      },
    },
    {
      question: 'build',
      expect: 'manor',
      rule: 'DC-7.1',
      say: {
        en: 'Then you build. You have 2 wood and 2 stone; after your turn you may keep only one of each. A Manor costs 1 wood and 2 stone. It is worth 2 points, and gives 2 more whenever a die uses it.',
        fr: 'Puis on construit. Après le tour, on ne garde qu’une ressource de chaque sorte. Le Manoir coûte 1 bois et 2 pierres. Il vaut 2 points, et en donne 2 de plus chaque fois qu’un dé l’utilise.',
      },
    },
    {
      question: 'site',
      expect: 'Y3',
      rule: 'DC-7.2',
      say: {
        en: 'A card covers what is printed, or another card. Put the Manor over the Small House on Y3, which gives only 1 point.',
        fr: 'Une carte recouvre ce qui est imprimé, ou une autre carte. Posez le Manoir sur la Petite maison en Y3, qui ne donne que 1 point.',
      },
    },
    {
      question: 'spend',
      expect: 'use:Y',
      rule: 'DC-5.21',
      say: {
        en: 'Your dice were rolled at the end of your turn; the other player had a turn too. Yellow stands on your new Manor: take the 2 points.',
        fr: 'Vos dés ont été lancés à la fin de votre tour ; l’autre joueur a joué aussi. Le jaune est sur votre Manoir tout neuf : prenez les 2 points.',
      },
    },
    {
      question: 'spend',
      expect: 'use:W',
      rule: 'DC-8.1',
      say: {
        en: 'You kept 1 wood. The Forest makes it 2.',
        fr: 'Vous aviez gardé 1 bois. La Forêt en fait 2.',
      },
    },
    {
      question: 'spend',
      expect: 'pass:K',
      rule: 'DC-3.7',
      say: {
        en: 'Once a turn, a die may be spent for an hourglass. You have one already: pass with the black die. (In other turns, pick a die below to see all it can do.)',
        fr: 'Une fois par tour, un dé peut être dépensé contre un sablier. Vous en avez déjà un : passez avec le dé noir. (Plus tard, touchez un dé en bas pour voir tout ce qu’il peut faire.)',
      },
    },
    {
      question: 'spend',
      expect: 'glass:iron',
      rule: 'DC-4.1',
      say: {
        en: 'Two hourglasses buy any resource, 1 strength, or make everybody else roll a die again. Take 1 iron.',
        fr: 'Deux sabliers achètent une ressource au choix ou 1 de force, ou font relancer un dé à tous les autres. Prenez 1 fer.',
      },
    },
    {
      question: 'spend',
      expect: 'use:R',
      rule: 'DC-5.6',
      say: {
        en: 'Red is on your Regular Army again: 2 strength.',
        fr: 'Le rouge est de nouveau sur votre Armée régulière : 2 de force.',
      },
    },
    {
      question: 'spend',
      expect: 'use:B',
      rule: 'DC-5.2',
      say: {
        en: 'And the Militia under the blue die: strength 3.',
        fr: 'Et la Milice sous le dé bleu : force 3.',
      },
    },
    {
      question: 'attack',
      expect: 'p2.R3',
      rule: 'DC-6.3',
      say: {
        en: 'The other player’s Regular Army has defence 3 too. Attack it: it is deactivated until a die is spent on it, and you gain 1 point.',
        fr: 'L’Armée régulière de l’autre joueur a aussi 3 de défense. Attaquez-la : elle est désactivée jusqu’à ce qu’un dé soit dépensé pour elle, et vous gagnez 1 point.',
      },
    },
    {
      question: 'build',
      rule: 'DC-9.1',
      say: {
        en: 'Build what you like. The strip at the top shows what ends the match: no bandits left, two piles of ships or the deck empty, two rows full of cards. Point at anything to read what it does. The rest is yours!',
        fr: 'Construisez ce qui vous plaît. Le bandeau du haut montre ce qui finit la partie : plus de bandits, deux piles de navires ou la pioche vides, deux rangées pleines de cartes. (Appui long : ce que fait chaque chose.)',
      },
    },
  ],
}

/** A deck from which these cards come first; the others follow well mixed, the same for everybody. */
function deckFor(first: readonly LocationId[]): readonly number[] {
  const designs = LOCATION_IDS.filter((id) => LOCATION[id].cost).slice(4)
  const cards = designs.length * 3
  const shown = first.map((id) => designs.indexOf(id) * 3)
  const mixed = Array.from({ length: cards }, (_, i) => (i * 23 + 7) % cards)
  return [...shown, ...mixed.filter((card) => !shown.includes(card))]
}
