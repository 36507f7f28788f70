/** Where on the board an option of Dice Forge lies. */
import { FACES, RESOURCES, SIDES, type View } from '@alea/dice-forge'
import type { Json, Seat } from '@alea/engine'

export const pilePlace = (card: string): string => `pile:${card}`
/** In the sanctuary or the gardens. */
export const facePlace = (face: string): string => `face:${face}`
/** A face of a die: 0 to 5 of the light one, 6 to 11 of the dark one. */
export const cellPlace = (seat: Seat, at: number): string => `cell:${seat}:${at}`
export const diePlace = (seat: Seat, die: string): string => `die:${seat}:${die}`
export const trackPlace = (seat: Seat, resource: string): string => `track:${seat}:${resource}`
export const hammerPlace = (seat: Seat): string => `hammer:${seat}`
export const tokenPlace = (seat: Seat, token: string): string => `token:${seat}:${token}`
export const cardPlace = (seat: Seat, card: string): string => `card:${seat}:${card}`
export const heroPlace = (seat: Seat): string => `hero:${seat}`
/** A face being applied. */
export const appliedPlace = (seat: Seat, face: string): string => `applied:${seat}:${face}`

/** Declining, keeping, stopping: buttons only. */
export const DECLINED: readonly Json[] = ['none', 'done', 'pass', 'keep']

const isFace = (id: string): boolean => FACES.some((face) => face.id === id)

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  if (DECLINED.includes(value)) return []
  const word = String(value)
  if (word.startsWith('triton-')) return [tokenPlace(seat, 'triton')]
  switch (question) {
    case 'forge':
      return alike(view, seat, value as number)
    case 'hammer':
      return [value === 0 ? trackPlace(seat, 'gold') : hammerPlace(seat)]
    case 'mirror':
      return displayed(view, word, seat, view.reflection)
    case 'steal':
      return displayed(view, word, seat, false)
    case 'order':
      return [appliedPlace(seat, word)]
    case 'pick':
      return [trackPlace(seat, word)]
    case 'convert':
      return [trackPlace(seat, RESOURCES[3])]
    case 'cerberus':
      return [tokenPlace(seat, 'cerberus')]
    case 'die':
      return [diePlace(seat, word)]
    case 'bearer':
      return [heroPlace(value as Seat)]
    case 'reinforce':
      return [cardPlace(seat, word)]
    default:
      if (word === 'pay') return [trackPlace(seat, 'sun')]
      return [isFace(word) ? facePlace(word) : pilePlace(word)]
  }
}

/** Of equal faces of a die the rules name one; it is offered on each of them. */
function alike(view: View, seat: Seat, at: number): string[] {
  const from = at - (at % SIDES)
  const faces = view.heroes[seat]!.dice[from / SIDES]!.faces
  const wanted = faces[at - from]!.face
  // A boar is barred by its own place.
  return faces.flatMap(({ face }, i) => (face === wanted ? [cellPlace(seat, from + i)] : []))
}

/** Every die of another hero that lies on this face; of one's own too, where mirrors reflect. */
const displayed = (view: View, wanted: string, seat: Seat, own: boolean): string[] =>
  view.heroes.flatMap(({ seat: whose, dice }) =>
    whose === seat && !own
      ? []
      : dice.flatMap(({ faces, shown }, die) =>
          faces[shown]!.face === wanted ? [cellPlace(whose, die * SIDES + shown)] : [],
        ),
  )
