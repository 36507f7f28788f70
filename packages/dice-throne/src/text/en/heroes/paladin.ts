import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const paladin = {
  name: 'Paladin',
  style: [
    'Builds up tokens to strike harder, to survive and to hit back.',
    'Save Crit and Accuracy for one decisive attack, and keep Protect and Retribution for the turns in which you are the target.',
  ],
  symbols: {
    sword: noun('Sword', 'Swords'),
    helmet: noun('Helmet', 'Helmets'),
    life: noun('Life', 'Lives'),
    prayer: noun('Prayer', 'Prayers'),
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
    'tithe-reroll': 'Tithe (reroll a die)',
    'tithe-draw': 'Tithe (draw)',
  },
  tokens: {
    retribution: {
      name: 'Retribution',
      text: 'Spend after being attacked: half the incoming damage, rounded up, is also dealt to the attacker.',
    },
    crit: { name: 'Crit', text: 'Spend on your attack if its base damage is 5 or more: add 4 damage.' },
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
