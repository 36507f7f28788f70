/** The graph of the chances under the controls of a replay. Its table and its moments are in the panel beside the board. */
import type { Seat } from '@alea/engine'
import { useWidth } from '../lab/charts/useWidth.ts'
import { ChancesPicture } from './ChancesPicture.tsx'
import type { KeyMoment } from './keyMoments.ts'
import type { SharedChances } from './sharedChances.ts'

interface Props {
  readonly length: number
  readonly chances: readonly SharedChances[]
  readonly sides: readonly (readonly Seat[])[]
  readonly moments: readonly KeyMoment[]
  readonly position: number
  go(position: number): void
}

const HEIGHT = 52

export function Timeline({ length, chances, sides, moments, position, go }: Props) {
  const [box, width] = useWidth()
  return (
    <div ref={box} className="timeline" style={{ blockSize: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          <ChancesPicture
            width={width}
            height={HEIGHT}
            length={length}
            chances={chances}
            sides={sides}
            moments={moments}
            position={position}
            pick={go}
          />
        </svg>
      )}
    </div>
  )
}
