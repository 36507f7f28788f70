import { InfoIcon } from '@alea/board'
import type { Subject } from './layout.ts'
import type { Speech } from './speech.ts'
import { useZoom } from './zooming.ts'
import './info.css'

interface Props {
  readonly subject: Subject
  readonly name: string
  readonly speech: Speech
}

/** The second control of a thing whose press answers a question: it opens and explains it. */
export function Info({ subject, name, speech: { words } }: Props) {
  const zoom = useZoom()
  return (
    <button type="button" className="dt-info" aria-label={words.explain(name)} onClick={() => zoom(subject)}>
      <InfoIcon />
    </button>
  )
}
