/** What the lesson says, by the id of its step. */
export const diceThrone = {
  'play-getting-paid':
    'You are the Barbarian; the Paladin stands against you, each with 50 health. Whoever falls to 0 loses. Cards cost combat points (CP), the number in their corner. Getting Paid! costs nothing and earns 2: press it.',
  'play-smack':
    'Now 4 CP. An upgrade makes an ability of your board better until the end of the match. Play Smack II, and see the panel Smack change.',
  'end-main-phase': 'The ribbon on top shows the phases of a turn. Enough prepared: go on to the offensive roll.',
  'keep-swords':
    'Five dice: 1 to 3 are swords, 4 and 5 hearts, 6 a fist. You may roll twice more, keeping what you like. Each panel shows what it needs and its exact chance. Keep the three swords (dice 1, 2 and 4) and roll the others again.',
  'keep-fourth-sword':
    'Four swords: two tiers of Smack are lit. What you kept stays kept. With five swords it would hit harder: keep the new sword too, and use your last roll.',
  'announce-smack':
    'A heart: no matter. No roll is left, so announce what the dice allow. Smack with four swords deals 7: press that part of the panel.',
  'play-get-some':
    'A response window. Before anything is settled, everybody in turn may act; you are only asked when you can do something. The reckoning says 7 damage. Get Some! adds to your attack: play it.',
  'sell-card':
    'Smack dealt 7 and the card 3, but their defence prevented 3 and struck you for 1. And the Paladin now has a status effect: point at the token to read it. You have no CP left. Any card can be sold for 1: sell Buh, Bye!',
  'end-turn':
    'That CP will be useful in a moment. At the end of your turn you may hold six cards at most. End it: the Paladin, concussed, will skip the income.',
  'prevent-damage':
    'A large straight: Holy Attack deals you 8. The reckoning grows line by line: what is added, what is prevented, then halves, then what you suffer. Not This Time! prevents 6: play it.',
  defend:
    'Now your defence, once for each attack of normal damage. Thick Skin rolls 3 dice and heals 2 for each heart. Damage and healing are applied together at the end.',
  'play-on':
    'Your turn again: income gave you 1 CP and a card. You know all you need; from here you play on alone. Good luck!',
}
