/** The orientation of a cube. Opposite faces add up to seven: 1 in front, 6 behind, 5 above, 2 below, 3 right, 4 left. */
export const SIDES = ['front', 'back', 'top', 'bottom', 'right', 'left'] as const
export type Side = (typeof SIDES)[number]

export const FACES = [1, 2, 3, 4, 5, 6] as const
export type FaceNumber = (typeof FACES)[number]

/** Degrees about X after degrees about Y: `rotateX(x) rotateY(y)`. */
export interface Turn {
  readonly x: number
  readonly y: number
}

/** Where each face is on the cube. */
export const PAINTED: Readonly<Record<FaceNumber, Turn>> = {
  1: { x: 0, y: 0 },
  2: { x: -90, y: 0 },
  3: { x: 0, y: 90 },
  4: { x: 0, y: -90 },
  5: { x: 90, y: 0 },
  6: { x: 0, y: 180 },
}

/** How the cube is turned to show a face upright. */
export const SHOWING: Readonly<Record<FaceNumber, Turn>> = {
  1: { x: 0, y: 0 },
  2: { x: 90, y: 0 },
  3: { x: 0, y: -90 },
  4: { x: 0, y: 90 },
  5: { x: -90, y: 0 },
  6: { x: 0, y: 180 },
}

/** On which side a face lies while another one is shown. */
export function sideOf(face: FaceNumber, shown: FaceNumber): Side {
  const [x, y, z] = normal(SHOWING[shown], normal(PAINTED[face], [0, 0, 1]))
  if (z !== 0) return z > 0 ? 'front' : 'back'
  if (y !== 0) return y < 0 ? 'top' : 'bottom'
  return x > 0 ? 'right' : 'left'
}

type Vector = readonly [number, number, number]

/** CSS axes: x to the right, y down, z towards the eye. */
function normal({ x: about, y: around }: Turn, [x, y, z]: Vector): Vector {
  const [cosY, sinY] = [cos(around), cos(around - 90)]
  const [x1, z1] = [x * cosY + z * sinY, z * cosY - x * sinY]
  const [cosX, sinX] = [cos(about), cos(about - 90)]
  return [x1, y * cosX - z1 * sinX, y * sinX + z1 * cosX]
}

const cos = (degrees: number) => Math.round(Math.cos((degrees * Math.PI) / 180))
