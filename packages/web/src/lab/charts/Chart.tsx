/** A picture with its title, the table behind it, and its downloads. */
import { Button } from '@alea/board'
import { type ReactNode, useId, useRef } from 'react'
import { useWords } from '../../language/useWords.ts'
import { type ChartTable, DataTable } from './DataTable.tsx'
import { savePng, saveSvg } from './savePicture.ts'
import { useWidth } from './useWidth.ts'
import './charts.css'

export type { ChartTable } from './DataTable.tsx'

interface Props {
  readonly title: string
  /** The name of the files. */
  readonly name: string
  readonly note?: string | undefined
  readonly height: number
  readonly table: ChartTable
  draw(width: number): ReactNode
}

export function Chart({ title, name, note, height, table, draw }: Props) {
  const words = useWords().lab
  const [box, width] = useWidth()
  const svg = useRef<SVGSVGElement>(null)
  const id = useId()
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {note && <p className="quiet">{note}</p>}
      <div ref={box} className="chart-box" style={{ blockSize: height }}>
        {width > 0 && (
          <svg ref={svg} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {draw(width)}
          </svg>
        )}
      </div>
      <details className="chart-table">
        <summary>{words.asTable}</summary>
        <DataTable label={title} table={table} />
        <div className="cluster">
          <Button onClick={() => svg.current && saveSvg(svg.current, name)}>SVG</Button>
          <Button onClick={() => svg.current && savePng(svg.current, name)}>PNG</Button>
        </div>
      </details>
    </figure>
  )
}
