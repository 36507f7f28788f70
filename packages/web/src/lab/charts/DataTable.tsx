/** The table behind a picture. */
export interface ChartTable {
  readonly head: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

export function DataTable({ label, table: { head, rows } }: { label: string; table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too
    <section className="chart-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={i}>
              <th scope="row">{first}</th>
              {cells.map((cell, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={k}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
