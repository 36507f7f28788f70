/** A hall at night, a throne on its steps, crossed weapons behind it, and five dice before it. */
import { IsoDie } from '../IsoDie.tsx'

const COLUMNS = [54, 150, 490, 586]
const WINDOWS = [102, 538]

export function DiceThroneScene() {
  return (
    <>
      <path d="M0 0h640v320H0z" className="sc-near" />
      <path d="M0 0h640v250H0z" className="sc-dim" />
      {WINDOWS.map((x) => (
        <g key={x}>
          <path d={`M${x - 24} 190V78q0-36 24-52 24 16 24 52v112z`} className="sc-glow" />
          <path d={`M${x - 24} 190V78q0-36 24-52v164z`} className="sc-soft sc-half" />
          <path d={`M${x - 2.5} 24h5v166h-5zM${x - 24} 84h48v5h-48zM${x - 24} 136h48v5h-48z`} className="sc-deep" />
        </g>
      ))}
      <path d="M102 190 220 320H40zM538 190 420 320h180z" className="sc-halo" />
      <path d="M320-60 470 260H170z" className="sc-halo" />
      {COLUMNS.map((x) => (
        <g key={x}>
          <path d={`M${x - 15} 0h30v250h-30z`} className="sc-mid" />
          <path d={`M${x + 4} 0h11v250h-11z`} className="sc-shade" />
          <path d={`M${x - 11} 0h5v250h-5z`} className="sc-shine" />
          <path d={`M${x - 22} 226h44l4 26h-52zM${x - 22} 0h44v14h-44z`} className="sc-far" />
        </g>
      ))}
      <path d="M0 250h640v70H0z" className="sc-deep" />

      <g transform="translate(320 122) rotate(54) scale(0.96) translate(-320 -96)">
        <path d="M313-30 320-56 327-30V204h-14z" className="sc-steel" />
        <path d="M320-56 327-30V204h-7z" className="sc-shade" />
        <path d="M286 204q34-12 68 0l2 10q-36-8-72 0z" className="sc-gold" />
        <path d="M315 212h10v34h-10z" className="sc-wood" />
        <circle cx="320" cy="252" r="9" className="sc-gold" />
      </g>
      <g transform="translate(320 122) rotate(-54) scale(0.96) translate(-320 -96)">
        <path d="M315-40h10v290h-10z" className="sc-wood" />
        <path d="M326-34q44-14 50 26 4 36-50 44z" className="sc-steel" />
        <path d="M314-34q-44-14-50 26-4 36 50 44z" className="sc-steel" />
        <path d="M326-34q44-14 50 26 4 36-50 44l14-14q20-18 12-36-6-14-26-20z" className="sc-shade" />
        <path d="M309-40h22V42h-22z" className="sc-brass" />
        <path d="M314-40 320-62 326-40z" className="sc-steel" />
      </g>

      <path d="M150 320 186 272H454l36 48z" className="sc-stone" />
      <path d="M186 272H454l8 11H178z" className="sc-shine" />
      <path d="M178 283H462l28 37H150z" className="sc-shade" />
      <path d="M206 272 228 240H412l22 32z" className="sc-stone" />
      <path d="M222 249H418l16 23H206z" className="sc-shade" />
      <path d="M276 240h88l34 80H242z" className="sc-tint" />
      <path d="M276 240h8l-30 80h-12zM356 240h8l34 80h-12z" className="sc-gold" />
      <path d="M270 249h100l10 23H260zM252 283h136l16 37H236z" className="sc-dim" />

      <path d="M258 240 264 92 282 60 300 84 320 40 340 84 358 60 376 92 382 240z" className="sc-gold" />
      <path d="M320 40 340 84 358 60 376 92 382 240h-62z" className="sc-dim" />
      <path d="M276 214V108q4-18 44-30 40 12 44 30v106z" className="sc-tint" />
      <path d="M320 78q40 12 44 30v106h-44z" className="sc-shade" />
      {[120, 150, 180].map((y) => (
        <path
          key={y}
          d={`M300 ${y}l4-4 4 4-4 4zM332 ${y}l4-4 4 4-4 4zM316 ${y + 15}l4-4 4 4-4 4z`}
          className="sc-gold"
        />
      ))}
      <path d="M252 196q68-16 136 0v22q-68 12-136 0z" className="sc-tint" />
      <path d="M252 210q68 12 136 0v12q-68 12-136 0z" className="sc-shade" />
      <path d="M244 158q14-8 22 2v82h-22zM374 160q8-10 22-2v84h-22z" className="sc-brass" />
      <path d="M244 158q14-8 22 2l-2 8q-10-6-20 0zM374 160q8-10 22-2v10q-10-6-20 0z" className="sc-gold" />
      <IsoDie x={320} y={30} size={19} pips={[5, 3, 1]} tone="sc-bone" />
      <circle cx="282" cy="58" r="5" className="sc-glow" />
      <circle cx="358" cy="58" r="5" className="sc-glow" />

      <ellipse cx="216" cy="303" rx="26" ry="7" className="sc-shade" />
      <ellipse cx="432" cy="305" rx="28" ry="7" className="sc-shade" />
      <IsoDie x={200} y={278} size={26} pips={[6, 2, 3]} />
      <IsoDie x={250} y={288} size={24} pips={[4, 5, 1]} tone="sc-soft" />
      <IsoDie x={324} y={284} size={28} pips={[6, 5, 3]} />
      <IsoDie x={396} y={288} size={24} pips={[2, 6, 4]} tone="sc-soft" />
      <IsoDie x={446} y={280} size={26} pips={[6, 4, 5]} />
    </>
  )
}
