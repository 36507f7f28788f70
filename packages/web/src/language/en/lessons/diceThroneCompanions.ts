/** What the lesson says, by the id of its step. */
export const diceThroneCompanions = {
  title: 'Companions',
  meetNyra:
    'You are the Huntress, and Nyra fights at your side. She is your **companion**: beside your name you see her health, 7, and her state, active. She is not a status effect, so nothing can remove or move her. Move on to the offensive roll.',
  useNyra:
    'Two Spears, two Claws: a Bonded Soul is missing. You could use a roll attempt, but a companion can act too: once per turn, Nyra takes 1 damage and you reroll one die. Nyra glows: press her.',
  rerollDie: 'Nyra has paid: her health is down to 6. Now pick the die to reroll: the one that shows a Sabertooth.',
  announceAdvance:
    'A Bonded Soul! Predatory Advance heals Nyra 1 and deals 5. As long as Nyra is active, each of your attacks deals 2 more; the total counts them by itself. Announce it.',
  sellCard:
    '5 from you and 2 from Nyra: the Artificer took 7. And Nyra is back at 7, because the ability names her; what heals you never heals her. Now you need a combat point: sell Savage II.',
  playResilient:
    'Resilient! gives you Nyra’s Bond. That is a status effect, and it lies among your tokens: it will let you share damage with Nyra in a moment. Play it.',
  endTurn:
    'Your opponent sees Nyra’s health and state just as you do. And you see theirs: the Artificer has three bots. The Shock Bot is basic, the others are not built yet. They cost Synth tokens, to build and to use. End your turn and watch.',
  defend:
    'The Artificer has built the Heal Bot and attacks with Eureka, 7 damage; the Shock Bot, for 2 Synth, adds 3. Defend yourself: Maternal Bond strikes back with 2 if a Claw comes up while Nyra is active.',
  divide:
    'Nothing can change the 10 damage any more. An active Nyra may now suffer all of it, but at 0 she would be inactive. Instead, spend Nyra’s Bond and divide it.',
  share: 'Nyra takes part of the damage, you take the rest. With 6 she keeps 1 health and stays active: choose 6.',
  playOn:
    'You took 4, and Nyra is still standing. At 0 she would be inactive: no extra damage, no protection. In each of your upkeeps she then heals 1, and with 5 she gets up again. From here on, you’re on your own. Good hunting!',
}
