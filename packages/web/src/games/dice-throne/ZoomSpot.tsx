import { tokenOf } from '@alea/dice-throne'
import { Answers } from './Answers.tsx'
import { Keywords } from './Keywords.tsx'
import { keywordsIn } from './keywords.ts'
import type { Subject } from './layout.ts'
import type { Speech } from './speech.ts'

interface Props {
  readonly subject: Extract<Subject, { is: 'token' | 'companion' }>
  /** Of the player it lies beside. */
  readonly hero: string
  answer(key: string): void
  readonly speech: Speech
}

/** A token or a companion. */
export function ZoomSpot({ subject, hero, answer, speech }: Props) {
  const { names, words } = speech
  const { id, place } = subject.spot
  if (subject.is === 'companion') {
    const { state, dial } = subject.spot
    return (
      <div className="dt-zoom">
        <p className="dt-zoom-kind">
          {words.companionLabel(words.kinds.companion, names.companionState(id, state), dial)}
        </p>
        <p>{names.companionText(id)}</p>
        <Answers place={place} answer={answer} speech={speech} />
      </div>
    )
  }
  const token = tokenOf(id)
  const { tokens, ...others } = keywordsIn(token, hero)
  return (
    <div className="dt-zoom">
      <p className="dt-zoom-kind">
        {words.kinds[token.kind]} · {words.tokenCount(subject.spot.count)} · {words.limit(token.limit)}
      </p>
      <p>{names.tokenText(id)}</p>
      <Answers place={place} answer={answer} speech={speech} />
      <Keywords tokens={tokens.filter((one) => one !== token.id)} {...others} speech={speech} />
    </div>
  )
}
