import type { Abilities, Traits } from '../words.ts'
import { amounts } from './amounts.ts'

const COPIED = {
  row: 'Resolve the ability of another active location on this row.',
  dice: 'Resolve the ability of an active location in your city with one of your unused dice on it.',
  city: 'Resolve the ability of any other active location in your city.',
}

export const abilities: Abilities = {
  gain: ({ gain }) => `Gain ${amounts(gain)}.`,
  harvest: ({ amount }) =>
    `For each active Lumber Mill, Quarry and Mine on this row, gain ${amount} of what it yields.`,
  mint: ({ amount }) => `For the rest of this turn, every resource location you use yields ${amount} more.`,
  strength: ({ amount }) => `+${amount} strength.`,
  watch: ({ amount }) => `+${amount} strength, against bandits only.`,
  forge: ({ amount }) => `This turn, every Army location you use gives ${amount} more strength.`,
  train: ({ amount }) => `This turn, all bandits have ${amount} less defence (minimum 1).`,
  points: ({ amount }) => `Gain ${amount} VP.`,
  pairs: ({ amount }) => `Gain ${amount} VP for every pair of like resources in your stock; keep them.`,
  recruit: () => 'Take a Regular Army from its pile and put it on any cell of your city.',
  exchange: ({ most, rate }) => `Pay up to ${most} of one resource; for each, gain ${rate} of another resource.`,
  multiply: ({ pay, get }) => `Pay ${pay} of a resource and gain ${get} of the same.`,
  copy: ({ from }) => COPIED[from],
  ride: () => 'Move another unused die to any column of its row.',
  reroll: ({ others }) =>
    `Reroll this die${others ? ', and as many of your other unused dice as you like' : ''}; it stays unused.`,
}

export const traits: Traits = {
  exhausts: 'Using it deactivates it.',
  culturalRow: 'Worth 1 VP for each cultural location on its row, including itself.',
  adornments: (most) => `When built: pay up to ${most} more stone and iron, in any mix; gain 1 VP for each.`,
  shelters: (amount) => `While active: every other card on its row has ${amount} more defence.`,
}
