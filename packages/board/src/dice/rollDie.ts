import { calm } from '../motion/calm.ts'
import { run } from '../motion/running.ts'
import type { Turn } from './orientation.ts'
import { tumble } from './tumble.ts'

const FADE = 240

/** Rolls a drawn die from one turn to another; the result stops it. */
export function rollDie(die: HTMLElement, from: Turn, to: Turn, index: number, roll: number | string): () => void {
  const part = (name: string) => die.querySelector<HTMLElement>(`.die-${name}`)!
  const animations = calm()
    ? [run(part('hop'), [{ opacity: 0 }, { opacity: 1 }], { duration: FADE })]
    : tumbling(part('cube'), part('hop'), part('shadow'), from, to, index, roll)
  // The three hidden sides are drawn only while they can be seen.
  die.dataset.tumbling = ''
  const stop = () => {
    delete die.dataset.tumbling
    for (const animation of animations) animation.cancel()
  }
  Promise.all(animations.map((animation) => animation.finished)).then(stop, () => {})
  return stop
}

function tumbling(
  cube: HTMLElement,
  hop: HTMLElement,
  shadow: HTMLElement,
  from: Turn,
  to: Turn,
  index: number,
  roll: number | string,
): Animation[] {
  const { delay, duration, from: spin, drift } = tumble(index, roll)
  const turn = (x: number, y: number, z: number) => ({ transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)` })
  const timing = { delay, duration, fill: 'backwards' } as const
  const at = (x: number, y: number, squash = '1 1') => ({ translate: `calc(var(--die) * ${x}) calc(var(--die) * ${y})`, scale: squash })
  const under = (scale: number, opacity: number) => ({ scale: `${scale}`, opacity })
  return [
    run(
      cube,
      [
        { ...turn(from.x, from.y, 0), easing: 'cubic-bezier(.3, .2, .4, 1)' },
        { ...turn(to.x - spin.x * 0.06, to.y - spin.y * 0.03, spin.z * 0.12), offset: 0.78, easing: 'cubic-bezier(.3, 0, .3, 1)' },
        turn(to.x, to.y, 0),
      ].map((frame, i) => (i === 0 ? { ...frame, ...turn(to.x + spin.x + (from.x - to.x), to.y + spin.y, spin.z) } : frame)),
      timing,
    ),
    run(
      hop,
      [
        { ...at(0, 0), easing: 'cubic-bezier(.1, .7, .4, 1)' },
        { ...at(drift, -0.75), offset: 0.32, easing: 'cubic-bezier(.6, 0, .9, .4)' },
        { ...at(drift * 0.6, 0, '1.06 .94'), offset: 0.62, easing: 'cubic-bezier(.1, .7, .4, 1)' },
        { ...at(drift * 0.3, -0.16), offset: 0.78, easing: 'cubic-bezier(.6, 0, .9, .4)' },
        { ...at(0, 0, '1.02 .98'), offset: 0.93 },
        at(0, 0),
      ],
      timing,
    ),
    run(
      shadow,
      [under(1, 1), { ...under(0.6, 0.35), offset: 0.32 }, { ...under(1, 1), offset: 0.62 }, { ...under(0.88, 0.7), offset: 0.78 }, under(1, 1)],
      timing,
    ),
  ]
}
