/** What the lesson says, by the id of its step. */
export const battleDice = {
  'send-orc':
    'Each die is a creature. Every turn you send three from your locker room into the arena. Send the orc: it hits hard.',
  'send-elf':
    'They form a row from left to right, and the order matters. The elf goes second; the dwarf will follow by itself.',
  'activate-dwarf':
    'All dice were thrown. Numbers are gold, pictures are powers. Powers are used down the ladder: dwarves and orcs are on, and you begin. The dwarf has a shield: let it act first.',
  'raise-shield':
    'A minor shield protects the creature just on its right. Your elf is worth 3 gold: move the dwarf to the second place, left of the elf. Press the place, or drag the die.',
  'knock-out':
    'Now your orc strikes. KO sends a creature to the infirmary before it earns anything. Their dwarf shows 2 gold: strike it.',
  'buy-dwarf':
    'Their orc struck back, but your elf stood behind the shield: only your orc, whose work was done, fell. The row earned you 3 gold. Gold not spent is lost: buy a dwarf for 2.',
  'buy-goblin': 'One gold is left: a goblin. What you buy rests in the infirmary first.',
  'send-elf-again':
    'Second turn. Whoever fought was in the infirmary; your locker room was empty, so everybody came back. Send the elf.',
  'send-orc-again': 'This time the other player goes first: the first place goes round. Send the orc.',
  'send-dwarf': 'And a dwarf. Point at any die, or hold it on a phone, to see its six faces.',
  'move-multiplier':
    'Their orc wounded a dwarf in your locker room: no shield helps there. But you rolled ×2! It doubles the number on its right. Move it to the first place, left of the elf’s 3.',
  'buy-mage':
    'Seven gold! A creature’s price is also its value. When two races are sold out the match ends, and the most valuable stable wins. Buy a dark mage: 5 points.',
  'play-on': 'Two gold are left: choose for yourself. You know all you need; play on and win!',
}
