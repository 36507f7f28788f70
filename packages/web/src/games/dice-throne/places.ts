/** Where the options of each question lie on the board. */
import { makerOf, optionOf, tokenOf, type View } from '@alea/dice-throne'
import type { Json, Seat } from '@alea/engine'

export const cardPlace = (card: string): string => `card:${card}`
/** Counted from 1. */
export const diePlace = (place: number): string => `die:${place}`
export const playerPlace = (seat: Seat): string => `player:${seat}`
export const tokenPlace = (seat: Seat, token: string): string => `token:${seat}:${token}`
export const companionPlace = (seat: Seat, companion: string): string => `companion:${seat}:${companion}`
/** `smack.2`, or the whole ability where it has no tiers: a defence. */
export const abilityPlace = (seat: Seat, id: string): string => `ability:${seat}:${id}`
export const actionPlace = (seat: Seat, id: string): string => `action:${seat}:${id}`
export const deckPlace = (seat: Seat): string => `deck:${seat}`
/** In a draft. */
export const heroPlace = (hero: string): string => `hero:${hero}`
export const branchPlace = (branch: number): string => `branch:${branch}`

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  const option = optionOf(question, value, view)
  switch (option.is) {
    case 'play':
    case 'sell':
    case 'card':
    case 'put-back':
      return [cardPlace(option.card)]
    case 'hero':
      return [heroPlace(option.hero)]
    case 'spend':
    case 'own-token':
      return [tokenPlace(seat, option.token)]
    case 'use': {
      const { action, companion } = option
      return [companion === undefined ? actionPlace(seat, action) : companionPlace(seat, companion)]
    }
    case 'announce':
      return [abilityPlace(seat, option.tier)]
    case 'defend':
      return [abilityPlace(seat, option.ability)]
    case 'die':
    case 'turn-die':
      return [diePlace(option.place)]
    case 'reroll':
      return option.place ? [diePlace(option.place)] : allDice(view)
    case 'player':
      return [playerPlace(option.seat)]
    case 'token':
      return [tokenPlace(option.seat, option.token)]
    case 'foresee':
      return option.count > 0 ? tokensOf(view, seat, (id) => tokenOf(id).foresees !== undefined) : []
    case 'shed':
      return option.count > 0 ? tokensOf(view, seat, (id) => makerOf(id) === seat) : []
    case 'pay-price': {
      const { price } = option
      if ('token' in price) return tokensOf(view, seat, (id) => tokenOf(id).id === price.token)
      return 'family' in price ? tokensOf(view, seat, (id) => tokenOf(id).family === price.family) : []
    }
    case 'stand-up':
      return tokensOf(view, seat, (id) => tokenOf(id).forbids === 'offense')
    case 'upkeep':
      if (option.from === 'ability') return [abilityPlace(seat, option.id)]
      return tokensOf(view, seat, (id) => tokenOf(tokenOf(id).stirsWith ?? id).id === option.id)
    case 'branch':
      return [branchPlace(option.branch.branch)]
    case 'look':
    case 'reveal':
      return [deckPlace(seat)]
    // Picked die by die: the tray and its bar stand for all of them.
    case 'keep-dice':
    case 'reroll-dice':
    // Only words and numbers.
    case 'pay-up-to':
    case 'share':
    case 'pilfer':
    case 'source':
    case 'take-dice':
    case 'ability':
    case 'lay-down':
    case 'facedown':
    case 'pass':
    case 'end':
    case 'none':
    case 'done':
    case 'gain':
    case 'decline':
    case 'pay':
    case 'skip':
    case 'again':
    case 'keep':
    case 'give-up':
    case 'no-defense':
    case 'nobody':
      return []
  }
}

const tokensOf = (view: View, seat: Seat, fits: (id: string) => boolean): readonly string[] =>
  (view.fighters[seat]?.tokens ?? []).flatMap(({ id }) => (fits(id) ? [tokenPlace(seat, id)] : []))

const allDice = (view: View): readonly string[] => (view.rolls.at(-1)?.dice ?? []).map((_, i) => diePlace(i + 1))
