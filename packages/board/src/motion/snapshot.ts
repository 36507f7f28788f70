import type { Spot } from './flip.ts'

export interface Seen extends Spot {
  readonly element: HTMLElement
}

/** Where every piece is now, measured from the corner of the stage so that scrolling the page moves nothing. */
export function snapshot(stage: HTMLElement): Map<string, Seen> {
  const corner = stage.getBoundingClientRect()
  const seen = new Map<string, Seen>()
  for (const element of stage.querySelectorAll<HTMLElement>('[data-piece]')) {
    if (element.closest('[data-ghosts]')) continue
    const { x, y, width, height } = element.getBoundingClientRect()
    const on = element.parentElement?.closest<HTMLElement>('[data-piece]')?.dataset.piece
    seen.set(element.dataset.piece!, { element, on, x: x - corner.x, y: y - corner.y, width, height })
  }
  return seen
}
