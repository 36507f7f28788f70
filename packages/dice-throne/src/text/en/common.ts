import { STAND_UP } from '../../state.ts'
/** The cards every deck has, and the status effects that several heroes share. */
export const common = {
  cards: {
    transference: 'Transference!',
    'what-status-effects': 'What Status Effects?',
    'vegas-baby': 'Vegas Baby!',
    'get-that-outta-here': 'Get That Outta Here!',
    'triple-up': 'Triple Up!',
    'double-up': 'Double Up!',
    'buh-bye': 'Buh, Bye!',
    'tip-it': 'Tip It!',
    'getting-paid': 'Getting Paid!',
    'not-this-time': 'Not This Time!',
    'twice-as-wild': 'Twice as Wild!',
    'try-try-again': 'Try, Try Again!',
    'so-wild': 'So Wild!',
    samesies: 'Samesies!',
    'one-more-time': 'One More Time!',
    'helping-hand': 'Helping Hand!',
    'better-d': 'Better D!',
    'six-it': 'Six-It!',
  },
  tokens: {
    evasive: {
      name: 'Evasive',
      text: 'When you are about to suffer non-ultimate damage, spend this and roll a die: on a 1 or 2, you suffer none from one source.',
    },
    knockdown: {
      name: 'Knockdown',
      text: `Before your offensive roll phase, pay ${STAND_UP} CP to remove this; otherwise you skip that phase, then this is removed.`,
    },
    targeted: {
      name: 'Targeted',
      text: 'Every attack on you deals 2 more damage, as long as you have this when the damage is totalled.',
    },
    protect: {
      name: 'Protect',
      text: 'Spend when you are about to suffer non-ultimate damage: prevent half of it, rounded up.',
    },
    'blessing-of-divinity': {
      name: 'Blessing of Divinity',
      text: 'When your health would drop to 0, remove this and set your health to 1. Cannot be removed or moved in any other way.',
    },
    stun: {
      name: 'Stun',
      text: 'You cannot do anything. After the attack this is removed, and the attacker gets another offensive roll phase against you.',
    },
    cleanse: {
      name: 'Cleanse',
      text: 'Spend at any time: remove one status effect from yourself.',
    },
    bleed: {
      name: 'Bleed',
      text: 'During your upkeep, roll a die for each of these, one after the other: on a 1 to 4, suffer 1 damage; on a 5 or 6, remove that token.',
    },
    poison: {
      name: 'Poison',
      text: 'During each of your upkeeps, suffer 1 damage for each of these tokens.',
    },
  },
}
