/** A face taken apart for drawing. */
import { type BoarColour, FACES, type Power, RESOURCES, type Resource } from '@alea/dice-forge'

export interface FaceParts {
  readonly kind: Power['kind']
  readonly amounts: readonly { readonly resource: Resource; readonly amount: number }[]
  /** One of the amounts, not all. */
  readonly either: boolean
  /** Of a boar. */
  readonly colour: BoarColour | undefined
}

export function faceParts(id: string): FaceParts {
  const power = FACES.find((face) => face.id === id)!.power
  const sets = 'among' in power ? power.among : 'gives' in power ? [power.gives] : []
  return {
    kind: power.kind,
    amounts: sets.flatMap((amounts) =>
      RESOURCES.flatMap((resource, i) => (amounts[i]! > 0 ? [{ resource, amount: amounts[i]! }] : [])),
    ),
    either: 'among' in power,
    colour: power.kind === 'boar' ? power.colour : undefined,
  }
}
