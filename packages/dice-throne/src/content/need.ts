/** What the five dice must show: symbols, straights, numbers of a kind. */

/** The six symbols of a hero's die, by number: `faces[0]` is on the 1. */
export type Faces = readonly [string, string, string, string, string, string]

export type Need =
  | { readonly symbols: Readonly<Record<string, number>> }
  | { readonly straight: 'small' | 'large' }
  | { readonly ofAKind: number }

/** This many consecutive numbers. */
export const RUN_LENGTHS = { small: 4, large: 5 } as const

export const symbols = (wanted: Readonly<Record<string, number>>): Need => ({ symbols: wanted })
export const smallStraight: Need = { straight: 'small' }
export const largeStraight: Need = { straight: 'large' }
/** This many dice with the same number, whatever their symbols. */
export const ofAKind = (count: number): Need => ({ ofAKind: count })

/** `foreign`: the place of a die that counts only as a number. */
export const isMet = (need: Need, dice: readonly number[], faces: Faces, foreign?: number): boolean =>
  isShown(need, shownBy(dice, faces, foreign))

/** What a roll shows, counted once for many requirements. */
interface Shown {
  readonly symbols: Readonly<Record<string, number>>
  readonly run: number
  readonly alike: number
}

function shownBy(dice: readonly number[], faces: Faces, foreign?: number): Shown {
  const symbols: Record<string, number> = {}
  for (const [place, die] of dice.entries()) {
    if (place === foreign) continue
    const symbol = faces[die - 1]!
    symbols[symbol] = (symbols[symbol] ?? 0) + 1
  }
  return { symbols, run: longestRun(dice), alike: mostAlike(dice) }
}

function isShown(need: Need, shown: Shown): boolean {
  if ('symbols' in need) {
    for (const symbol in need.symbols) if ((shown.symbols[symbol] ?? 0) < need.symbols[symbol]!) return false
    return true
  }
  if ('straight' in need) return shown.run >= RUN_LENGTHS[need.straight]
  return shown.alike >= need.ofAKind
}

/** How many dice show the symbol. */
export function count(symbol: string, dice: readonly number[], faces: Faces, foreign?: number): number {
  let shown = 0
  for (let place = 0; place < dice.length; place++) if (faces[dice[place]! - 1] === symbol && place !== foreign) shown++
  return shown
}

function longestRun(dice: readonly number[]): number {
  let longest = 0
  let run = 0
  for (let number = 1; number <= 6; number++) {
    run = dice.includes(number) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function mostAlike(dice: readonly number[]): number {
  let most = 0
  for (let number = 1; number <= 6; number++) {
    let alike = 0
    for (const die of dice) if (die === number) alike++
    most = Math.max(most, alike)
  }
  return most
}
