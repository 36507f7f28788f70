/** Answers that are easily given by mistake and cannot be taken back once bots have acted: the player is asked again. */
import { type View as DiceForgeView, diceForgeNames as FORGE, optionOf } from '@alea/dice-forge'
import type { Language, Offer } from '@alea/engine'
import type { Messages } from '../text/index.ts'

type Confirm = (
  offer: Offer,
  key: string,
  view: unknown,
  context: { readonly language: Language; readonly say: Messages },
) => string | undefined

const CONFIRMATIONS: Readonly<Record<string, Confirm>> = {
  /** Ending one's action with more than half of the gold one can hold, while there is something to buy. */
  'dice-forge': (offer, key, view, { language, say }) => {
    const { gold, caps } = (view as DiceForgeView).heroes[offer.seat]!
    const optionFor = (wanted: string) => offer.options.find((option) => option.key === wanted)
    const chosen = optionOf(offer.name, optionFor(key)!.value)
    const canBuy = offer.options.some(({ value }) => optionOf(offer.name, value).is === 'buy')
    if (chosen.is !== 'pass' || !canBuy || 2 * gold <= caps.gold) return undefined
    return say.diceForge.endTurn(FORGE[language].amount(gold, 'gold'))
  },
}

/** What to ask before this answer is given, if anything. */
export const confirmationOf = (game: string): Confirm => CONFIRMATIONS[game] ?? (() => undefined)
