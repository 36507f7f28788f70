import { heroHues, heroIcon } from '../look.tsx'
import '../tokens.css'
import './crest.css'

/** The picture of a hero on a shield of its colour. */
export function Crest({
  hero,
  size = 'normal',
}: {
  readonly hero: string
  readonly size?: 'small' | 'normal' | 'large'
}) {
  const Emblem = heroIcon(hero)
  return (
    <span className={`dt-crest dt-crest-${size} dt-hued`} style={heroHues(hero)} aria-hidden="true">
      <Emblem />
    </span>
  )
}
