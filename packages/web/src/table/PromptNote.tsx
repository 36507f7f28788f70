import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import './prompt.css'

interface Props {
  /** An answer that is asked twice. */
  readonly doubt: { readonly label: string; readonly why?: string | undefined } | undefined
  /** Why not. */
  readonly note: { readonly text: string; readonly rule?: string | undefined } | undefined
  /** What would certainly happen. */
  readonly preview: string | undefined
  settle(sure: boolean): void
  read(rule: string): void
}

/** One line under the prompt, the most pressing first: a doubt, a refusal, a preview. */
export function PromptNote({ doubt, note, preview, settle, read }: Props) {
  const words = useWords().table
  if (!doubt && !note && !preview) return null
  const rule = doubt ? undefined : note?.rule
  return (
    <div className="prompt-note" role="status">
      <span>{doubt ? (doubt.why ?? words.confirmWhat(doubt.label)) : (note?.text ?? words.certain(preview!))}</span>
      {doubt && (
        <>
          <Button kind="danger" onClick={() => settle(true)}>
            {words.yes}
          </Button>
          <Button kind="quiet" onClick={() => settle(false)}>
            {words.no}
          </Button>
        </>
      )}
      {rule !== undefined && (
        <Button kind="quiet" onClick={() => read(rule)}>
          {words.readRule(rule)}
        </Button>
      )}
    </div>
  )
}
