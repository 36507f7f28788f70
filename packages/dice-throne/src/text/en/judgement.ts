import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/terms.ts'

/** Why bots prefer an option. The names are those of cards, tokens, companions and abilities; of CP, how many there are and for which card. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points of health',
  named: (term, names) => `${term}: ${names}`,
  terms: {
    health: 'health',
    coming: 'damage and healing about to come',
    attack: 'this turn’s attack',
    next: 'the next turn’s attack and income',
    cp: 'CP',
    hand: 'cards in hand',
    laid: 'cards laid out',
    token: 'status effects',
    companion: 'companions',
    covered: 'abilities that are covered',
    board: 'the hero board',
    upgrade: 'upgrades',
    defense: 'the defence',
    toll: 'what the board costs in each upkeep',
    nothing: 'without an attack',
    ability: 'attacks',
  },
  because: {
    health: {
      more: () => 'leaves more health',
      less: () => 'costs health',
      theirMore: () => 'leaves the opponent more health',
      theirLess: () => 'deals damage',
    },
    coming: {
      more: () => 'prevents damage about to come',
      less: () => 'suffers more of the damage about to come',
      theirMore: () => 'spares the opponent damage',
      theirLess: () => 'adds to the damage about to be dealt',
    },
    attack: { more: () => 'makes this turn’s attack stronger', less: () => 'makes this turn’s attack weaker' },
    next: {
      more: () => 'makes the next attack stronger',
      less: () => 'makes the next attack weaker',
      theirMore: () => 'lets the opponent attack harder next turn',
      theirLess: () => 'weakens the opponent’s next attack',
    },
    cp: {
      more: (names) => (names ? `keeps ${names}` : 'keeps CP'),
      less: () => 'spends CP',
      theirMore: () => 'leaves the opponent more CP',
      theirLess: () => 'costs the opponent CP',
    },
    hand: {
      more: (names) => (names ? `keeps in hand: ${names}` : 'keeps more cards in hand'),
      less: (names) => (names ? `gives up a card: ${names}` : 'has fewer cards in hand'),
      theirMore: () => 'leaves the opponent more cards',
      theirLess: () => 'costs the opponent cards',
    },
    laid: {
      more: (names) => (names ? `lays out ${names}` : 'lays out cards'),
      less: (names) => (names ? `gives up ${names}` : 'gives up cards laid out'),
    },
    token: {
      more: (names) => (names ? `gains by status effects (${names})` : 'gains by status effects'),
      less: (names) => (names ? `loses by status effects (${names})` : 'loses by status effects'),
      theirMore: (names) =>
        names ? `lets the opponent gain by status effects (${names})` : 'lets the opponent gain by status effects',
      theirLess: (names) =>
        names ? `burdens the opponent with status effects (${names})` : 'burdens the opponent with status effects',
    },
    companion: {
      more: (names) => (names ? `strengthens a companion (${names})` : 'strengthens a companion'),
      less: (names) => (names ? `weakens a companion (${names})` : 'weakens a companion'),
      theirLess: (names) => (names ? `weakens the opponent’s companion (${names})` : 'weakens a companion'),
    },
    upgrade: {
      more: (names) => (names ? `upgrades ${names} for the rest of the match` : 'upgrades the board'),
      less: (names) => (names ? `leaves ${names} without an upgrade` : 'leaves the board as it is'),
      theirLess: () => 'removes an upgrade of the opponent',
    },
    board: { theirLess: () => 'shortens the match for the opponent’s board' },
    defense: { more: () => 'defends better for the rest of the match', less: () => 'defends worse' },
    ability: {
      more: (names) => (names ? `more often leads to ${names}` : 'more often leads to an attack'),
      less: (names) => (names ? `less often leads to ${names}` : 'less often leads to an attack'),
    },
  },
}

/** How many CP, and for which card of the hand. */
export const savedFor = (cp: number, card: string): string => `${cp} CP for ${card}`
