import { DieFace } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { facesOf } from './Face.tsx'
import { heroHue } from './look.tsx'
import type { Speech } from './speech.ts'
import './dieLegend.css'

interface Props {
  readonly hero: string
  /** Of a face, in pixels. */
  readonly size: number
  readonly speech: Speech
}

/** Before dice are thrown: what is on a hero's die. */
export function DieLegend({ hero, size, speech: { names, words } }: Props) {
  const symbols = [...new Set(sheetOf(hero).faces)]
  return (
    <div className="dt-legend">
      <span className="dt-label">{words.dieOf(names.hero(hero))}</span>
      <ul>
        {symbols.map((symbol) => {
          const values = sheetOf(hero).faces.flatMap((one, i) => (one === symbol ? [i + 1] : []))
          return (
            <li key={symbol}>
              <span className="dt-legend-faces">
                {values.map((value) => (
                  <DieFace
                    key={value}
                    size={size}
                    tone={heroHue(hero)}
                    label={words.face(names.symbol(hero, value), value)}
                  >
                    {facesOf(hero)[value - 1]}
                  </DieFace>
                ))}
              </span>
              <span aria-hidden="true">{names.symbol(hero, values[0]!)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
