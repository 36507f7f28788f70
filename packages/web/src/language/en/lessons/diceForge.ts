/** What the lesson says, by the id of its step. */
export const diceForge = {
  'buy-gold-face':
    'Nine rounds, and the most glory wins. In every turn all players roll both dice and receive what they show; with two players, twice: you have 6 gold. Gold buys faces for your dice. Take the one that gives 4 gold, for 3.',
  'forge-light':
    'Now forge it. Your dice lie unfolded, all six faces in sight: choose the one it replaces. A single gold on the light die will not be missed.',
  'buy-sun-face':
    'You may go on buying, as long as the faces differ. 3 gold are left: buy a sun. Suns and moons are shards; they pay for cards.',
  'forge-dark':
    'Forge it onto the dark die, over a gold. It lies on top now, but you receive it only when you roll it.',
  'take-hammer':
    'You rolled in your rival’s turn too, and your new faces came up. Instead of faces, take a card: the Hammer. Your pawn goes to its island; your rival, who stands there, is sent home and gets a roll. (Point at a card to read what it does.)',
  'take-owl':
    'For 2 sun you may act once more in your turn. You have 4: 2 for acting, 2 for the Owl. It will help you in every turn.',
  'fill-hammer':
    'You gain 4 gold, and it may go to your Hammer: its first 15 gold earn 10 glory, 15 more another 15. Your reserve is well filled: give it all 4.',
  'keep-gold':
    'Gold again, and it is your turn soon. This time keep it: your reserve holds at most 12. What does not fit is lost.',
  'call-owl': 'Before acting you may call your cards that work each turn: they have a thick edge. Call the Owl.',
  'pick-moon': 'One gold, sun or moon: press the reserve you want to grow. Take a moon, it makes four.',
  'take-ferryman':
    'Four moons: the Ferryman is worth 12 glory at the end, and nothing else. What a card is worth stands below its price.',
  'play-on':
    'You have 3 sun left: act once more for 2 of them, or keep them. Early on, better dice; later, cards for their glory. The rest of the match is yours!',
}
