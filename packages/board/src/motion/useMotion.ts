import { type RefObject, useLayoutEffect, useRef } from 'react'
import { calm } from './calm.ts'
import { fly } from './fly.ts'
import { type Seen, snapshot } from './snapshot.ts'

/** Animates what has changed on the stage since the previous version. The stage is a positioned element. */
export function useMotion(stage: RefObject<HTMLElement | null>, version: unknown): void {
  const shown = useRef(version)
  const before = useRef<Map<string, Seen>>(undefined)

  // No hook runs before React touches the document, but a render of the new version still sees the old one.
  if (version !== shown.current && stage.current && !calm()) before.current = snapshot(stage.current)

  useLayoutEffect(() => {
    shown.current = version
    const seen = before.current
    before.current = undefined
    if (!seen || !stage.current) return
    // A piece caught in flight starts from where it was seen, and is measured where it now belongs.
    for (const { element } of seen.values()) {
      if (element.dataset.flying !== undefined) for (const flight of element.getAnimations()) flight.cancel()
    }
    const ghosts = ghostLayer(stage.current)
    fly(stage.current, ghosts, seen, snapshot(stage.current))
  }, [stage, version])
}

function ghostLayer(stage: HTMLElement): HTMLElement {
  const layer = stage.querySelector<HTMLElement>(':scope > [data-ghosts]')
  if (layer) return layer
  const made = document.createElement('div')
  made.dataset.ghosts = ''
  made.className = 'stage-ghosts'
  made.inert = true
  made.setAttribute('aria-hidden', 'true')
  stage.append(made)
  return made
}
