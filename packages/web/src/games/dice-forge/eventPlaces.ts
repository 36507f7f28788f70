/** Where on the board an event of Dice Forge took place. */
import { seatId } from '@alea/board'
import { type ForgeEvent, RESOURCES, SIDES, type View } from '@alea/dice-forge'
import type { Event, Seat } from '@alea/engine'
import { cardPlace, cellPlace, diePlace, facePlace, hammerPlace, pilePlace, tokenPlace, trackPlace } from './places.ts'

export function eventPlaces(event: Event, view: View): readonly string[] {
  const happened = event as ForgeEvent
  switch (happened.type) {
    case 'rolled':
      return happened.dice.map(({ die }) => diePlace(happened.seat, die))
    case 'chose-die':
      return [diePlace(happened.seat, happened.die)]
    case 'forged':
      return [diePlace(happened.seat, happened.die), ...cellsWith(view, happened.seat, happened.face)]
    case 'bought':
    case 'garden':
      return [facePlace(happened.face), seatId(happened.seat)]
    case 'boar':
      return [facePlace(happened.face), seatId(happened.bearer)]
    case 'took':
    case 'paid':
      return [pilePlace(happened.card), cardPlace(happened.seat, happened.card), seatId(happened.seat)]
    case 'reinforced':
      return [cardPlace(happened.seat, happened.card)]
    case 'moved':
    case 'ousted':
      return [`pawn:${happened.seat}`, seatId(happened.seat)]
    case 'gained':
    case 'lost': {
      const tracks = RESOURCES.filter((resource) => happened[resource] > 0)
      return tracks.map((resource) => trackPlace(happened.seat, resource))
    }
    case 'picked':
    case 'cashed':
    case 'converted':
      return [trackPlace(happened.seat, happened.resource)]
    case 'spent':
      return [trackPlace(happened.seat, 'gold')]
    case 'extra':
      return [trackPlace(happened.seat, 'sun')]
    case 'hammered':
    case 'hammer-pass':
    case 'hammer-opened':
      return [hammerPlace(happened.seat)]
    case 'repeated':
      return [tokenPlace(happened.seat, 'cerberus')]
    case 'token':
      return [tokenPlace(happened.seat, happened.token)]
    case 'first-player':
    case 'turn':
    case 'passed':
    case 'chest':
    case 'mirrored':
    case 'ordered':
    case 'stole':
      return [seatId(happened.seat)]
    case 'sets':
    case 'removed':
    case 'round':
    case 'ended':
      return []
  }
}

const cellsWith = (view: View, seat: Seat, wanted: string): string[] =>
  view.heroes[seat]!.dice.flatMap(({ faces }, die) =>
    faces.flatMap(({ face }, i) => (face === wanted ? [cellPlace(seat, die * SIDES + i)] : [])),
  )
