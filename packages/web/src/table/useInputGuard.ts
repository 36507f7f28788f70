import type { Offer } from '@alea/engine'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { inputGuard } from './inputGuard.ts'
import { takesKeys } from './topLayer.ts'

/** Where presses answer questions; what lies beside it, such as the menu of the table, always listens. */
const ANSWERS = '.table-board, .table-dock, .menu, .options'

/** Keys that move around or close something answer nothing. */
const HARMLESS = /^(?:Tab|Escape|Arrow.*|Home|End|Page.*|Shift|Control|Alt|Meta|\?)$/

/**
 * Ignores presses and keys while a new question settles, and keys that are held down. `step` tells apart what the same question is about:
 * an answer on its way, a doubt.
 */
export function useInputGuard(offer: Offer | undefined, step: string): boolean {
  const { settle } = useSettings()
  const guard = useMemo(() => inputGuard(() => performance.now(), settle), [settle])
  const [settling, setSettling] = useState(false)
  const question = useMemo(() => offer && questionText(offer), [offer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something else is asked
  useLayoutEffect(() => {
    if (question === undefined || settle === 0) return
    guard.changed()
    setSettling(true)
    const timer = setTimeout(() => setSettling(false), settle)
    return () => clearTimeout(timer)
  }, [guard, settle, question, step])
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const isAnswer = ({ target }: Event) => target instanceof Element && target.closest(ANSWERS) !== null
    const down = (event: PointerEvent) => {
      guard.down()
      // Nothing is dragged either.
      if (isAnswer(event) && guard.opensIn() > 0) event.stopImmediatePropagation()
    }
    const click = (event: MouseEvent) => {
      // A click by the keyboard has no count of presses.
      if (isAnswer(event) && !guard.takes(event.detail > 0 ? 'down' : 'at once')) stop(event)
    }
    const key = (event: KeyboardEvent) => {
      if (HARMLESS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      // Numbers and letters are heard wherever the focus is, except below a dialog; Enter and space belong to what has the focus.
      const isElsewhere = event.key === 'Enter' || event.key === ' ' ? event.target !== document.body : takesKeys()
      if (isElsewhere && !isAnswer(event)) return
      if (event.repeat || !guard.takes('at once')) stop(event)
    }
    addEventListener('pointerdown', down, true)
    addEventListener('click', click, true)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      removeEventListener('click', click, true)
      removeEventListener('keydown', key, true)
    }
  }, [guard])
  return settling && question !== undefined
}

const questionText = ({ name, seat, params, options }: Offer): string =>
  JSON.stringify([name, seat, params, options.map(({ key }) => key)])
