import { Button, Dialog, Select, TextField } from '@alea/board'
import { LONGEST_REPORT, REPORT_REASONS, type ReportReason } from '@alea/protocol/client'
import { type FormEvent, useId, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import type { Person } from './usePeople.ts'

interface Props {
  readonly person: Person
  readonly match: string
  onClose(): void
  onSent(): void
}

/** Reports somebody to whoever runs the server. */
export function ReportDialog({ person: { player, name }, match, onClose, onSent }: Props) {
  const { people: words, table } = useWords()
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const form = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await api.report({ player, match, reason, text: text.trim() })
      onSent()
    } catch (error) {
      setProblem(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={words.report(name)}
      onClose={onClose}
      closeLabel={words.cancel}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {words.sendReport}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={send}>
        <p>{words.reportHelp}</p>
        <Select
          label={words.reason}
          value={reason}
          onChange={(value) => setReason(value as ReportReason)}
          options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        />
        <TextField label={words.details} value={text} onChange={setText} maxLength={LONGEST_REPORT} />
        {problem && <p role="alert">{problem.code === 'too-many' ? words.tooMany : table.problems[problem.code]}</p>}
      </form>
    </Dialog>
  )
}
