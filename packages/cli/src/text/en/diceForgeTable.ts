export const diceForgeTable = {
  askCard: '"? name": what a card or a face does, even one you cannot pay for yet',
  endTurn: (gold: string) =>
    `You still have ${gold} and could use it. Press Enter to end the turn anyway, anything else to go back ›`,
}
