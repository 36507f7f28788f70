import { count } from './grammar.ts'

/** What a score is made of, and which tie-break decided. */
export const result = {
  creatures: (n: number) => count(n, 'creature'),
  cityCards: (points: number) => `locations ${points}`,
  bounties: (points: number) => `bandits and ships ${points}`,
  tokens: (points: number) => `tokens ${points}`,
  gained: (glory: number) => `gained ${glory}`,
  printed: (glory: number) => `on cards ${glory}`,
  tie: (ahead: string, behind: string, why: string) => `${ahead} and ${behind} are tied; ${ahead} is ahead: ${why}.`,
  larger: (one: number, other: number) => `more creatures (${one} to ${other})`,
  moreCards: (one: number, other: number) => `more location cards (${one} to ${other})`,
  moreBounties: (one: number, other: number) => `more points from bandits and ships (${one} to ${other})`,
  closer: 'closer to the first player',
}
