import { calm } from '../motion/calm.ts'
import { run } from '../motion/running.ts'
import { setRolling } from './atRest.ts'
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
  setRolling(die, true)
  let stopped = false
  const stop = () => {
    // The die may be rolling again since.
    if (stopped) return
    stopped = true
    delete die.dataset.tumbling
    setRolling(die, false)
    for (const animation of animations) animation.cancel()
  }
  Promise.all(animations.map((animation) => animation.finished)).then(stop, () => {})
  return stop
}

/** From its old orientation, over whole turns, past the face it will show, and rocking to rest. */
function spinning(from: Turn, to: Turn, { turns, lean }: Tumble): Keyframe[] {
  const turn = (x: number, y: number, z: number) => ({
    transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`,
  })
  const start = { x: from.x - 360 * turns.x, y: from.y - 360 * turns.y }
  const past = (a: number, b: number, by: number) => b + Math.sign(b - a) * by
  return [
    { ...turn(start.x, start.y, 0), easing: 'cubic-bezier(.3, .4, .45, 1)' },
    { ...turn(past(start.x, to.x, 16), past(start.y, to.y, 16), lean), offset: 0.66, easing: LAND },
    { ...turn(past(start.x, to.x, -5), past(start.y, to.y, -5), lean / -4), offset: 0.84, easing: LAND },
    turn(to.x, to.y, 0),
  ]
}

/** Up, down with its weight, and two bounces, each much lower than the one before. */
function hopping({ drift, height }: Tumble): Keyframe[] {
  const at = (x: number, y: number, scale = '1 1') => ({
    translate: `calc(var(--die) * ${x}) calc(var(--die) * ${y})`,
    scale,
  })
  return [
    { ...at(0, 0), easing: RISE },
    { ...at(drift, -height), offset: 0.27, easing: FALL },
    { ...at(drift * 0.6, 0, '1.08 .92'), offset: 0.52, easing: RISE },
    { ...at(drift * 0.3, -height / 4), offset: 0.66, easing: FALL },
    { ...at(drift * 0.12, 0, '1.04 .96'), offset: 0.79, easing: RISE },
    { ...at(drift * 0.05, -height / 14), offset: 0.86, easing: FALL },
    { ...at(0, 0, '1.01 .99'), offset: 0.93 },
    at(0, 0),
  ]
}

const SHADOW: Keyframe[] = [
  { scale: '1', opacity: 1 },
  { scale: '.6', opacity: 0.35, offset: 0.27 },
  { scale: '1.06', opacity: 1, offset: 0.52 },
  { scale: '.85', opacity: 0.7, offset: 0.66 },
  { scale: '1.03', opacity: 1, offset: 0.79 },
  { scale: '.96', opacity: 0.9, offset: 0.86 },
  { scale: '1', opacity: 1 },
]
