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
  for (const flight of moved) {
    const spot = after.get(flight.id)!
    if (isClipped(spot, before.get(flight.id)!, stage)) flyAsGhost(spot, flight, ghosts)
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

function isClipped({ element }: Seen, from: Seen, stage: HTMLElement): boolean {
  const corner = stage.getBoundingClientRect()
  for (let box = element.parentElement; box && box !== stage; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const { x, y, right, bottom } = box.getBoundingClientRect()
    const [left, top] = [from.x + corner.x, from.y + corner.y]
    if (left < x || top < y || left + from.width > right || top + from.height > bottom) return true
  }
  return false
}
