import { sheetOf } from '@alea/dice-throne'
import { heroTrim, symbolIcon } from './look.tsx'
import './face.css'

/** One face of a hero's die: the symbol, and the number small beside it. */
export function Face({ hero, value }: { readonly hero: string; readonly value: number }) {
  const Sign = symbolIcon(sheetOf(hero).faces[value - 1] ?? '')
  return (
    <span className="dt-face" style={{ '--hero-trim': heroTrim(hero) } as React.CSSProperties}>
      <Sign className="dt-face-symbol" />
      <span className="dt-face-number">{value}</span>
    </span>
  )
}

const known = new Map<string, readonly React.ReactNode[]>()

/** All six faces of a hero's die, ready for `Die`. */
export function facesOf(hero: string): readonly React.ReactNode[] {
  const faces = known.get(hero) ?? [1, 2, 3, 4, 5, 6].map((value) => <Face key={value} hero={hero} value={value} />)
  known.set(hero, faces)
  return faces
}
