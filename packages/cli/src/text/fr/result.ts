import type { result as source } from '../en/result.ts'
import { count } from './grammar.ts'

export const result: typeof source = {
  creatures: (n) => count(n, 'créature'),
  cityCards: (points) => `lieux ${points}`,
  bounties: (points) => `bandits et navires ${points}`,
  tokens: (points) => `jetons ${points}`,
  gained: (glory) => `acquise ${glory}`,
  printed: (glory) => `sur les cartes ${glory}`,
  tie: (ahead, behind, why) => `${ahead} et ${behind} sont à égalité ; ${ahead} passe devant : ${why}.`,
  larger: (one, other) => `plus de créatures (${one} contre ${other})`,
  moreCards: (one, other) => `plus de cartes de lieu (${one} contre ${other})`,
  moreBounties: (one, other) => `plus de points de bandits et de navires (${one} contre ${other})`,
  closer: 'plus près du premier joueur',
}
