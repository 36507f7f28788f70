import type { HealNyra } from '../../../heroes/huntress/healNyra.ts'
import type { HurtNyra } from '../../../heroes/huntress/hurtNyra.ts'
import type { RouseNyra } from '../../../heroes/huntress/rouseNyra.ts'
import type { ShareDamage } from '../../../heroes/huntress/shareDamage.ts'
import type { StepIn } from '../../../heroes/huntress/stepIn.ts'
import type { HeroText } from '../../heroText.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const huntress = {
  name: 'Huntress',
  style: [
    'Two hunters for the price of one: Nyra bites with you and takes blows for you.',
    'Keep her on her feet: as long as she is active, every attack deals 2 more, and she can suffer the damage meant for you.',
  ],
  symbols: {
    spear: noun('Spear', 'Spears'),
    claw: noun('Claw', 'Claws'),
    'bonded-soul': noun('Bonded Soul', 'Bonded Souls'),
    sabertooth: noun('Sabertooth', 'Sabertooths'),
  },
  abilities: {
    animalistic: 'Animalistic',
    savage: 'Savage',
    resuscitate: 'Resuscitate',
    'feral-instincts': 'Feral Instincts',
    onslaught: 'Onslaught',
    'predatory-advance': 'Predatory Advance',
    feral: 'Feral',
    'maternal-bond': 'Maternal Bond',
    'jungle-fury': 'Jungle Fury!',
    nyra: 'Nyra',
    hunt: 'Hunt',
    swipe: 'Swipe',
    jugular: 'Jugular',
    ferocious: 'Ferocious',
  },
  actions: { 'nyra-rerolls': 'Nyra (reroll a die)', 'nyra-steps-in': 'Nyra (take the damage)' },
  tokens: {
    'nyras-bond': {
      name: 'Nyra’s Bond',
      text: 'Spend when an attack is about to deal you damage that is not ultimate, if Nyra is active: divide it between you and her, at least 1 each; what exceeds her health is lost. Or spend at any time to heal Nyra 2. (Original leaflet: spent before your defence, which it replaces; you divide the damage when it is totalled, from nothing to all of it.)',
    },
  },
  companions: {
    nyra: {
      name: 'Nyra',
      text: 'Active: your attacks deal 2 more damage; when an attack is about to deal you damage that is not ultimate, she may suffer all of it instead; once per turn, in your offensive roll phase, you may deal 1 damage to her to reroll one of your dice. At 0 health she becomes inactive. Inactive: in your upkeep, she becomes active if she has 5 or more health; otherwise, she heals 1. (Original leaflet: that she suffers the damage is decided before your defence, which it replaces; she rerolls no dice.)',
      states: { inactive: 'inactive', active: 'active' },
    },
  },
  cards: {
    resilient: 'Resilient!',
    prowl: 'Prowl!',
    pounce: 'Pounce!',
    'savage-slash': 'Savage Slash!',
    'blood-bond': 'Blood Bond!',
    'primal-roar': 'Primal Roar!',
  },
  verbs: {
    'huntress/heal-nyra': (p: HealNyra, say: Say) =>
      phrase('heal Nyra', say.amount(p.amount, noun('')), '', say.measure(p.amount, noun(''))),
    'huntress/hurt-nyra': (p: HurtNyra) => `deal ${p.amount} damage to Nyra`,
    'huntress/rouse-nyra': (p: RouseNyra) =>
      `if Nyra is inactive, she becomes active with ${p.from} or more health, and heals 1 with less`,
    'huntress/nyra-takes': () => 'Nyra suffers all of it',
    'huntress/share': (p: ShareDamage): string =>
      p.paid ? 'divide it between you and Nyra' : 'spend Nyra’s Bond and divide it between you and Nyra',
    'huntress/step-in': (p: StepIn): string =>
      p.shared
        ? 'instead of defending, divide the damage of this attack between you and Nyra'
        : 'instead of defending, let Nyra suffer all the damage of this attack',
    'huntress/guard': () =>
      'if Nyra is active and the attack is not ultimate, she may suffer all of it, or you may spend Nyra’s Bond to divide it between you and her',
  },
  asks: { 'nyras-share': 'How much of the damage does Nyra suffer?' },
} satisfies HeroText
