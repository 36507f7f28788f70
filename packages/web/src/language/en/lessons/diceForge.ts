/** What the lesson says, by what each step teaches. */
export const diceForge = {
  buyGoldFace:
    'The match lasts nine rounds, and whoever has the most glory wins. Every turn, all players roll both dice and receive what they show; with two players, they do so twice. You have 6 gold. Gold buys faces for your dice. Take the one that gives 4 gold, for 3.',
  forgeLight:
    'Now forge it. Your dice are unfolded so that you see all six faces: choose the one to replace. You will not miss a single gold on the light die.',
  buySunFace:
    'You may go on buying, as long as the faces are different. You have 3 gold left: buy a sun. Suns and moons are shards; they pay for cards.',
  forgeDark: 'Forge it onto the dark die, over a gold. It is showing now, but you only receive it when you roll it.',
  takeHammer:
    'You rolled during your rival’s turn too, and your new faces came up. This time, take a card: the Hammer. Your pawn goes to its island; your rival, who is there, is sent home and gets a roll. (Hover over a card, or press and hold it, to read what it does.)',
  takeOwl:
    'For 2 sun you may act once more in your turn. You have 4: 2 to act, 2 for the Owl. It will help you every turn.',
  fillHammer:
    'You gain 4 gold, and it may go to your Hammer: the first 15 gold earn 10 glory, the next 15 earn 15. Your reserve is well filled: give the Hammer all 4.',
  keepGold:
    'Gold again, and it will soon be your turn. Keep it this time: your reserve holds 12 at most, and what does not fit is lost.',
  callOwl: 'Before acting you may call the cards that work every turn: they have a thick edge. Call the Owl.',
  pickMoon: 'One gold, sun or moon: press the reserve you want it in. Take a moon; that makes four.',
  takeFerryman:
    'Four moons: the Ferryman is worth 12 glory at the end, and does nothing else. A card’s glory is shown below its price.',
  playOn:
    'You have 3 sun left: act once more for 2 of them, or keep them. Early on, improve your dice; later, take cards for their glory. The rest of the match is yours!',
}
