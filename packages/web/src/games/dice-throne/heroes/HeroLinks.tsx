import { heroIds } from '@alea/dice-throne'
import { Link } from 'wouter'
import { useWords } from '../../../language/useWords.ts'
import { useSettings } from '../../../settings/settings.ts'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import './heroPage.css'

/** The pages of all heroes but one: at the end of that one's. */
export function HeroLinks({ but }: { readonly but: string | undefined }) {
  const words = useWords().heroes
  const title = but === undefined ? words.all : words.others
  return (
    <nav className="dt-hero-links" aria-label={title}>
      <h2>{title}</h2>
      <Links heroes={heroIds().filter((hero) => hero !== but)} />
    </nav>
  )
}

/** The pages of all heroes, folded: above the rules, which are what one came for. */
export function AllHeroLinks() {
  const words = useWords().heroes
  return (
    <nav className="dt-hero-links" aria-label={words.all}>
      <details>
        <summary>{words.all}</summary>
        <Links heroes={heroIds()} />
      </details>
    </nav>
  )
}

function Links({ heroes }: { readonly heroes: readonly string[] }) {
  const { language } = useSettings()
  return (
    <ul className="scroll-x">
      {heroes.map((hero) => (
        <li key={hero}>
          <Link href={`/heroes/${hero}`} className="dt-hero-link">
            <Crest hero={hero} size="small" /> {NAMES[language].hero(hero)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
