import { type DragEvent, useState } from 'react'
import { Frame } from '../app/Frame.tsx'
import { useWords } from '../language/useWords.ts'
import { Projector } from './Projector.tsx'
import { fileReel, type Reel } from './reel.ts'
import { Wrong } from './Wrong.tsx'

/** A log of one's own: chosen or dropped, read here and nowhere else. */
export function OpenFile() {
  const words = useWords().replay
  const [reel, setReel] = useState<Reel>()
  const [problem, setProblem] = useState<unknown>()
  const [hovered, setHovered] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      setProblem(undefined)
      setReel(fileReel(file.name, await file.text()))
    } catch (error) {
      setProblem(error)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    void read(event.dataTransfer.files[0])
  }
  if (reel) return <Projector reel={reel} mine={undefined} />
  return (
    <Frame>
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
              <Wrong error={problem} />
            </div>
          )}
        </div>
      </main>
    </Frame>
  )
}
