import { CARD_KINDS, type Card, listedHero, sheetOf } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { heroHues } from '../look.tsx'
import { percent, speech as speechIn } from '../speech.ts'
import { CardTexts } from './CardTexts.tsx'
import { HeroAbilities } from './HeroAbilities.tsx'
import { HeroDice } from './HeroDice.tsx'
import { HeroTokens } from './HeroTokens.tsx'
import { WinRateTable } from './WinRateTable.tsx'
import { winRatesOf } from './winRates.ts'
import './heroSheet.css'

interface Props {
  readonly hero: string
  readonly language: Language
  /** The headings below the title of the page or of the dialog. */
  readonly heading: 'h2' | 'h3'
}

/** Everything about a hero, in plain words: dice, abilities with their upgrades, tokens, cards, and how often it wins. */
export function HeroSheet({ hero, language, heading: Heading }: Props) {
  const speech = speechIn(language)
  const words = WORDS[language].heroes
  const { hero: data, cards, slots } = sheetOf(hero)
  const overall = winRatesOf(hero)?.overall.share
  const measured = overall === undefined ? undefined : percent(overall, language)
  const common = [...cards.values()].filter((card) => !data.cards.includes(card))
  return (
    <div className="dt-hero-sheet dt-hued" style={heroHues(hero)}>
      <p className="dt-hero-style">{speech.names.style(hero).join(' ')}</p>
      {listedHero(hero)?.numbers && <p className="quiet">{words.reconstructed(measured)}</p>}
      <div className="dt-hero-columns">
        <div className="dt-hero-column">
          <section>
            <Heading>{words.dice}</Heading>
            <HeroDice hero={hero} language={language} />
          </section>
          {slots.map((_, face) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face of the board is its number
            <section key={face}>
              <Heading>{slots.length > 1 ? words.boardFaces[face] : words.abilities}</Heading>
              <HeroAbilities hero={hero} face={face} speech={speech} />
            </section>
          ))}
        </div>
        <div className="dt-hero-column">
          <section>
            <Heading>{words.tokens}</Heading>
            <HeroTokens hero={hero} speech={speech} />
          </section>
          <section>
            <Heading>{words.cards}</Heading>
            <CardTexts hero={hero} cards={byKind(data.cards)} speech={speech} />
            <details className="dt-hero-common">
              <summary>{words.common(common.length)}</summary>
              <CardTexts hero={hero} cards={byKind(common)} speech={speech} />
            </details>
          </section>
          <section>
            <Heading>{words.winRates}</Heading>
            <WinRateTable hero={hero} language={language} />
          </section>
        </div>
      </div>
    </div>
  )
}

/** Upgrades are told with the abilities that they improve. */
const byKind = (cards: readonly Card[]): readonly Card[] =>
  CARD_KINDS.filter((kind) => kind !== 'upgrade').flatMap((kind) => cards.filter((card) => card.kind === kind))
