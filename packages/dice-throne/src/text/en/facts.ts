export const facts = {
  title: 'Dice Throne',
  pitch: 'Heroes duel with dice, cards and nerve: roll, dare, answer, and be the last one standing.',
}
