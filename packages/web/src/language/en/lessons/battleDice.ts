/** What the lesson says, by what each step teaches. */
export const battleDice = {
  sendOrc:
    'Each die is a creature. Every turn you send three of them from your locker room into the arena. Send the orc: it hits hard.',
  sendElf:
    'They form a row from left to right, and the order matters. Send the elf second; the dwarf follows automatically.',
  activateDwarf:
    'All dice have been rolled. Numbers are gold, pictures are powers. Powers are used from the top of the ladder to the bottom: it is the turn of dwarves and orcs, and you go first. The dwarf has a shield: let it act first.',
  raiseShield:
    'A minor shield protects the creature to its immediate right. Your elf is worth 3 gold: move the dwarf to second place, left of the elf. Press the place, or drag the die.',
  knockOut:
    'Now your orc strikes. A KO sends a creature to the infirmary before it earns anything. Your opponent’s dwarf shows 2 gold: strike it.',
  buyDwarf:
    'Their orc struck back, but your elf was behind the shield: only your orc fell, and it had already acted. Your row earned 3 gold. Gold you do not spend is lost: buy a dwarf for 2.',
  buyGoblin: 'You have one gold left: enough for a goblin. What you buy goes to the infirmary first.',
  sendElfAgain:
    'Second turn. Everyone who fought was in the infirmary; your locker room was empty, so they have all come back. Send the elf.',
  sendOrcAgain: 'This time your opponent goes first: the first player changes every turn. Send the orc.',
  sendDwarf: 'And a dwarf. Hover over any die, or press and hold it on a phone, to see its six faces.',
  moveMultiplier:
    'Their orc wounded a dwarf in your locker room, where no shield helps. But you rolled ×2! It doubles the number to its right. Move it to first place, left of the elf’s 3.',
  buyMage:
    'Seven gold! A creature’s price is also its value. When two races are sold out the match ends, and the most valuable stable wins. Buy a dark mage: 5 points.',
  playOn: 'You have two gold left: what you buy is up to you. That is all you need to know. Play on and win!',
}
