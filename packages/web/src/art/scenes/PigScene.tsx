/** A meadow, a fence, and a pig that balances a die on its head. */
import { IsoDie } from '../IsoDie.tsx'

const POSTS = [26, 86, 146, 206, 454, 514, 574, 634]
const FLOWERS = [
  [70, 292],
  [150, 304],
  [500, 300],
  [566, 288],
  [604, 306],
  [228, 310],
] as const

export function PigScene() {
  return (
    <>
      <circle cx="548" cy="66" r="90" className="sc-halo" />
      <circle cx="548" cy="66" r="42" className="sc-glow" />
      <path
        d="M66 74q4-24 30-18 12-24 42-10 30-6 34 28zM250 44q4-16 22-12 10-16 30-6 20-2 20 18z"
        className="sc-white sc-half"
      />
      <path d="M0 190Q120 130 270 168t370-24v176H0z" className="sc-meadow" />
      {POSTS.map((x) => (
        <g key={x}>
          <path d={`M${x - 7} 244v-60l7-9 7 9v60z`} className="sc-bone" />
          <path d={`M${x + 1} 244v-68l6 8v60z`} className="sc-dim" />
        </g>
      ))}
      <path d="M0 194h250v9H0zM0 220h250v9H0zM420 194h220v9H420zM420 220h220v9H420z" className="sc-bone" />
      <path d="M0 200h250v3H0zM0 226h250v3H0zM420 200h220v3H420zM420 226h220v3H420z" className="sc-dim" />
      <path d="M0 246q160-38 330-14t310-6v94H0z" className="sc-leaf" />
      <path d="M0 246q160-38 330-14t310-6v8q-140 22-310 8T0 256z" className="sc-shine" />
      {FLOWERS.map(([x, y], i) => (
        <g key={x}>
          <path d={`M${x - 8} ${y + 8}q2-10 8-8 6-2 8 8-8-6-16 0z`} className="sc-shade" />
          <circle cx={x - 4} cy={y} r="4" className="sc-white" />
          <circle cx={x + 4} cy={y} r="4" className="sc-white" />
          <circle cx={x} cy={y - 4} r="4" className="sc-white" />
          <circle cx={x} cy={y + 4} r="4" className="sc-white" />
          <circle cx={x} cy={y} r="3" className={i % 2 ? 'sc-gold' : 'sc-tint'} />
        </g>
      ))}

      <ellipse cx="306" cy="288" rx="130" ry="15" className="sc-shade" />
      <path d="M192 196q-26-6-24-24 2-14 16-12 12 4 6 14-6 6-12 0" className="sc-line sc-tail" strokeWidth="7" />
      <path d="M222 236h34v48q-17 8-34 0zM346 236h34v48q-17 8-34 0z" className="sc-tint" />
      <path d="M222 236h34v48q-17 8-34 0zM346 236h34v48q-17 8-34 0z" className="sc-dim" />
      <path d="M222 274h34v10q-17 8-34 0zM346 274h34v10q-17 8-34 0z" className="sc-ink sc-half" />
      <ellipse cx="292" cy="196" rx="112" ry="74" className="sc-soft" />
      <path d="M182 210q20 60 110 60t110-60q-4 64-110 64T182 210z" className="sc-dim" />
      <path d="M214 150q36-28 84-26-60 8-96 50 2-14 12-24z" className="sc-shine" />
      <path d="M248 242h34v44q-17 8-34 0zM316 242h34v44q-17 8-34 0z" className="sc-soft" />
      <path d="M248 276h34v10q-17 8-34 0zM316 276h34v10q-17 8-34 0z" className="sc-ink sc-half" />

      <path d="M326 106q-22-40-6-58 30 8 46 40zM446 108q34-32 26-56-34-2-56 30z" className="sc-tint" />
      <path d="M334 98q-12-24-6-36 18 8 26 28zM440 98q20-20 18-34-20 2-30 20z" className="sc-dim" />
      <circle cx="386" cy="148" r="76" className="sc-soft" />
      <path d="M316 178q24 46 70 46t70-46q-10 52-70 52t-70-52z" className="sc-dim" />
      <path d="M330 104q22-26 58-26-40 14-62 54-4-14 4-28z" className="sc-shine" />
      <ellipse cx="338" cy="166" rx="15" ry="10" className="sc-tint sc-half" />
      <ellipse cx="440" cy="166" rx="15" ry="10" className="sc-tint sc-half" />
      <path d="M346 132q10-13 20 0M414 132q10-13 20 0" className="sc-line" strokeWidth="5.500" />
      <path d="M350 190q40 36 80 0" className="sc-line" strokeWidth="5" />
      <ellipse cx="390" cy="164" rx="36" ry="25" className="sc-tint" />
      <ellipse cx="390" cy="160" rx="33" ry="20" className="sc-shine" />
      <ellipse cx="378" cy="164" rx="6" ry="9" className="sc-ink" />
      <ellipse cx="402" cy="164" rx="6" ry="9" className="sc-ink" />
      <IsoDie x={386} y={44} size={40} pips={[6, 1, 5]} turn={-9} />
      <path d="M326 40q-12-6-18-18M452 36q14-4 22-14M330 14q-8-6-10-14" className="sc-wave" />
    </>
  )
}
