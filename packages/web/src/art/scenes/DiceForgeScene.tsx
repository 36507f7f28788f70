/** Islands in a calm sea, a temple on the nearest, and a die on the anvil with one face still glowing. */
import { IsoDie } from '../IsoDie.tsx'

const SPARKS = [
  [352, 150, 4],
  [334, 122, 3],
  [372, 112, 2.5],
  [540, 138, 4],
  [562, 112, 3],
  [520, 104, 2.5],
  [390, 138, 2],
  [318, 156, 2],
  [584, 150, 2],
] as const

const WAVES = [
  'M30 236q14-7 28 0t28 0',
  'M250 226q12-6 24 0t24 0',
  'M560 214q12-6 24 0t24 0',
  'M120 278q16-8 32 0t32 0',
  'M20 302q14-7 28 0',
  'M214 262q12-6 24 0',
]

export function DiceForgeScene() {
  return (
    <>
      <circle cx="186" cy="92" r="110" className="sc-halo" />
      <circle cx="186" cy="92" r="58" className="sc-glow" />
      <path d="M424 54q4-22 28-20 8-20 32-14 22-10 36 10 28-4 30 24z" className="sc-white sc-half" />
      <path d="M40 46q4-14 20-12 8-14 26-8 20-4 24 20z" className="sc-white sc-half" />
      <path d="M420 198q10-40 38-46 10-40 30-44 16 8 26 40 34-14 48 18 34 0 42 32z" className="sc-far" />
      <path d="M488 108q16 8 26 40l-14 50h-28z" className="sc-dim" />
      <path d="M250 198q12-22 32-24 16-20 34 4 20 0 24 20z" className="sc-far" />
      <path d="M0 196h640v124H0z" className="sc-sea" />
      <path d="M120 196h132l30 124H60z" className="sc-halo" />
      <path d="M0 196h640v6H0z" className="sc-shine" />
      {WAVES.map((wave) => (
        <path key={wave} d={wave} className="sc-wave" />
      ))}

      <path d="M44 252q-6-40 40-50 30-24 92-18 60-6 84 22 36 10 26 46-26 20-122 20T44 252z" className="sc-sand" />
      <path d="M60 232q10-26 52-30 60-14 126 10 30 6 34 26-40 14-106 14T60 232z" className="sc-leaf" />
      <path d="M44 252q40 16 120 16t122-16q-26 20-122 20T44 252z" className="sc-shade" />
      <path d="M92 214h146l10 12H82zM100 204h130l8 10H92z" className="sc-stone" />
      <path d="M82 226h166l-4-5H86zM92 214h146l-4-4H96z" className="sc-shade" />
      <path d="M108 130h114v74H108z" className="sc-deep" />
      <path d="M150 204v-40q0-15 15-15t15 15v40z" className="sc-glow" />
      {[106, 130, 186, 210].map((x) => (
        <g key={x}>
          <path d={`M${x} 134h14v70h-14z`} className="sc-bone" />
          <path d={`M${x + 9} 134h5v70h-5z`} className="sc-shade" />
          <path d={`M${x - 3} 129h20v6h-20zM${x - 3} 200h20v5h-20z`} className="sc-stone" />
        </g>
      ))}
      <path d="M98 118h134v12H98z" className="sc-stone" />
      <path d="M165 82 240 118H90z" className="sc-bone" />
      <path d="M165 82 240 118h-75z" className="sc-dim" />
      <path d="M165 92 212 114h-94z" className="sc-gold" />
      <circle cx="165" cy="106" r="5" className="sc-bone" />
      <path d="M62 224q-2-30 8-46 10 16 8 46zM262 226q-2-34 8-50 10 16 8 50z" className="sc-pine" />

      <path d="M300 320q20-50 84-56 70-16 150 0 76 6 106 40v16z" className="sc-near" />
      <path d="M300 320q20-50 84-56 70-16 150 0 76 6 106 40l-40-14q-120-34-230-6-50 14-70 36z" className="sc-shine" />
      <path d="M408 306h96l-12-26q-8-18 14-30h-100q22 12 14 30z" className="sc-iron" />
      <path d="M354 218q34 2 44 12h128q30-2 36-18H354z" className="sc-iron" />
      <path d="M398 230h128q-10 16-26 20h-94q-6-8-8-20z" className="sc-iron" />
      <path d="M354 212h208v7H354z" className="sc-steel" />
      <path d="M400 231h124q-8 14-24 19h-44z" className="sc-shade" />

      <circle cx="452" cy="164" r="92" className="sc-halo" />
      <circle cx="452" cy="164" r="62" className="sc-halo" />
      <IsoDie x={452} y={164} size={50} pips={[3, 2, 6]} tone="sc-gold" dots="sc-brass" />
      <path d="M452 116 492 139 452 162 412 139z" className="sc-glow" />
      <path d="m452 124 6 10 12 2-9 6 3 10-12-4-12 4 3-10-9-6 12-2z" className="sc-tint" />

      <g transform="rotate(-34 520 70)">
        <path d="M512 64h16v128h-16z" className="sc-wood" />
        <path d="M521 64h7v128h-7z" className="sc-shade" />
        <path d="M476 30h88l6 8v30l-6 8h-88l-6-8V38z" className="sc-steel" />
        <path d="M476 56h94v12l-6 8h-88l-6-8V56z" className="sc-shade" />
        <path d="M506 26h28v54h-28z" className="sc-brass" />
      </g>
      {SPARKS.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x} ${y - r * 2}l${r * 0.6} ${r * 1.4} ${r * 1.4} ${r * 0.6}-${r * 1.4} ${r * 0.6}-${r * 0.6} ${r * 1.4}-${r * 0.6}-${r * 1.4}-${r * 1.4}-${r * 0.6} ${r * 1.4}-${r * 0.6}z`}
          className="sc-glow"
        />
      ))}
    </>
  )
}
