import { useEffect } from 'react'
import { useWords } from '../language/useWords.ts'

/** A question that passes by itself is gone before this. */
const SURE_MS = 900

/** Title and badge of the page say that it is the reader's turn. */
export function useTurnSignal(isMyTurn: boolean, game: string): void {
  const { app, notifications: words } = useWords()
  useEffect(() => {
    document.title = `${game} · ${app.name}`
    if (isMyTurn) {
      const timer = setTimeout(() => {
        document.title = words.titleOfTurn(game)
        void navigator.setAppBadge?.(1).catch(() => undefined)
      }, SURE_MS)
      return () => clearTimeout(timer)
    }
    void navigator.clearAppBadge?.().catch(() => undefined)
    return undefined
  }, [isMyTurn, game, app.name, words])
  useEffect(
    () => () => {
      document.title = app.name
      void navigator.clearAppBadge?.().catch(() => undefined)
    },
    [app.name],
  )
}
