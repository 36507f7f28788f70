/** What the lesson says, by what each step teaches. */
export const battleDice = {
  sendOrc:
    'Each die is a creature. Every turn you send three of them from your locker room into the arena. Send the orc: it hits hard.',
  sendElf:
    'Your creatures form a row from left to right, and the order matters. Send the elf second; the dwarf will follow automatically.',
  activateDwarf:
    'All dice have been rolled. Numbers are gold, pictures are powers. Powers are used from the top of the ladder to the bottom: dwarves and orcs are up, and you go first. The dwarf has a shield: let it act first.',
  raiseShield:
    'A minor shield protects the creature just to its right. Your elf shows 3 gold: move the dwarf to position 2, left of the elf. Press the position, or drag the die.',
  knockOut:
    'Now your orc strikes. A KO sends a creature to the infirmary before it earns anything. Your opponent’s dwarf shows 1 gold: strike it.',
  buyDwarf:
    'Their orc struck back, but your elf was behind the shield: only your orc fell, and it had already acted. Your row earned 3 gold. Any gold you don’t spend is lost: buy a dwarf for 2.',
  buyGoblin: 'You have one gold left: enough for a goblin. What you buy goes to the infirmary first.',
  sendElfAgain:
    'Second turn. Everyone who fought was in the infirmary; your locker room was empty, so they have all come back. Send the elf.',
  sendOrcAgain: 'This time your opponent goes first: the first player changes every turn. Send the orc.',
  sendDwarf: 'And a dwarf. Hover over a die, or press and hold it, to see its six faces.',
  moveMultiplier:
    'Their orc wounded a dwarf in your locker room, where no shield helps. But you rolled ×2! It doubles the number to its right. Move it to position 1, left of the elf’s 3.',
  buyMage:
    'Six gold! A creature’s price is also its value. When two races are sold out the match ends, and the most valuable stable wins. Buy a dark mage: 5 points.',
  playOn:
    'You have one gold left: spend it or not, it’s up to you. That’s all you need to know. Play on, and good luck!',
}
