import type { faults as en } from '../en/faults.ts'

const list = (words: readonly (string | number)[]): string => words.join(', ')

export const faults: typeof en = {
  noSuchTable: (name, known) => `aucune table de dés ne s’appelle ${name} ; tables connues : ${list(known)}`,
  notATable: 'une table de dés est un objet : chaque race et ses six faces',
  notARace: (word, races) => `${word} n’est pas une race ; les races sont ${list(races)}`,
  notAList: (race) => `${race} : écrivez une liste de six faces`,
  missingFaces: (race, faces) =>
    `${race} : il manque ${faces.length > 1 ? 'les faces' : 'la face'} ${list(faces)} ; un dé a six faces`,
  tooManyFaces: (race, count) => `${race} : ${count} ${count > 1 ? 'faces' : 'face'} ; un dé a six faces`,
  notAVariant: 'variant vaut true ou false',
  tooMuchGold: (most) =>
    `une face rapporte au plus ${most} or ; si la table est une variante, elle le dit : "variant": true`,
  onFace: (race, face, fault) => `${race}, face ${face} : ${fault}`,
  notAFace: 'une face est un texte comme « 1 + ko 1 »',
  notANumber: (text) => `« ${text} » n’est ni un nombre de 0 à 9 ni un multiplicateur ×2 ou ×3`,
  slowAndPriority: 'une face ne peut pas être à la fois ralentie et prioritaire',
  notAPower: (word) => `« ${word} » n’est pas un pouvoir`,
  powerTwice: (power) => `${power} figure deux fois sur la face`,
  needsNumber: (power, counts) => `${power} demande un nombre : ${list(counts)}`,
  takesNoNumber: (power) => `${power} ne prend pas de nombre`,

  cannotSet: (subject) => `Battle Dice n’a pas de ${subject} à régler`,
  cannotSetOfPlayer: (subject) => `Un joueur n’a pas de ${subject} à régler`,
  notACreature: (word) => `${word} : écrivez une race`,
  notAFighter: (word) =>
    `${word} : écrivez une race, sa face et, si elle n’est pas au joueur, son propriétaire, par exemple orc/2@p2`,
  noneInStock: (race) => `il ne reste pas de ${race} dans le stock`,
  tooFewInStock: (race, left) => `il n’y a que ${left} ${race} dans le stock`,
  notAPhase: (word, phases) => `${word} n’est pas une phase ; les phases sont ${list(phases)}`,
}
