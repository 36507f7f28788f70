import type { GameText, Offer, Seat } from '@alea/engine'
import type { Words } from '../language/languages.ts'
import type { ClientState } from './matchClient.ts'
import { waitingText } from './waitingText.ts'

/** The prompt line: what the reader is asked, or whom the match waits for. */
export const promptText = (
  state: Pick<ClientState, 'snapshot' | 'table' | 'passes'>,
  offer: Offer | undefined,
  text: Pick<GameText, 'ask'>,
  names: readonly string[],
  words: Words,
  seat: Seat | undefined,
): string =>
  offer
    ? words.table.yourTurn(text.ask(offer.name, offer.params, (who) => names[who] ?? words.table.seat(who + 1)))
    : waitingText(state, names, words, seat)
