/** What the lesson says, by the id of its step. */
export const diceThrone = {
  playGettingPaid:
    'You are the Barbarian, facing the Paladin. You both start with 50 health; if you drop to 0, you lose. Cards cost combat points (CP): the number in their corner. Getting Paid! is free and gives you 2: press it.',
  playSmack:
    'You now have 4 CP. An upgrade improves an ability on your board for the rest of the match. Play Smack II and watch the Smack panel change.',
  endMainPhase: 'The strip at the top shows the phases of a turn. You’re ready: move on to the offensive roll.',
  keepSwords:
    'Five dice: 1 to 3 are swords, 4 and 5 hearts, 6 a fist. You may roll twice more, keeping any dice you like. Each panel shows what it needs and the exact chance of getting it. Keep the three swords, which glow, and reroll the others.',
  keepFourthSword:
    'Four swords: two tiers of Smack light up. The dice you kept are still kept. Five swords would hit harder: keep the new sword too, and use your last roll.',
  announceSmack:
    'A heart. Never mind: you have no rolls left, so announce what the dice allow. Smack with four swords deals 7: press that part of the panel.',
  playGetSome:
    'Now is the time to respond. Before anything takes effect, each player in turn may act; you are only asked when there is something you can do. The total is 7 damage. Get Some! adds to your attack: play it.',
  sellCard:
    'Smack dealt 7 and the card 3, but the Paladin’s defence prevented 3 and dealt 1 back to you. The Paladin also has a status effect now: hover over the token, or press and hold it, to read it. You have no CP left. Any card can be sold for 1: sell Buh, Bye!',
  endTurn:
    'That CP will come in handy in a moment. At the end of your turn, you may have at most six cards in hand. End it: the Paladin is concussed and will skip the income phase.',
  preventDamage:
    'A large straight: Holy Attack deals you 8. The total is built up line by line: what is added, what is prevented, then halves, then what you take. Not This Time! prevents 6: play it.',
  defend:
    'Now defend yourself; you may do so once against each attack that deals normal damage. Thick Skin rolls 3 dice and heals 2 for each heart. Damage and healing are applied together at the end.',
  playOn:
    'Your turn again: income gave you 1 CP and a card. You know all you need to know; from here on, you’re on your own. Good luck!',
}
