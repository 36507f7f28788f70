/** A city at night from above its roofs, a searchlight with a star, and a die that leaps between two towers. */
import { IsoDie } from '../IsoDie.tsx'

const TOWERS = [
  [0, 150, 74],
  [66, 196, 60],
  [118, 120, 70],
  [180, 214, 58],
  [402, 206, 62],
  [452, 132, 72],
  [516, 186, 58],
  [566, 110, 80],
] as const

export function MarvelScene() {
  return (
    <>
      <path d="M0 0h640v320H0z" className="sc-deep" />
      <path d="M320 320 150 0h120zM320 320 400 0h130z" className="sc-halo" />
      <circle cx="320" cy="84" r="66" className="sc-halo" />
      <circle cx="320" cy="84" r="56" className="sc-glow sc-half" />
      <path d="m320 42 10 30h32l-26 19 10 31-26-19-26 19 10-31-26-19h32z" className="sc-gold" />
      {TOWERS.map(([x, top, width]) => (
        <g key={x}>
          <path d={`M${x} ${top}h${width}v${320 - top}h-${width}z`} className="sc-mid" />
          <path d={`M${x + width * 0.62} ${top}h${width * 0.38}v${320 - top}h-${width * 0.38}z`} className="sc-shade" />
          <path d={`M${x + 8} ${top - 10}h${width - 16}v10h-${width - 16}z`} className="sc-far" />
          {[22, 52, 82].map((down) => (
            <path
              key={down}
              d={`M${x + 12} ${top + down}h8v12h-8zM${x + 30} ${top + down}h8v12h-8z`}
              className="sc-glow"
            />
          ))}
        </g>
      ))}
      <path
        d="M150 300q90-150 170-128t170 118"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3 9"
        className="sc-line"
      />
      <IsoDie x={320} y={196} size={52} pips={[6, 5, 4]} turn={-14} />
      <IsoDie x={150} y={262} size={30} pips={[3, 1, 2]} turn={12} />
      <IsoDie x={496} y={262} size={30} pips={[2, 6, 3]} turn={-6} />
    </>
  )
}
