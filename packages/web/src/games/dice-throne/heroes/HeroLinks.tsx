import { heroIds } from '@alea/dice-throne'
import { Link } from 'wouter'
import { useWords } from '../../../language/useWords.ts'
import { useSettings } from '../../../settings/settings.ts'
import { NAMES } from '../names.ts'
import { Crest } from './Crest.tsx'
import './heroPage.css'

/** The pages of all heroes but one. */
export function HeroLinks({ but }: { readonly but?: string | undefined }) {
  const words = useWords().heroes
  const { language } = useSettings()
  return (
    <nav className="dt-hero-links" aria-label={but === undefined ? words.all : words.others}>
      <h2>{but === undefined ? words.all : words.others}</h2>
      <ul className="scroll-x">
        {heroIds()
          .filter((hero) => hero !== but)
          .map((hero) => (
            <li key={hero}>
              <Link href={`/heroes/${hero}`} className="dt-hero-link">
                <Crest hero={hero} size="small" /> {NAMES[language].hero(hero)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
