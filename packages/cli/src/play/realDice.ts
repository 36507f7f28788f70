/** Real dice: people type what lies on their table and say who begins; cards and lots are drawn for them. */
import { type ChanceQuestion, type ChanceSource, type Game, InputError, type Language, manual } from '@alea/engine'
import type { AwaitedDice } from '@alea/host'
import type { Keyboard } from '../terminal/keyboard.ts'
import { paint } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import type { Messages } from '../text/index.ts'
import type { Players } from './players.ts'

interface Table {
  readonly game: Game
  readonly players: Players
  readonly keyboard: Keyboard
  readonly language: Language
  readonly say: Messages
  /** Shuffles, and draws what is not on the dice. */
  readonly lots: ChanceSource
}

/** Asks until a possible result is typed; undefined when the person quits. */
export async function readRealDice(awaited: AwaitedDice, table: Table): Promise<readonly number[] | undefined> {
  const { keyboard, say, lots } = table
  const { count, sides, lot } = awaited
  if (lot === 'pieces') return lots(awaited, 0)
  for (;;) {
    const typed = (await keyboard.line(`${paint('bold', promptFor(awaited, table))} `))?.trim()
    if (typed === undefined || typed === 'q') return undefined
    if (typed === '' && lot) return lots(awaited, 0)
    const results = resultsOf(awaited, typed)
    if (results) return results
    print(say.play.badDice(count, sides, Array(count).fill(sides).join(' ')))
  }
}

function promptFor({ name, count, sides, whose, params, lot }: AwaitedDice, table: Table): string {
  const { game, players, language, say } = table
  if (lot) return say.play.whoBegins(players.names)
  const owners = whose.map((seat) => players.names[seat]!)
  return say.play.typeDice(owners, count / Math.max(1, owners.length), sides, game.text[language].dice?.(name, params))
}

function resultsOf(question: ChanceQuestion, typed: string): number[] | undefined {
  try {
    return manual(question, typed)
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
