import { bilingual, plural } from './bilingual.ts'

const NBSP = '\u00a0'

/** What the board of Dice Forge says besides the names and sentences of the game itself. */
export const diceForgeWords = bilingual({
  en: {
    pages: 'Parts of the table',
    byPile: 'Pile by pile',
    pileOf: (island: number) => `Pile on island ${island}`,
    drawnByLot: 'Drawn by lot',
    islands: 'Islands',
    sanctuary: 'Sanctuary',
    gardens: 'Gardens',
    gardensNote: 'only cards give these',
    rivals: 'Rivals',
    ownDice: 'My dice',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    active: 'Active',
    firstPlayer: 'plays first',
    home: 'Home portals',
    pawn: (name: string) => `Pawn of ${name}`,
    portal: (island: string, name: string | undefined) =>
      name === undefined ? `${island}: portal free` : `${island}: ${name} stands here`,
    pile: (card: string, price: string, glory: number, left: number) =>
      `${card}: ${price}, ${glory} glory, ${left === 0 ? 'none left' : `${left} left`}`,
    left: (left: number) => (left === 0 ? 'none left' : `${left} left`),
    stack: (face: string, price: number | undefined, left: number) =>
      `${face}${price === undefined ? '' : `, ${price} gold`}, ${left === 0 ? 'none left' : `${left} left`}`,
    bought: 'bought in this offering',
    price: (gold: number) => `costs ${gold} gold`,
    shards: (sun: number, moon: number) =>
      [sun > 0 ? `${sun} sun` : '', moon > 0 ? `${moon} moon` : ''].filter((part) => part !== '').join(' + '),
    worth: (glory: number) => `${glory} glory at the end`,
    tracks: 'Reserves',
    cell: (die: string, face: string) => `${die}: ${face}`,
    shown: 'displayed',
    cardCount: (card: string, count: number) => (count > 1 ? `${card}, ${count} of them` : card),
    ready: 'can be called',
    hammer: (pass: number, space: number, spaces: number) => `Hammer, pass ${pass}: ${space} of ${spaces} spaces`,
    hammerWaits: (count: number) => plural('en', count, 'one more hammer waits', `${count} more hammers wait`),
    token: (name: string, count: number) => `${name} token${count > 1 ? ` ×${count}` : ''}`,
    score: (score: number) => `${score} points with the glory printed on cards`,
    printed: (glory: number) => `+ ${glory} on cards`,
    made: (track: number, cards: number) => `${track} glory gained + ${cards} on cards`,
    hundreds: (count: number, of: number) => plural('en', count, `one token of ${of}`, `${count} tokens of ${of}`),
    inHand: 'To be forged',
    discarded: (count: number) => plural('en', count, 'one face laid aside', `${count} faces laid aside`),
    applying: 'Now applied:',
    losing: 'Now lost:',
    waiting: 'still to come',
    explained: {
      triple: 'triples what the other die gives.',
      mirror: 'takes the power of a face displayed by a rival.',
      ship: (gold: number) => `lets you buy one face for ${gold} gold less, and forge it at once.`,
      shield: (glory: number) => `${glory} glory if the other die gives its resource, else what it shows.`,
      boar: (either: string) => `${either} for you, and something for the owner of its card.`,
    },
    doubt: {
      full: 'A reserve is full: what you gain next is lost. Do nothing all the same?',
      last: 'This is your last action: what you do not spend is worth nothing. Do nothing all the same?',
      free: 'A card can still be called, and costs nothing. Go on without it?',
      token: 'After the last round a token is worth nothing. Keep it all the same?',
    },
    preview: {
      is: (who: string, changes: string) => `${who}: ${changes}`,
      inHand: (face: string) => `${face} to be forged at once`,
      forges: (face: string, over: string) => `${face} instead of ${over}`,
      takes: (card: string, glory: number) => (glory > 0 ? `${card}, ${glory} glory at the end` : card),
      ousted: (who: string) => `${who} goes home`,
      ends: 'ends the turn',
    },
  },
  fr: {
    byPile: 'Pile par pile',
    pileOf: (island: number) => `Pile de l’île ${island}`,
    drawnByLot: 'Tirée au sort',
    pages: 'Parties de la table',
    islands: 'Îles',
    sanctuary: 'Sanctuaire',
    gardens: 'Jardins',
    gardensNote: 'à gagner par des cartes seulement',
    rivals: 'Rivaux',
    ownDice: 'Mes dés',
    round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
    active: 'Actif',
    firstPlayer: 'joue en premier',
    home: 'Portails de départ',
    pawn: (name: string) => `Pion de ${name}`,
    portal: (island: string, name: string | undefined) =>
      name === undefined ? `${island}${NBSP}: portail libre` : `${island}${NBSP}: ${name} s’y trouve`,
    pile: (card: string, price: string, glory: number, left: number) =>
      `${card}${NBSP}: ${price}, ${glory} de gloire, ${left === 0 ? 'épuisée' : `reste ${left}`}`,
    left: (left: number) => (left === 0 ? 'épuisé' : `reste ${left}`),
    stack: (face: string, price: number | undefined, left: number) =>
      `${face}${price === undefined ? '' : `, ${price} or`}, ${left === 0 ? 'épuisée' : `reste ${left}`}`,
    bought: 'achetée dans cette offrande',
    price: (gold: number) => `coûte ${gold} or`,
    shards: (sun: number, moon: number) =>
      [
        sun > 0 ? `${sun} ${plural('fr', sun, 'soleil', 'soleils')}` : '',
        moon > 0 ? `${moon} ${plural('fr', moon, 'lune', 'lunes')}` : '',
      ]
        .filter((part) => part !== '')
        .join(' + '),
    worth: (glory: number) => `${glory} de gloire à la fin`,
    tracks: 'Réserves',
    cell: (die: string, face: string) => `${die}${NBSP}: ${face}`,
    shown: 'visible',
    cardCount: (card: string, count: number) => (count > 1 ? `${card}, ${count} exemplaires` : card),
    ready: 'peut être appelée',
    hammer: (pass: number, space: number, spaces: number) =>
      `Marteau, parcours ${pass}${NBSP}: ${space} cases sur ${spaces}`,
    hammerWaits: (count: number) =>
      plural('fr', count, 'un autre marteau attend', `${count} autres marteaux attendent`),
    token: (name: string, count: number) => `Jeton ${name}${count > 1 ? ` ×${count}` : ''}`,
    score: (score: number) => `${score} points avec la gloire imprimée sur les cartes`,
    printed: (glory: number) => `+ ${glory} sur cartes`,
    made: (track: number, cards: number) => `${track} de gloire gagnée + ${cards} sur les cartes`,
    hundreds: (count: number, of: number) => plural('fr', count, `un jeton de ${of}`, `${count} jetons de ${of}`),
    inHand: 'À forger',
    discarded: (count: number) => plural('fr', count, `${count} face mise de côté`, `${count} faces mises de côté`),
    applying: `S’applique${NBSP}:`,
    losing: `Se perd${NBSP}:`,
    waiting: 'à venir',
    explained: {
      triple: 'triple ce que donne l’autre dé.',
      mirror: 'prend le pouvoir d’une face visible chez un rival.',
      ship: (gold: number) => `permet d’acheter une face ${gold} or de moins, et de la forger aussitôt.`,
      shield: (glory: number) => `${glory} de gloire si l’autre dé donne sa ressource, sinon ce qu’il montre.`,
      boar: (either: string) => `${either} pour vous, et quelque chose pour qui possède sa carte.`,
    },
    doubt: {
      full: `Une réserve est pleine, la suite sera perdue. Ne rien faire quand même${NBSP}?`,
      last: `C’est votre dernière action, ce qui reste ne vaudra rien. Ne rien faire quand même${NBSP}?`,
      free: `Une carte peut encore être appelée sans rien payer. S’en passer${NBSP}?`,
      token: `Après la dernière manche, un jeton ne vaut plus rien. Le garder quand même${NBSP}?`,
    },
    preview: {
      is: (who: string, changes: string) => `${who}${NBSP}: ${changes}`,
      inHand: (face: string) => `${face} à forger aussitôt`,
      forges: (face: string, over: string) => `${face} au lieu de ${over}`,
      takes: (card: string, glory: number) => (glory > 0 ? `${card}, ${glory} de gloire à la fin` : card),
      ousted: (who: string) => `${who} rentre au départ`,
      ends: 'termine le tour',
    },
  },
})
export type DiceForgeWords = (typeof diceForgeWords)['en']
