/** What happens to the panels of a player, marked by `data-seat`, at a remarkable moment. Each lasts 900 ms at most, and any press ends it. */
import { calm } from './calm.ts'
import { run } from './running.ts'

export const EFFECTS = ['feat', 'blow', 'fall'] as const
export type Effect = (typeof EFFECTS)[number]

/** Every panel of a seat on the stages of this page. */
export const panelsOf = (seat: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.stage [data-seat="${seat}"]`),
]

export function showEffect(effect: Effect, seat: number): void {
  const { keyframes, duration } = calm() ? CALM : MOVES[effect]
  for (const panel of panelsOf(seat)) run(panel, keyframes, { duration, easing: 'cubic-bezier(.2, .75, .25, 1)' })
}

const CALM = { duration: 500, keyframes: [{ opacity: 1 }, { opacity: 0.55, offset: 0.3 }, { opacity: 1 }] }

const MOVES: Readonly<Record<Effect, { readonly duration: number; readonly keyframes: Keyframe[] }>> = {
  // Takes a breath and stands taller.
  feat: {
    duration: 800,
    keyframes: [
      { scale: '1', filter: 'none' },
      { scale: '1.018', filter: 'brightness(1.35) saturate(1.2)', offset: 0.25 },
      { scale: '1.012', filter: 'brightness(1.2)', offset: 0.6 },
      { scale: '1', filter: 'none' },
    ],
  },
  blow: {
    duration: 460,
    keyframes: [
      { translate: '0 0' },
      { translate: '-7px 2px', rotate: '-0.5deg', offset: 0.12 },
      { translate: '6px -1px', rotate: '0.4deg', offset: 0.3 },
      { translate: '-4px 1px', offset: 0.5 },
      { translate: '2px 0', offset: 0.75 },
      { translate: '0 0' },
    ],
  },
  // Sways, tips over, and lies still.
  fall: {
    duration: 900,
    keyframes: [
      { rotate: '0deg', translate: '0 0', filter: 'none' },
      { rotate: '1deg', offset: 0.2 },
      { rotate: '-3.5deg', translate: '-6px 10px', filter: 'grayscale(.8) brightness(.8)', offset: 0.62 },
      { rotate: '-2.6deg', translate: '-5px 7px', offset: 0.72 },
      { rotate: '-3deg', translate: '-5px 9px', filter: 'grayscale(1) brightness(.7)', offset: 0.82 },
      { rotate: '0deg', translate: '0 0', filter: 'none' },
    ],
  },
}
