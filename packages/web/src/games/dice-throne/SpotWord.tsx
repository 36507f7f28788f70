import { useReach } from '@alea/board'
import type { ReactNode } from 'react'
import { Info } from './Info.tsx'
import type { Subject } from './layout.ts'
import type { Speech } from './speech.ts'
import { useZoom } from './zooming.ts'

interface Props {
  readonly place: string
  readonly name: string
  readonly subject: Subject
  /** A second line. */
  readonly note?: ReactNode
  readonly speech: Speech
}

/** The name of a token or companion beside it: it explains the thing; where a press answers a question, a second control does. */
export function SpotWord({ place, name, subject, note, speech }: Props) {
  const zoom = useZoom()
  const isLit = useReach().optionsAt(place).length > 0
  const text = (
    <>
      <span>{name}</span>
      {note && <span className="dt-spot-note">{note}</span>}
    </>
  )
  if (!isLit)
    return (
      <button type="button" className="dt-spot-word" onClick={() => zoom(subject)}>
        {text}
      </button>
    )
  return (
    <>
      <span className="dt-spot-word" aria-hidden="true">
        {text}
      </span>
      <Info subject={subject} name={name} speech={speech} />
    </>
  )
}
