import { useEffect } from 'react'
import type { Playback } from './usePlayback.ts'

/** Arrows step, page keys jump by turn, the space bar plays; where another control wants a key, it has it. */
export function usePlaybackKeys({ step, jump, play, go, playing }: Playback, length: number, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actions.get(event.key)
      if (!act || wants(event.target, event.key) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    const actions = new Map<string, () => void>([
      ['ArrowLeft', () => step(-1)],
      ['ArrowRight', () => step(1)],
      ['PageUp', () => jump(-1)],
      ['PageDown', () => jump(1)],
      ['Home', () => go(0)],
      ['End', () => go(length)],
      [' ', () => play(!playing)],
    ])
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [step, jump, play, go, playing, length, isOff])
}

/** Of a slider only the space bar and the page keys are ours; a text, a list of tabs or a button keep what is theirs. */
function wants(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement && target.type === 'range') return key.startsWith('Arrow')
  if (key === ' ' && target.closest('button, a, summary')) return true
  return target.closest('input, select, textarea, [role=tablist], .log') !== null
}
