export const facts = {
  title: 'Dice Throne',
  pitch: 'Heroes fight it out with dice, cards and nerve: roll, take risks, strike back, and be the last one standing.',
}
