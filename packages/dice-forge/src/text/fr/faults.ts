import type { faults as en } from '../en/faults.ts'

const list = (words: readonly string[]): string => words.join(', ')

export const faults: typeof en = {
  notACardList: (sets) => `écrivez ${list(sets)}, ou des cartes : great-bear,typhon`,
  twoSets: (one, other) => `${one} et ${other} : écrivez l’un ou l’autre`,
  noSuchCard: (word, cards) => `aucune carte ne s’appelle ${word} ; les cartes sont ${list(cards)}`,
  cardTwice: (card) => `${card} est nommée deux fois`,
  onePile: (one, other) => `${one} et ${other} se partagent une pile : nommez l’une ou l’autre`,

  cannotSet: (subject) => `Dice Forge n’a pas de ${subject} à régler`,
  cannotSetOfHero: (subject) => `Un héros n’a pas de ${subject} à régler`,
  tooManyTokens: (token, limit) => `${token} : il n’y en a que ${limit} à cette table`,
  notAToken: (word, tokens) => `${word} n’est pas un jeton ; les jetons sont ${list(tokens)}`,
  notAReserve: 'une réserve, ce sont quatre nombres : or, soleil, lune, gloire',
  notADie: 'un dé a six faces : écrivez les premières',
  notTwoFaces: 'les dés montrent deux faces : celle du clair, puis celle du foncé',
  noneLeft: (thing) => `il ne reste plus de ${thing}`,
  tooFewInTemple: (face, left) => `il n’y a que ${left} ${face} dans le temple`,
  noHammer: 'aucun marteau n’est ouvert : donnez d’abord la carte au héros',
  notAPass: 'écrivez le parcours et la case : II 13',
  occupied: (island) => `un autre héros se trouve sur l’île ${island}`,
  notAStep: (word, steps) => `${word} n’est pas une étape ; les étapes sont ${list(steps)}`,
  notAFace: (word) => `${word} n’est pas une face`,
  noPile: (card) => `aucune pile de ${card} n’est en jeu`,
}
