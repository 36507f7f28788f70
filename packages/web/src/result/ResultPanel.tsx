import { Button, classes } from '@alea/board'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import './result.css'

interface Props {
  readonly headline: string
  readonly mood: 'won' | 'lost' | 'neutral'
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Over the board; it can be put aside to look at the table, and brought back. */
export function ResultPanel(props: Props) {
  const words = useWords().result
  const [isAside, setAside] = useState(false)
  if (!isAside) return <ShownPanel {...props} putAside={() => setAside(true)} />
  return (
    <div className="result-aside" data-result="aside">
      <Button kind="primary" onClick={() => setAside(false)} autoFocus>
        {props.headline} — {words.back}
      </Button>
    </div>
  )
}

function ShownPanel({ headline, mood, actions, children, putAside }: Props & { putAside(): void }) {
  const words = useWords().result
  const panel = useRef<HTMLElement>(null)
  const named = useId()
  // What had the focus was the last question, which is gone; whoever is writing is not disturbed.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) panel.current?.focus()
  }, [])
  return (
    <div className="result-over" data-result="shown">
      <section
        ref={panel}
        className={classes('result', `result-${mood}`)}
        aria-labelledby={named}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') putAside()
        }}
      >
        <header className="result-head">
          <h2 id={named} aria-live="polite">
            {headline}
          </h2>
          <Button kind="quiet" onClick={putAside}>
            {words.lookAtBoard}
          </Button>
        </header>
        <div className="result-body">{children}</div>
        <footer className="result-next">{actions}</footer>
      </section>
    </div>
  )
}
