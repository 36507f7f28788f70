/** Turns one number at a time, and keeps what makes something smaller: first by half, in the end by a few percent. */
const STEPS = [0.5, 0.25, 0.12, 0.06]
/** Smaller gains are chance. */
const ENOUGH = 1e-5

/** Changes the numbers in place; yields after each round that has gained something. */
export function* turned(numbers: Record<string, number>, measure: () => number): Generator<{ least: number }> {
  let least = measure()
  for (const step of STEPS)
    for (let gained = true; gained; ) {
      gained = false
      for (const name of Object.keys(numbers))
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const before = numbers[name]!
          numbers[name] = Number((before * factor).toFixed(3))
          const tried = measure()
          if (tried < least - ENOUGH) {
            least = tried
            gained = true
          } else numbers[name] = before
        }
      if (gained) yield { least }
    }
}
