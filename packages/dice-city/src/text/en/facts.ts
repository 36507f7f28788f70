export const facts = {
  title: 'Dice City',
  pitch: 'Five dice, thirty locations: build a city where every roll is a good one.',
}
