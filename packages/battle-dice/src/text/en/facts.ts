export const facts = {
  title: 'Battle Dice',
  pitch: 'Train goblins, trolls and dark mages, throw them into the arena and own the most valuable stable.',
}
