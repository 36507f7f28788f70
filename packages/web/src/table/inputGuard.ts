/** Input right after the question changed was meant for what was there before: it is ignored. */

/** How long, in milliseconds. */
export const SETTLE_MS = 300

export interface InputGuard {
  /** Something else is asked now, or the same is asked again. */
  changed(): void
  /** Milliseconds until input counts; 0: it does. */
  opensIn(): number
  /** A finger or a button of the mouse went down. */
  down(): void
  /** Does a press that ends now count? If it began with `down`, that must have counted, too. */
  takes(began: 'down' | 'at once'): boolean
}

export function inputGuard(now: () => number, settle = SETTLE_MS): InputGuard {
  let opensAt = Number.NEGATIVE_INFINITY
  let wasOpen = true
  const opensIn = () => Math.max(0, opensAt - now())
  return {
    changed: () => {
      opensAt = now() + settle
    },
    opensIn,
    down: () => {
      wasOpen = opensIn() === 0
    },
    takes: (began) => opensIn() === 0 && (began === 'at once' || wasOpen),
  }
}
