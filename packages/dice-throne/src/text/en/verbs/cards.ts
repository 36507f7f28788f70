import type { Cast } from '../../../effects/cast.ts'
import type { DiscardCard } from '../../../effects/discardCard.ts'
import type { Lay } from '../../../effects/lay.ts'
import type { SearchDeck } from '../../../effects/searchDeck.ts'
import type { SearchUpgrades } from '../../../effects/searchUpgrades.ts'
import type { SeeHand } from '../../../effects/seeHand.ts'
import type { Say } from '../../say.ts'

export const cardVerbs = {
  discard: (p: DiscardCard, say: Say) =>
    p.who === 'self'
      ? `discard a card${p.how === 'random' ? ' at random' : ''}`
      : `make ${say.who(p.who)} discard a card ${p.how === 'random' ? 'at random' : 'of their choice'}`,
  'discard-hand': () => 'discard your hand',
  'see-hand': (p: SeeHand, say: Say) => `look at the hand of ${say.who(p.who)}`,
  search: (p: SearchUpgrades) => {
    const [what, it] = p.most === 1 ? ['an upgrade', 'it'] : [`up to ${p.most} upgrades`, 'them']
    const use = p.to === 'play' ? `put ${it} into play for free` : `show ${it}, put ${it} into your hand`
    return `search your deck for ${what}, ${use} and shuffle the deck`
  },
  'search-deck': (p: SearchDeck) => {
    const [what, it] = p.most === 1 ? ['a card', 'it'] : [`up to ${p.most} cards`, 'them']
    return `search your deck for ${what}, put ${it} into your hand unseen and shuffle the deck`
  },
  cast: (p: Cast): string => (p.most === 1 ? 'you may cast a spell' : `you may cast up to ${p.most} different spells`),
  lay: (p: Lay, say: Say) => `place ${say.card(p.card)} on your book`,
}
