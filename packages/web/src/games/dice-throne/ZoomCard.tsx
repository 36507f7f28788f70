import { sheetOf } from '@alea/dice-throne'
import { Answers } from './Answers.tsx'
import { Keywords } from './Keywords.tsx'
import { keywordsIn } from './keywords.ts'
import type { Speech } from './speech.ts'
import { upgradeKind } from './upgradeKind.ts'

interface Props {
  readonly hero: string
  readonly card: string
  readonly place: string | undefined
  answer(key: string): void
  readonly speech: Speech
}

export function ZoomCard({ hero, card, place, answer, speech }: Props) {
  const { names, words } = speech
  const { cost, text } = names.cardLine(hero, card)
  const printed = sheetOf(hero).cards.get(card)
  const improves = upgradeKind(hero, card)
  return (
    <div className="dt-zoom">
      <p className="dt-zoom-kind">
        {words.costs(cost)} · {improves ? words.upgradeKinds[improves] : words.cardKinds[printed?.kind ?? 'main']}
      </p>
      <p>{text}</p>
      {place && <Answers place={place} answer={answer} speech={speech} />}
      <Keywords {...keywordsIn(printed, hero)} speech={speech} />
    </div>
  )
}
