import type { Card } from '@alea/dice-throne'
import { WORDS } from '../../../language/languages.ts'
import type { Speech } from '../speech.ts'

interface Props {
  readonly hero: string
  readonly cards: readonly Card[]
  readonly speech: Speech
}

/** Cards in words: name, cost, when they are played, what they do. */
export function CardTexts({ hero, cards, speech: { names, words, language } }: Props) {
  return (
    <ul className="dt-hero-cards-list">
      {cards.map(({ id, kind, promo }) => {
        const { cost, text } = names.cardLine(hero, id)
        const marks = [words.cardKinds[kind], ...(promo ? [WORDS[language].heroes.promo] : [])]
        return (
          <li key={id}>
            <b>
              {names.card(id)} ({cost} {words.cpShort})
            </b>{' '}
            <span className="quiet">{marks.join(', ')}</span>
            <br />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
