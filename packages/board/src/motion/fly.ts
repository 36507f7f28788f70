import { type Flight, flip } from './flip.ts'
import { run } from './running.ts'
import type { Seen } from './snapshot.ts'

const JOURNEY = 420
const FADE = 260
const EASE = 'cubic-bezier(.2, .75, .25, 1)'

/** Animates the difference of two layouts. `ghosts` is a layer for pieces that are no longer part of the board. */
export function fly(
  stage: HTMLElement,
  ghosts: HTMLElement,
  before: Map<string, Seen>,
  after: Map<string, Seen>,
): void {
  const { moved, came, gone } = flip(before, after)
  // Everything is measured before anything moves: measuring again after each start would lay the whole board out as often.
  const isClipped = clipping(stage)
  const flights = moved.map((flight) => {
    const spot = after.get(flight.id)!
    return { flight, spot, clipped: isClipped(spot, before.get(flight.id)!) }
  })
  for (const { flight, spot, clipped } of flights) {
    if (clipped) flyAsGhost(spot, flight, ghosts)
    else flyItself(spot.element, flight)
  }
  for (const id of came) appear(after.get(id)!.element)
  for (const id of gone) disappear(before.get(id)!, ghosts)
}

function flyItself(element: HTMLElement, flight: Flight): void {
  element.dataset.flying = ''
  const landed = () => delete element.dataset.flying
  const animation = run(element, journey(flight), { duration: JOURNEY, easing: EASE })
  animation.addEventListener('finish', landed)
  animation.addEventListener('cancel', landed)
}

/** A scrolling hand or strip would clip a card that flies in from outside: a copy of it flies above everything. */
function flyAsGhost(spot: Seen, flight: Flight, ghosts: HTMLElement): void {
  const ghost = ghostOf(spot, ghosts)
  run(ghost, journey(flight), { duration: JOURNEY, easing: EASE }).addEventListener('finish', () => ghost.remove())
  run(spot.element, [{ opacity: 0 }, { opacity: 0 }], { duration: JOURNEY })
}

function appear(element: HTMLElement): void {
  run(
    element,
    [
      { opacity: 0, transform: 'scale(.7)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: FADE, easing: EASE },
  )
}

function disappear(spot: Seen, ghosts: HTMLElement): void {
  const ghost = ghostOf(spot, ghosts)
  run(
    ghost,
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'scale(.8)' },
    ],
    { duration: FADE, easing: 'ease-in', fill: 'forwards' },
  ).addEventListener('finish', () => ghost.remove())
}

const journey = ({ dx, dy, sx, sy }: Flight): Keyframe[] => [
  { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})` },
  { transformOrigin: '0 0', transform: 'none' },
]

function ghostOf({ element, x, y, width, height }: Seen, ghosts: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id], [data-piece], [data-place]')]) {
    for (const name of ['id', 'data-piece', 'data-place', 'data-flying']) one.removeAttribute(name)
  }
  Object.assign(ghost.style, {
    position: 'absolute',
    margin: '0',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  ghosts.append(ghost)
  return ghost
}

/** Whether a piece that starts from somewhere would be cut off on its way by what it lies in. */
function clipping(stage: HTMLElement): (spot: Seen, from: Seen) => boolean {
  const corner = stage.getBoundingClientRect()
  const clips = new Map<HTMLElement, DOMRect | undefined>()
  const clipOf = (box: HTMLElement): DOMRect | undefined => {
    if (clips.has(box)) return clips.get(box)
    const { overflowX, overflowY } = getComputedStyle(box)
    const clip = overflowX === 'visible' && overflowY === 'visible' ? undefined : box.getBoundingClientRect()
    clips.set(box, clip)
    return clip
  }
  return ({ element }, from) => {
    const [left, top] = [from.x + corner.x, from.y + corner.y]
    for (let box = element.parentElement; box && box !== stage; box = box.parentElement) {
      const clip = clipOf(box)
      if (!clip) continue
      const { x, y, right, bottom } = clip
      if (left < x || top < y || left + from.width > right || top + from.height > bottom) return true
    }
    return false
  }
}
