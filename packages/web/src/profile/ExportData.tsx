import { Button } from '@alea/board'
import { useState } from 'react'
import { download } from '../app/download.ts'
import { api, failureOf } from '../connection/api.ts'
import type { Failure } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'

/** Everything the server keeps about this player, as a file. */
export function ExportData() {
  const words = useWords().profile
  const { problems } = useWords().table
  const [problem, setProblem] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      download('alea-account.json', JSON.stringify(await api.exportMe(), null, 2), 'application/json')
    } catch (error) {
      setProblem(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="cluster">
      <Button onClick={save} busy={busy}>
        {words.exportData}
      </Button>
      <span role="alert">{problem && problems[problem.code]}</span>
    </div>
  )
}
