/** Which movements turn one layout of the table into the next: the difference of two maps of rectangles. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Spot extends Box {
  /** The piece this one lies on and moves with. */
  readonly on?: string | undefined
}
export type Spots = ReadonlyMap<string, Spot>

export interface Flight {
  readonly id: string
  /** Where the piece seems to start, seen from where it is. */
  readonly dx: number
  readonly dy: number
  readonly sx: number
  readonly sy: number
}
export interface Flip {
  readonly moved: readonly Flight[]
  readonly came: readonly string[]
  readonly gone: readonly string[]
}

/** A highlighted piece is lifted by less than this, which does not count as movement. */
const STILL = 4

export function flip(before: Spots, after: Spots): Flip {
  const moved = [...after].flatMap(([id, to]) => {
    const from = before.get(id)
    const flight = from && visible(from) && visible(to) ? relative(id, from, to, before, after) : undefined
    return flight && travels(flight, to) ? [flight] : []
  })
  const news = (one: Spots, other: Spots) => (id: string) => {
    const spot = one.get(id)!
    // A new board appears as a whole, with everything on it.
    return !other.has(id) && visible(spot) && (spot.on === undefined || other.has(spot.on))
  }
  return {
    moved,
    came: [...after.keys()].filter(news(after, before)),
    gone: [...before.keys()].filter(news(before, after)),
  }
}

function relative(id: string, from: Spot, to: Spot, before: Spots, after: Spots): Flight {
  const carried = to.on !== undefined && to.on === from.on
  const bearer = carried ? { from: before.get(to.on!), to: after.get(to.on!) } : undefined
  const drift =
    bearer?.from && bearer.to ? { x: bearer.from.x - bearer.to.x, y: bearer.from.y - bearer.to.y } : { x: 0, y: 0 }
  return {
    id,
    dx: from.x - to.x - drift.x,
    dy: from.y - to.y - drift.y,
    // If the piece below shrinks, what lies on it shrinks too.
    sx: carried ? 1 : from.width / to.width,
    sy: carried ? 1 : from.height / to.height,
  }
}

const visible = (box: Box) => box.width > 0 && box.height > 0

const travels = ({ dx, dy, sx, sy }: Flight, to: Box) =>
  Math.hypot(dx, dy) > STILL || Math.abs(sx - 1) * to.width > STILL || Math.abs(sy - 1) * to.height > STILL
