/** Where on the board an option of Dice Forge is shown. Declining and stopping are buttons only. */
import { optionOf, type Resource, SIDES, type Token, type View } from '@alea/dice-forge'
import type { Json, Seat } from '@alea/engine'

export const pilePlace = (card: string): string => `pile:${card}`
/** In the sanctuary or the gardens. */
export const facePlace = (face: string): string => `face:${face}`
/** A face of a die: 0 to 5 of the light one, 6 to 11 of the dark one. */
export const cellPlace = (seat: Seat, at: number): string => `cell:${seat}:${at}`
export const diePlace = (seat: Seat, die: string): string => `die:${seat}:${die}`
export const trackPlace = (seat: Seat, resource: Resource): string => `track:${seat}:${resource}`
export const hammerPlace = (seat: Seat): string => `hammer:${seat}`
export const tokenPlace = (seat: Seat, token: Token): string => `token:${seat}:${token}`
export const cardPlace = (seat: Seat, card: string): string => `card:${seat}:${card}`
export const heroPlace = (seat: Seat): string => `hero:${seat}`
/** A face being applied. */
export const appliedPlace = (seat: Seat, face: string): string => `applied:${seat}:${face}`

export function places(question: string, value: Json, view: View, seat: Seat): readonly string[] {
  const option = optionOf(question, value)
  switch (option.is) {
    case 'pass':
    case 'done':
    case 'none':
      return []
    case 'pay':
      return [trackPlace(seat, 'sun')]
    case 'exploit':
      return [pilePlace(option.card)]
    case 'buy':
    case 'garden':
      return [facePlace(option.face)]
    case 'reinforce':
      return [cardPlace(seat, option.card)]
    case 'triton':
      return [tokenPlace(seat, 'triton')]
    case 'again':
      return [tokenPlace(seat, 'cerberus')]
    case 'mirror':
      return displayed(view, option.face, seat, view.reflection)
    case 'steal':
      return displayed(view, option.face, seat, false)
    case 'order':
      return [appliedPlace(seat, option.face)]
    case 'pick':
      return [trackPlace(seat, option.resource)]
    case 'convert':
      return option.to === 'glory' ? [trackPlace(seat, 'glory')] : []
    case 'die':
      return [diePlace(seat, option.die)]
    case 'hammer':
      return [option.gold === 0 ? trackPlace(seat, 'gold') : hammerPlace(seat)]
    case 'forge':
      return alike(view, seat, option.place)
    case 'bearer':
      return [heroPlace(option.seat)]
  }
}

/** The rules offer one of several equal faces of a die; it may be pressed on any of them. */
function alike(view: View, seat: Seat, at: number): string[] {
  const from = at - (at % SIDES)
  const faces = view.heroes[seat]!.dice[from / SIDES]!.faces
  const wanted = faces[at - from]!.face
  return faces.flatMap(({ face }, i) => (face === wanted ? [cellPlace(seat, from + i)] : []))
}

/** Every die of another hero that shows this face; one's own too, where mirrors reflect. */
const displayed = (view: View, wanted: string, seat: Seat, own: boolean): string[] =>
  view.heroes.flatMap(({ seat: whose, dice }) =>
    whose === seat && !own
      ? []
      : dice.flatMap(({ faces, shown }, die) =>
          faces[shown]!.face === wanted ? [cellPlace(whose, die * SIDES + shown)] : [],
        ),
  )
