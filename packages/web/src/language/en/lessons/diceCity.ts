/** What the lesson says, by the id of its step. */
export const diceCity = {
  useWhite:
    'This is your city: whoever has the most victory points wins. Each row has a die of its colour, placed on the column it shows. Spend the white die: it is on a Forest, W1, and gives 1 wood.',
  useBlack: 'Every die must be spent, in any order. The black one is on a Mountain, K1: 1 stone.',
  moveRed:
    'You can also spend a die to move another one. Red would be better off one cell to the right, on your Regular Army. Blue pays for it: press R4.',
  useRed: 'The red die itself hasn’t been used yet. A Regular Army gives 2 strength.',
  useYellow: 'The Militia under the yellow die adds 1: strength 3.',
  fightBandits:
    'Now attack! Strength doesn’t last beyond your turn. Small bandits have defence 3 and are worth 2 points: defeat them.',
  buyManor:
    'Now build. You have 2 wood and 2 stone, but you only keep one of each after your turn. A Manor costs 1 wood and 2 stone. It is worth 2 points, and gives 2 more whenever a die uses it.',
  siteManor:
    'A card covers what is printed, or another card. Place the Manor over the Small House on Y3, which only gives 1 point.',
  useManor:
    'Your dice were rolled at the end of your turn; then the other player took a turn. Yellow is on your new Manor: take the 2 points.',
  useForest: 'You kept 1 wood. The Forest makes it 2.',
  passBlack:
    'Once a turn, you can spend a die to gain an hourglass. You already have one: pass with the black die. (On later turns, pick a die below to see everything it can do.)',
  buyIron:
    'Two hourglasses buy a resource of your choice or 1 strength, or make everyone else reroll a die. Take 1 iron.',
  useArmy: 'Red is on your Regular Army again: 2 strength.',
  useMilitia: 'And the Militia under the blue die: strength 3.',
  raidArmy:
    'The other player’s Regular Army also has defence 3. Attack it: it is deactivated until a die is spent to reactivate it, and you gain 1 point.',
  buildFreely:
    'Build what you like. The strip at the top shows what ends the match: no bandits left, two piles of ships or the deck empty, two rows full of cards. Hover over anything, or press and hold it, to read what it does. From here on, you’re on your own!',
}
