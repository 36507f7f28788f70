import type { HeroText } from '../../heroText.ts'

export const paladin = {
  name: 'Paladin',
  symbols: {
    sword: 'Sword',
    helmet: 'Helmet',
    life: 'Life',
    prayer: 'Prayer',
  },
  abilities: {
    tithe: 'Tithe',
    'righteous-combat': 'Righteous Combat',
    retaliate: 'Retaliate',
    'mighty-prayer': 'Mighty Prayer',
    'holy-light': 'Holy Light',
    'holy-attack': 'Holy Attack',
    'righteous-prayer': 'Righteous Prayer',
    'resolute-faith': 'Resolute Faith!',
    'divine-defense': 'Divine Defense',
    requital: 'Requital',
    prosperity: 'Prosperity',
    steadfast: 'Steadfast',
    'offensive-stance': 'Offensive Stance',
  },
  actions: {
    'tithe-reroll': 'Tithe (re-roll a die)',
    'tithe-draw': 'Tithe (draw)',
  },
  tokens: {
    retribution: {
      name: 'Retribution',
      text: 'Spend after being attacked: half of the incoming damage, rounded up, is dealt to the attacker too.',
    },
    crit: { name: 'Crit', text: 'Spend on your attack if its own damage is 5 or more: add 4 damage.' },
    accuracy: {
      name: 'Accuracy',
      text: 'Spend at the end of your offensive roll phase: your attack becomes undefendable.',
    },
  },
  cards: {
    mighty: 'Mighty!',
    consecration: 'Consecration!',
    blessed: 'Blessed!',
    absolution: 'Absolution!',
    'divine-favor': 'Divine Favor!',
  },
} satisfies HeroText
