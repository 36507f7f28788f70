/** The chances of winning over a match, drawn with characters. */
import type { Moment } from '@alea/analysis'
import { paint, screenWidth } from '../terminal/paint.ts'
import { widthOf } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { sidesOf } from './sides.ts'

/** Something in the list below the graph that happened before this position. */
export interface Mark {
  readonly sign: string
  readonly position: number
}

/** Rows of the picture of one side; between two sides one picture says everything, more sides have one each. */
const ROWS = 8
const ROWS_OF_MANY = 3
const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

export function chancesGraph(
  moments: readonly Moment[],
  names: readonly string[],
  rolls: readonly Mark[],
  decisions: readonly Mark[],
  say: Messages,
): string[] {
  if (moments.length === 0) return []
  const axis = Math.max(...[0, 0.5, 1].map((share) => widthOf(say.percent(share, 0))))
  const width = screenWidth() - axis - 2
  const sides = sidesOf(moments)
  const drawn = sides.length === 2 ? sides.slice(0, 1) : sides
  const rows = drawn.length === 1 ? ROWS : ROWS_OF_MANY
  const scale = new Scale(moments, width)
  return [
    ...drawn.flatMap((side) => [
      say.analyse.chancesOf(side.map((seat) => names[seat]!)),
      ...pictureOf(
        scale.columns((moment) => moment.chances.means[side[0]!]!),
        rows,
      ).map((row, i) => `${labelAt(i, rows, say).padStart(axis)} ${row}`.trimEnd()),
      `${say.percent(0, 0).padStart(axis)} ${paint('dim', '─'.repeat(width))}`,
    ]),
    `${' '.repeat(axis + 1)}${scale.turns(say.analyse.turn)}`,
    ...[rolls, decisions]
      .map((marks) => scale.marked(marks))
      .filter((line) => line !== '')
      .map((line) => `${' '.repeat(axis + 1)}${paint('bold', line)}`),
  ]
}

/** A label stands at the top of its row. */
const labelAt = (row: number, rows: number, say: Messages): string =>
  row === 0 ? say.percent(1, 0) : 2 * row === rows ? say.percent(0.5, 0) : ''

/** Bars as high as the values, the top row first. */
function pictureOf(values: readonly number[], rows: number): string[] {
  return Array.from({ length: rows }, (_, i) => {
    const below = rows - 1 - i
    const bar = (value: number) => EIGHTHS[Math.round(8 * Math.max(0, Math.min(1, value * rows - below)))]!
    return paint('cyan', values.map(bar).join(''))
  })
}

/** All positions of a match in so many columns. */
class Scale {
  private readonly moments: readonly Moment[]
  private readonly width: number

  constructor(moments: readonly Moment[], width: number) {
    this.moments = moments
    this.width = width
  }

  /** Each column shows the last of its positions: the picture ends with the result. */
  columns(read: (moment: Moment) => number): number[] {
    const { moments, width } = this
    return Array.from({ length: width }, (_, column) => {
      const index = Math.ceil(((column + 1) * moments.length) / width) - 1
      return read(moments[index]!)
    })
  }

  /** Where turns begin, as many as fit. */
  turns(word: string): string {
    let line = word
    for (const [index, { turn }] of this.moments.entries()) {
      if (index > 0 && turn === this.moments[index - 1]!.turn) continue
      const column = this.columnAt(index)
      const label = String(turn)
      if (column < line.length + 2 || column + label.length > this.width) continue
      line = line.padEnd(column) + label
    }
    return line
  }

  /** A line with the marks below their positions, or to the right of it where another stands there. */
  marked(marks: readonly Mark[]): string {
    const line: string[] = []
    for (const { sign, position } of marks) {
      const index = this.moments.findIndex((moment) => moment.position === position)
      let column = this.columnAt(index)
      while (line[column] !== undefined) column++
      line[column] = sign
    }
    return Array.from(line, (sign) => sign ?? ' ').join('')
  }

  private columnAt(index: number): number {
    return Math.floor((index * this.width) / this.moments.length)
  }
}
