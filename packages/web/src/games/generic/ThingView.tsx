import { DieFace, PipFace, SeatMark } from '@alea/board'
import type { Language } from '@alea/engine'
import { arePips, seatNamed, spoken, valueText } from './spoken.ts'
import { type Cell, countOf, type Plain, type Thing } from './things.ts'

export interface Reader {
  readonly language: Language
  readonly names: readonly string[]
}

/** Groups larger than this are closed until one asks. */
const MUCH = 60

export function ThingView({ thing, reader }: { thing: Thing; reader: Reader }) {
  const { language, names } = reader
  const title = spoken(thing.name, language)
  switch (thing.kind) {
    case 'fact':
      return (
        <p className="generic-line">
          <span>{title}</span> <Value name={thing.name} value={thing.value} reader={reader} />
        </p>
      )
    case 'list':
      return (
        <p className="generic-line">
          <span>{title}</span> <List name={thing.name} values={thing.values} reader={reader} />
        </p>
      )
    case 'scores':
      return (
        <p className="generic-line">
          <span>{title}</span>
          {thing.values.map((value, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <b key={seat} className="generic-score">
              <SeatMark seat={seat} label={names[seat] ?? String(seat + 1)} /> {valueText(value, language)}
            </b>
          ))}
        </p>
      )
    case 'table':
      return (
        <Folded title={title} much={countOf(thing) > MUCH}>
          <TableThing thing={thing} reader={reader} />
        </Folded>
      )
    case 'group':
      return (
        <Folded title={title} much={countOf(thing) > MUCH}>
          {thing.things.map((one) => (
            <ThingView key={one.name} thing={one} reader={reader} />
          ))}
        </Folded>
      )
    case 'players':
      return thing.players.map((things, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Folded key={seat} title={`${title} – ${names[seat] ?? seat + 1}`} much={false}>
          {things.map((one) => (
            <ThingView key={one.name} thing={one} reader={reader} />
          ))}
        </Folded>
      ))
  }
}

function Folded({ title, much, children }: { title: string; much: boolean; children: React.ReactNode }) {
  return (
    <details className="generic-fold" open={!much}>
      <summary>{title}</summary>
      <div className="generic-folded">{children}</div>
    </details>
  )
}

function TableThing({ thing, reader }: { thing: Extract<Thing, { kind: 'table' }>; reader: Reader }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div className="generic-wide" tabIndex={0}>
      <table className="generic-table">
        <thead>
          <tr>
            {thing.columns.map((column) => (
              <th key={column}>{spoken(column, reader.language)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {thing.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={i}>
              {row.map((cell, at) => (
                <td key={thing.columns[at]}>
                  <CellView name={thing.columns[at]!} cell={cell} reader={reader} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CellView = ({ name, cell, reader }: { name: string; cell: Cell; reader: Reader }) =>
  Array.isArray(cell) ? (
    <List name={name} values={cell} reader={reader} />
  ) : (
    <Value name={name} value={cell as Plain} reader={reader} />
  )

function List({ name, values, reader }: { name: string; values: readonly Plain[]; reader: Reader }) {
  if (arePips(name, values))
    return (
      <span className="generic-dice" role="img" aria-label={values.join(', ')}>
        {values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are alike
          <DieFace key={i} size={28}>
            <PipFace value={value} />
          </DieFace>
        ))}
      </span>
    )
  return (
    <b>
      {values.length === 0
        ? valueText(undefined, reader.language)
        : values.map((one) => valueText(one, reader.language)).join(' · ')}
    </b>
  )
}

function Value({ name, value, reader }: { name: string; value: Plain; reader: Reader }) {
  const seat = seatNamed(name, value, reader.names.length)
  if (seat !== undefined)
    return (
      <b>
        <SeatMark seat={seat} /> {reader.names[seat]}
      </b>
    )
  return <b>{valueText(value, reader.language)}</b>
}
