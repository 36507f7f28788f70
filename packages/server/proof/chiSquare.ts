/** Pearson's chi-square test: how probable it is that fair draws look at least as uneven. */

/** `counts` of outcomes that should all be equally frequent. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The upper tail of the chi-square distribution: the regularised incomplete gamma function Q(freedom / 2, x / 2). */
export function chiSquareTail(x: number, freedom: number): number {
  const [a, z] = [freedom / 2, x / 2]
  if (z <= 0) return 1
  const front = Math.exp(a * Math.log(z) - z - logGamma(a))
  return z < a + 1 ? 1 - front * series(a, z) : front * fraction(a, z)
}

function series(a: number, z: number): number {
  let term = 1 / a
  let sum = term
  for (let n = a + 1; term > sum * 1e-16; n++) {
    term *= z / n
    sum += term
  }
  return sum
}

/** Lentz's method. */
function fraction(a: number, z: number): number {
  let b = z + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let i = 1; i < 10_000; i++) {
    const n = -i * (i - a)
    b += 2
    d = 1 / (n * d + b)
    c = b + n / c
    h *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return h
}

/** Stirling's series, shifted to where it is exact to fifteen digits. */
function logGamma(x: number): number {
  let [shifted, product] = [x, 1]
  while (shifted < 15) product *= shifted++
  const inverse = 1 / shifted ** 2
  const terms = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / shifted
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + terms - Math.log(product)
}
