import { Dialog } from '@alea/board'
import type { View } from '@alea/dice-throne'
import type { Subject } from './layout.ts'
import type { Speech } from './speech.ts'
import type { Rolling } from './tierOdds.ts'
import { ZoomAbility } from './ZoomAbility.tsx'
import { ZoomCard } from './ZoomCard.tsx'
import { ZoomSpot } from './ZoomSpot.tsx'
import './zoom.css'

interface Props {
  readonly subject: Subject | undefined
  readonly view: View
  readonly rolling: Rolling | undefined
  choose(key: string): void
  close(): void
  readonly speech: Speech
}

/** One thing, large: all that is printed on it, its keywords explained, and what may be done with it. */
export function Zoom({ subject, view, rolling, choose, close, speech }: Props) {
  const { names, words } = speech
  const answer = (key: string) => {
    close()
    choose(key)
  }
  return (
    <Dialog
      open={subject !== undefined}
      onClose={close}
      closeLabel={words.close}
      title={subject && titleOf(subject, names)}
    >
      {subject?.is === 'ability' && (
        <ZoomAbility
          panel={subject.panel}
          fighter={view.fighters[subject.seat]!}
          rolling={rolling}
          answer={answer}
          speech={speech}
        />
      )}
      {subject?.is === 'card' && <ZoomCard {...subject} answer={answer} speech={speech} />}
      {(subject?.is === 'token' || subject?.is === 'companion') && (
        <ZoomSpot subject={subject} hero={view.fighters[subject.seat]!.hero} answer={answer} speech={speech} />
      )}
    </Dialog>
  )
}

function titleOf(subject: Subject, names: Speech['names']): string {
  switch (subject.is) {
    case 'ability':
      return names.ability(subject.panel.ability.id)
    case 'card':
      return names.card(subject.card)
    case 'token':
      return names.token(subject.spot.id)
    case 'companion':
      return names.companion(subject.spot.id)
  }
}
