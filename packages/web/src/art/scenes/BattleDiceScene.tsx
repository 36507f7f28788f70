/** The arena: tiers full of people, sand, and three creatures that are dice. */
import type { ReactNode } from 'react'

const ARCHES = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const HEADS = Array.from({ length: 47 }, (_, i) => i - 23)
const CROWD = ['sc-soft', 'sc-far', 'sc-tint', 'sc-pale', 'sc-across', 'sc-sand']
const PENNANTS = [-4, -2, 0, 2, 4]

/** The wall bends towards us at both ends. */
const bend = (x: number) => ((x - 320) / 320) ** 2

export function BattleDiceScene() {
  return (
    <>
      <circle cx="320" cy="62" r="120" className="sc-halo" />
      <circle cx="320" cy="62" r="62" className="sc-glow sc-half" />
      {PENNANTS.map((i) => (
        <g key={i} transform={`translate(${320 + i * 74} ${72 - 42 * bend(320 + i * 74)})`}>
          <path d="M-1.500 6V-44h3V6z" className="sc-wood" />
          <path d="M1.500-44q15 5 26 3q-7 6-5 13q-9 3-21-1z" className={i % 4 === 0 ? 'sc-tint' : 'sc-across'} />
        </g>
      ))}
      <path d="M0 30Q320 118 640 30V250H0z" className="sc-mid" />
      <path d="M0 30Q320 118 640 30V44Q320 130 0 44z" className="sc-shine" />
      {HEADS.map((i) => {
        const x = 320 + i * 14.2
        const row = Math.abs(i * 7) % 3
        return (
          <circle
            key={i}
            cx={x}
            cy={100 + row * 6 - 48 * bend(x)}
            r={5.6 + 2 * bend(x)}
            className={CROWD[Math.abs(i * 5 + row) % 6]!}
          />
        )
      })}
      <path d="M0 74Q320 150 640 74V250H0z" className="sc-far" />
      <path d="M0 74Q320 150 640 74V84Q320 158 0 84z" className="sc-shine" />
      {ARCHES.map((i) => {
        const x = 320 + i * 62
        return (
          <g key={i} transform={`translate(${x} ${186 + 34 * bend(x)}) scale(${1 + 0.45 * bend(x)})`}>
            <path d="M-17 0v-28a17 17 0 0 1 34 0V0z" className="sc-near" />
            <path d="M-12 0v-27a12 12 0 0 1 24 0V0z" className="sc-deep" />
          </g>
        )
      })}
      <path d="M0 226Q320 164 640 226V320H0z" className="sc-sand" />
      <path d="M0 226Q320 164 640 226V238Q320 178 0 238z" className="sc-dim" />
      <path d="M60 296q150-22 300-8t240-14q-120 34-280 30T60 296z" className="sc-dim" />

      <Creature x={112} y={196} size={76} tone="sc-gold">
        <path d="M-4 40-38 18-14 62zM104 40l36-24-26 46z" className="sc-gold" />
        <path d="M-6 44-26 28-10 56zM106 44l20-16-15 30z" className="sc-shade" />
        <path d="M18 34 46 44 40 54H22zM82 34 54 44l6 10h18z" className="sc-white" />
        <circle cx="36" cy="46" r="6" className="sc-ink" />
        <circle cx="64" cy="46" r="6" className="sc-ink" />
        <path d="M20 66q30 14 60 0q-6 24-30 24T20 66z" className="sc-ink" />
        <path d="m28 69 6 10 5-8zM52 73l6 9 5-10z" className="sc-white" />
      </Creature>
      <Creature x={240} y={122} size={132} tone="sc-tint">
        <path d="M12 6Q-14-10-8-40Q8-16 30-8z" className="sc-bone" />
        <path d="M96-2q22-12 20-40Q100-22 80-14z" className="sc-bone" />
        <path d="M12 30 44 40 44 30zM88 30 56 40V30z" className="sc-ink" />
        <ellipse cx="32" cy="45" rx="10" ry="9" className="sc-white" />
        <ellipse cx="68" cy="45" rx="10" ry="9" className="sc-white" />
        <circle cx="35" cy="46" r="4.500" className="sc-ink" />
        <circle cx="65" cy="46" r="4.500" className="sc-ink" />
        <path d="M14 27 44 37l2 8-34-9zM86 27 56 37l-2 8 34-9z" className="sc-deep" />
        <path d="M43 54q7 5 14 0l3 9q-10 6-20 0z" className="sc-shade" />
        <path d="M16 70q34-10 68 0l-4 16q-30 8-60 0z" className="sc-ink" />
        <path d="M22 86 26 58 36 86zM78 86 74 58 64 86z" className="sc-bone" />
      </Creature>
      <Creature x={452} y={164} size={94} tone="sc-across">
        <path d="M-10 108Q-16 20 50-18Q116 20 110 108H84Q96 40 50 12Q4 40 16 108z" className="sc-across" />
        <path d="M-10 108Q-16 20 50-18Q116 20 110 108H84Q96 40 50 12Q4 40 16 108z" className="sc-shade" />
        <path d="M16 96Q6 44 50 18Q94 44 84 96z" className="sc-ink" />
        <path d="M28 52l18 8-4 7H31zM72 52l-18 8 4 7h11z" className="sc-glow" />
        <path d="M142-44h7V112h-7z" className="sc-wood" />
        <path d="m145.500-74 14 20-14 20-14-20z" className="sc-soft" />
        <path d="m145.500-74 14 20-14 20z" className="sc-shine" />
        <circle cx="145.500" cy="-54" r="32" className="sc-halo" />
      </Creature>
      {[
        [206, 288],
        [232, 296],
        [402, 292],
        [578, 282],
        [66, 292],
      ].map(([x, y]) => (
        <g key={x}>
          <ellipse cx={x} cy={y! + 3} rx="12" ry="6" className="sc-brass" />
          <ellipse cx={x} cy={y} rx="12" ry="6" className="sc-gold" />
        </g>
      ))}
    </>
  )
}

interface CreatureProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tone: string
  /** Its face, on a square of one hundred. */
  readonly children: ReactNode
}

function Creature({ x, y, size, tone, children }: CreatureProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <ellipse cx="62" cy="104" rx="78" ry="13" className="sc-shade" />
      <path d="M6 8 26-12q3-3 8-3h80q8 0 8 8v78q0 5-3 8l-21 21z" className={tone} />
      <path d="M6 8 26-12q3-3 8-3h80q4 0 6 2L96 8z" className="sc-shine" />
      <path d="M96 8 120-13q2 2 2 6v78q0 5-3 8l-21 21z" className="sc-shade" />
      <rect width="100" height="100" rx="15" className={tone} />
      <rect x="4" y="4" width="92" height="92" rx="12" className="sc-shine" />
      <rect x="8" y="8" width="84" height="86" rx="10" className={tone} />
      {children}
    </g>
  )
}
