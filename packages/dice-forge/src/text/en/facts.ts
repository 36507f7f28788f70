export const facts = {
  title: 'Dice Forge',
  pitch: 'Forge your own dice, face by face, and win a place among the gods.',
}
