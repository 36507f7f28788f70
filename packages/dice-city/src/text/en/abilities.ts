import type { Abilities, Traits } from '../words.ts'
import { amounts } from './amounts.ts'

const COPIED = {
  row: 'Use the ability of another active location in this row.',
  dice: 'Use the ability of an active location in your city that has one of your unused dice on it.',
  city: 'Use the ability of any other active location in your city.',
}

export const abilities: Abilities = {
  gain: ({ gain }) => `Gain ${amounts(gain)}.`,
  harvest: ({ amount }) =>
    `For each active Lumber Mill, Quarry and Mine in this row, gain ${amount} of what it produces.`,
  mint: ({ amount }) => `For the rest of this turn, every resource location you use produces ${amount} more.`,
  strength: ({ amount }) => `+${amount} strength.`,
  watch: ({ amount }) => `+${amount} strength, against bandits only.`,
  forge: ({ amount }) => `This turn, every Army location you use gives +${amount} strength.`,
  train: ({ amount }) => `This turn, all bandits have ${amount} less defence (minimum 1).`,
  points: ({ amount }) => `Gain ${amount} VP.`,
  pairs: ({ amount }) =>
    `Gain ${amount} VP for each pair of identical resources in your stock; you keep the resources.`,
  recruit: () => 'Take a Regular Army from its pile and place it on any cell of your city.',
  exchange: ({ most, rate }) => `Pay up to ${most} of one resource; for each, gain ${rate} of another resource.`,
  multiply: ({ pay, get }) => `Pay ${pay} of a resource and gain ${get} of the same resource.`,
  copy: ({ from }) => COPIED[from],
  ride: () => 'Move another unused die to any column in its row.',
  reroll: ({ others }) =>
    `Reroll this die${others ? ', and as many of your other unused dice as you like' : ''}; it stays unused.`,
}

export const traits: Traits = {
  exhausts: () => 'Using it deactivates it.',
  culturalRow: 'Worth 1 VP for each cultural location in its row, including itself.',
  adornments: (most) =>
    `When you build it: pay up to ${most} extra stone and iron, in any combination, and gain 1 VP for each.`,
  shelters: (amount) => `While active: every other card in its row has +${amount} defence.`,
}
