import { type DragEvent, useState } from 'react'
import { PageLayout } from '../app/PageLayout.tsx'
import { useWords } from '../language/useWords.ts'
import { LogProblem } from './LogProblem.tsx'
import { ReplayView } from './ReplayView.tsx'
import { fileSource, type ReplaySource } from './replaySource.ts'
import './openLogFile.css'

/** Opens a log file, chosen or dropped. It does not leave this device. */
export function OpenLogFile() {
  const words = useWords().replay
  const [source, setReel] = useState<ReplaySource>()
  const [problem, setProblem] = useState<unknown>()
  const [hovered, setHovered] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      setProblem(undefined)
      setReel(fileSource(file.name, await file.text()))
    } catch (error) {
      setProblem(error)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    void read(event.dataTransfer.files[0])
  }
  if (source) return <ReplayView source={source} mine={undefined} />
  return (
    <PageLayout>
      <main className="page stack replay-open">
        <h1>{words.fileTitle}</h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same */}
        <div
          className={hovered ? 'replay-drop replay-drop-over' : 'replay-drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setHovered(true)
          }}
          onDragLeave={() => setHovered(false)}
          onDrop={drop}
        >
          <p>{words.fileHelp}</p>
          <label className="button button-primary replay-choose">
            {words.chooseFile}
            <input
              type="file"
              className="visually-hidden"
              accept=".alea,.log,.txt,.json,text/plain,application/json"
              onChange={({ target }) => read(target.files?.[0])}
            />
          </label>
          {problem !== undefined && (
            <div role="alert" className="replay-wrong">
              <LogProblem error={problem} />
            </div>
          )}
        </div>
      </main>
    </PageLayout>
  )
}
