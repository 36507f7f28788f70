import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import './prompt.css'

interface Props {
  /** An option that must be confirmed. */
  readonly unconfirmed: { readonly label: string; readonly why?: string | undefined } | undefined
  /** Why something is not possible. */
  readonly note: { readonly text: string; readonly rule?: string | undefined } | undefined
  /** What the option under the pointer would certainly do. */
  readonly preview: string | undefined
  confirm(sure: boolean): void
  readRule(rule: string): void
}

/** One line under the prompt; a confirmation takes precedence over a refusal, and that over a preview. */
export function PromptNote({ unconfirmed, note, preview, confirm, readRule }: Props) {
  const words = useWords().table
  if (unconfirmed)
    return (
      <div className="prompt-note" role="status">
        <span>{unconfirmed.why ?? words.confirmWhat(unconfirmed.label)}</span>
        <Button kind="danger" onClick={() => confirm(true)}>
          {words.yes}
        </Button>
        <Button kind="quiet" onClick={() => confirm(false)}>
          {words.no}
        </Button>
      </div>
    )
  const text = note?.text ?? (preview && words.certain(preview))
  if (!text) return null
  const rule = note?.rule
  return (
    <div className="prompt-note" role="status">
      <span>{text}</span>
      {rule !== undefined && (
        <Button kind="quiet" onClick={() => readRule(rule)}>
          {words.readRule(rule)}
        </Button>
      )}
    </div>
  )
}
