import { calm } from '../motion/calm.ts'
import { run } from '../motion/running.ts'
import type { Turn } from './orientation.ts'
import type { Tumble } from './tumble.ts'

const FADE = 240
const LAND = 'cubic-bezier(.3, 0, .3, 1)'
const RISE = 'cubic-bezier(.1, .7, .4, 1)'
const FALL = 'cubic-bezier(.6, 0, .9, .4)'

/** Rolls a drawn die from one orientation to another; call the result to stop it. */
export function rollDie(die: HTMLElement, from: Turn, to: Turn, way: Tumble): () => void {
  const part = (name: string) => die.querySelector<HTMLElement>(`.die-${name}`)!
  const timing = { delay: way.delay, duration: way.duration, fill: 'backwards' } as const
  const animations = calm()
    ? [run(part('hop'), [{ opacity: 0 }, { opacity: 1 }], { duration: FADE })]
    : [
        run(part('cube'), spinning(from, to, way), timing),
        run(part('hop'), hopping(way), timing),
        run(part('shadow'), SHADOW, timing),
      ]
  // The three hidden sides are drawn only while they can be seen.
  die.dataset.tumbling = ''
  const stop = () => {
    delete die.dataset.tumbling
    for (const animation of animations) animation.cancel()
  }
  Promise.all(animations.map((animation) => animation.finished)).then(stop, () => {})
  return stop
}

/** From its old orientation, over whole turns and slightly too far, to rest. */
function spinning(from: Turn, to: Turn, { turns, lean }: Tumble): Keyframe[] {
  const turn = (x: number, y: number, z: number) => ({
    transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`,
  })
  const start = { x: from.x - 360 * turns.x, y: from.y - 360 * turns.y }
  const past = (a: number, b: number) => b + Math.sign(b - a) * 14
  return [
    { ...turn(start.x, start.y, 0), easing: 'cubic-bezier(.3, .4, .4, 1)' },
    { ...turn(past(start.x, to.x), past(start.y, to.y), lean), offset: 0.74, easing: LAND },
    turn(to.x, to.y, 0),
  ]
}

function hopping({ drift, height }: Tumble): Keyframe[] {
  const at = (x: number, y: number, scale = '1 1') => ({
    translate: `calc(var(--die) * ${x}) calc(var(--die) * ${y})`,
    scale,
  })
  return [
    { ...at(0, 0), easing: RISE },
    { ...at(drift, -height), offset: 0.3, easing: FALL },
    { ...at(drift * 0.6, 0, '1.06 .94'), offset: 0.6, easing: RISE },
    { ...at(drift * 0.3, -height / 5), offset: 0.76, easing: FALL },
    { ...at(0, 0, '1.02 .98'), offset: 0.92 },
    at(0, 0),
  ]
}

const SHADOW: Keyframe[] = [
  { scale: '1', opacity: 1 },
  { scale: '.6', opacity: 0.35, offset: 0.3 },
  { scale: '1', opacity: 1, offset: 0.6 },
  { scale: '.88', opacity: 0.7, offset: 0.76 },
  { scale: '1', opacity: 1 },
]
