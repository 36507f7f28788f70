/** A city whose houses are dice: hills and a mill behind, walls around, a harbour at its feet. */
import { IsoDie } from '../IsoDie.tsx'

export function DiceCityScene() {
  return (
    <>
      <circle cx="520" cy="70" r="96" className="sc-halo" />
      <circle cx="520" cy="70" r="44" className="sc-glow" />
      <path
        d="M60 54q6-18 24-14 10-18 32-8 22-4 26 22zM330 40q4-14 20-11 10-14 26-5 16-2 18 16z"
        className="sc-white sc-half"
      />
      <path d="M0 176Q90 96 200 140T400 124 640 160V320H0z" className="sc-far" />
      <path d="M0 210q120-60 250-34t390-14v158H0z" className="sc-mid" />
      <g transform="translate(36 150)">
        <path d="M-14 42-9-8H9l5 50z" className="sc-bone" />
        <path d="M2 42V-8h7l5 50z" className="sc-shade" />
        <path d="M-12-6Q0-28 12-6z" className="sc-tint" />
        <path
          d="M-2-10-30-34l-5 6 30 22zM2-10l28-24 5 6L5-6zM-2-6l-28 24-5-6 30-22zM2-6l28 24 5-6L5-14z"
          className="sc-wood"
        />
      </g>

      <Wall />
      <House x={170} y={132} size={38} pips={[2, 4, 1]} tone="sc-stone" roof="sc-tint" />
      <House x={246} y={112} size={46} pips={[5, 6, 4]} tone="sc-bone" />
      <House x={330} y={122} size={40} pips={[3, 2, 4]} tone="sc-soft" roof="sc-across" />
      <House x={408} y={116} size={42} pips={[6, 4, 2]} tone="sc-stone" />
      <House x={126} y={176} size={42} pips={[4, 2, 6]} tone="sc-soft" />
      <House x={208} y={168} size={44} pips={[1, 4, 2]} tone="sc-bone" roof="sc-across" />
      <House x={290} y={170} size={48} pips={[6, 4, 6]} tone="sc-tint" />
      <House x={374} y={176} size={44} pips={[2, 1, 4]} tone="sc-bone" roof="sc-tint" />
      <House x={170} y={222} size={44} pips={[3, 6, 2]} tone="sc-stone" roof="sc-tint" />
      <House x={252} y={226} size={46} pips={[5, 2, 4]} tone="sc-bone" />
      <House x={334} y={230} size={44} pips={[4, 1, 3]} tone="sc-soft" roof="sc-across" />

      <path d="M640 214H480q-26 4-36 26l-24 40q-10 16-34 18L330 320h310z" className="sc-sea" />
      <path
        d="M640 214H480q-26 4-36 26l-24 40q-10 16-34 18L330 320h14l52-14q30-6 40-26l20-38q8-20 30-22h154z"
        className="sc-sand"
      />
      <path d="M500 250q12-6 24 0t24 0M590 284q12-6 24 0t24 0M448 300q12-6 24 0" className="sc-wave" />
      <path d="M0 320V262q60-16 110 4 40 18 46 54z" className="sc-leaf" />
      <path d="M0 262q60-16 110 4 40 18 46 54h-14q-8-32-42-46-48-18-100-4z" className="sc-shine" />
      <path d="M30 268q-4-30 6-48 12 18 8 48zM66 276q-4-26 6-42 10 16 8 42z" className="sc-pine" />

      <g transform="translate(540 268)">
        <ellipse cx="2" cy="24" rx="62" ry="7" className="sc-shade" />
        <path d="M-58-4H64q-4 22-22 28h-74q-18-8-26-28z" className="sc-wood" />
        <path d="M-58-4H64l-2 8H-55z" className="sc-shine" />
        <path d="M-1-92h5v90h-5z" className="sc-wood" />
        <path d="M6-88q44 14 40 70-16-10-40-8z" className="sc-bone" />
        <path d="M26-76q24 18 20 58-8-5-18-7z" className="sc-dim" />
        <path d="M-4-78q-34 16-38 62 16-10 38-8z" className="sc-tint" />
        <path d="M-1-100q14 2 22-4-2 8 2 12-12 4-24 0z" className="sc-gold" />
      </g>
      <IsoDie x={488} y={280} size={15} pips={[1, 2, 3]} tone="sc-brass" dots="sc-wood" />
      <IsoDie x={470} y={288} size={15} pips={[4, 1, 2]} tone="sc-gold" dots="sc-wood" />
    </>
  )
}

interface HouseProps extends Pick<Parameters<typeof IsoDie>[0], 'x' | 'y' | 'size' | 'pips' | 'tone'> {
  readonly roof?: string
}

function House({ x, y, size, roof, ...die }: HouseProps) {
  const a = size * 0.95
  const h = size * 0.55
  return (
    <>
      <path d={`M${x} ${y + size}l${a} ${-h} ${a * 0.5} ${h * 0.5}-${a} ${h}z`} className="sc-shade" />
      <IsoDie x={x} y={y} size={size} {...die} />
      {roof && (
        <>
          <path d={`M${x - a} ${y - size * 0.48}L${x} ${y - size * 1.25}V${y + size * 0.06}z`} className={roof} />
          <path d={`M${x + a} ${y - size * 0.48}L${x} ${y - size * 1.25}V${y + size * 0.06}z`} className={roof} />
          <path d={`M${x + a} ${y - size * 0.48}L${x} ${y - size * 1.25}V${y + size * 0.06}z`} className="sc-shade" />
        </>
      )}
    </>
  )
}

function Wall() {
  return (
    <>
      <path d="M96 214 250 130 460 150 470 190 300 300 110 268z" className="sc-sand" />
      {[96, 440].map((x) => (
        <g key={x} transform={`translate(${x} 118)`}>
          <path d="M-17 0h34v92h-34z" className="sc-stone" />
          <path d="M4 0h13v92H4z" className="sc-shade" />
          <path d="M-21-14h10v7h7v-7H4v7h7v-7h10V4h-42z" className="sc-stone" />
          <path d="M-21-2h42v6h-42z" className="sc-shade" />
          <path d="M-4 26h8v18h-8z" className="sc-ink" />
          <path d="M-1-44h3v32h-3z" className="sc-wood" />
          <path d="M2-44l24 7-24 7z" className="sc-tint" />
        </g>
      ))}
    </>
  )
}
