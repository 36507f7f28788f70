import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import type { NextOpponent } from './nextOpponent.ts'

/** Against somebody else at once. */
export function NextOpponentButton({ next, start }: { next: NextOpponent; start(next: NextOpponent): void }) {
  const words = useWords().result
  return <Button onClick={() => start(next)}>{words.nextOpponent(next.text, next.others)}</Button>
}
