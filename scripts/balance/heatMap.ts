/** The matrix as a picture: one square a pair, blue where the hero of the row wins, orange where it loses. */
import { byStrength, type Matrix, percent, shareOfPair, shareOverall } from './matrix.ts'

const CELL = 34
const LEFT = 150
const TOP = 130
const GAP = 12

const NEUTRAL = [240, 240, 240] as const
const WIN = [33, 102, 172] as const
const LOSS = [217, 95, 2] as const
/** From here on a share has the full colour. */
const FULL = 0.4
/** On darker squares the number is white. */
const DARK = 0.6

export function heatMapOf(matrix: Matrix, nameOf: (hero: string) => string): string {
  const order = byStrength(matrix)
  const width = LEFT + (order.length + 1) * CELL + GAP + 20
  const height = TOP + order.length * CELL + 20
  const heads = order.map((k, column) => head(nameOf(matrix.heroes[k]!), LEFT + column * CELL))
  const rows = order.flatMap((i, row) => {
    const y = TOP + row * CELL
    return [
      `<text x="${LEFT - 8}" y="${y + CELL / 2 + 4}" text-anchor="end">${nameOf(matrix.heroes[i]!)}</text>`,
      ...order.flatMap((k, column) =>
        i === k ? [] : [square(LEFT + column * CELL, y, shareOfPair(matrix, i, k).share)],
      ),
      square(LEFT + order.length * CELL + GAP, y, shareOverall(matrix, i).share),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>How often each hero beats each other</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...heads,
    head('overall', LEFT + order.length * CELL + GAP),
    ...rows,
    '</svg>',
    '',
  ].join('\n')
}

const head = (name: string, x: number): string =>
  `<text transform="translate(${x + CELL / 2 + 4} ${TOP - 8}) rotate(-60)">${name}</text>`

function square(x: number, y: number, share: number): string {
  const strength = Math.min(1, Math.abs(share - 0.5) / FULL)
  const full = share > 0.5 ? WIN : LOSS
  const colour = NEUTRAL.map((from, i) => Math.round(from + (full[i]! - from) * strength))
  return [
    `<rect x="${x}" y="${y}" width="${CELL - 1}" height="${CELL - 1}" fill="rgb(${colour.join(',')})"/>`,
    `<text x="${x + CELL / 2}" y="${y + CELL / 2 + 4}" text-anchor="middle"${strength > DARK ? ' fill="#fff"' : ''}>${percent(share)}</text>`,
  ].join('')
}
