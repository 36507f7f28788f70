/** A face taken apart for drawing: `1 + ko 1 + priority` is a number, powers to use, and powers that apply by themselves. */
import { type ActivePower, type Face, type LastingPower, parseFace } from '@alea/battle-dice'

export type PowerName = ActivePower | LastingPower

export interface FaceParts {
  /** `3`, `×2`, or nothing where a power takes the place of a zero. */
  readonly number: string
  readonly used: readonly { readonly power: ActivePower; readonly count: number }[]
  readonly held: readonly LastingPower[]
}

export function faceParts(text: string): FaceParts {
  const { number, times, powers, lasting } = read(text)
  const used = powers.filter(({ name }) => name !== 'multiplier').map(({ name, count }) => ({ power: name, count }))
  const held = (Object.keys(lasting) as LastingPower[]).filter((power) => power !== 'gold')
  if (times > 1) return { number: `×${times}`, used, held }
  return { number: number === 0 && used.length > 0 ? '' : String(number), used, held }
}

/** The powers of a face, a multiplier included: what a tooltip explains. */
export function powersOf(text: string): readonly PowerName[] {
  const { powers, lasting } = read(text)
  return [
    ...powers.map(({ name }) => name),
    ...(Object.keys(lasting) as LastingPower[]).filter((one) => one !== 'gold'),
  ]
}

const known = new Map<string, Face>()

function read(text: string): Face {
  const face = known.get(text) ?? parseFace(text)
  known.set(text, face)
  return face
}
