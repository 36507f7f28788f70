import type { faults as en } from '../en/faults.ts'

export const faults: typeof en = {
  nothingToSet: (subject) => `Dice City n’a pas de « ${subject} » à fixer`,
  nothingOfPlayer: (what) => `Un joueur n’a pas de « ${what} » à fixer`,
  oneDie: (word, row) => `${word} : la rangée ${row} n’a qu’un dé`,
  cellAndCard: (word) => `${word} : écrivez une case et une carte, R1:manor, ou R1:manor! si elle est désactivée`,
  covered: (cell) => `${cell} porte déjà une carte`,
  noneLeft: (name) => `il ne reste pas de ${name}`,
  noneInDeck: (name) => `il ne reste pas de ${name} dans la pioche`,
  noCard: (name, known) => `${name} n’est pas une carte de lieu ; il y a ${known.join(', ')}`,
  displaySize: (places) => `l’étalage a ${places} places`,
  noPile: (name, known) => `${name} n’est pas une pile ; les piles sont ${known.join(', ')}`,
  endlessAlone: (what) => `en solo, ${what} ne s’épuisent jamais et ne se gardent pas : fixez p1 points`,
  pileLeft: (pile, left) => `il ne peut pas rester ${left} ${left > 1 ? 'cartes' : 'carte'} dans la pile ${pile}`,
  pileSize: (pile, size) => `la pile ${pile} n’a que ${size} ${size > 1 ? 'cartes' : 'carte'}`,
  threeNumbers: (value) => `${value} : écrivez trois nombres, petit, moyen et grand`,
  threeResources: (value) => `${value} : écrivez bois, pierre et fer sous la forme 2/0/1`,
  noEnding: (value, known) => `${value} n’annonce pas la dernière manche ; ce qui l’annonce : ${known.join(', ')}`,
  noPhase: (value, known) => `${value} n’est pas une phase ; les phases sont ${known.join(', ')}`,
  noCell: (word) => `${word} n’est pas une case ; elles vont de W1 à W6, puis de même pour Y, R, B et K`,
  yesOrNo: (value) => `${value} : écrivez yes ou no`,
}
