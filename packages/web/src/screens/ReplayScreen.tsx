import type { Seat } from '@alea/engine'
import { useEffect, useState } from 'react'
import { api } from '../connection/api.ts'
import { useWords } from '../language/useWords.ts'
import { savedMatch } from '../local/saves.ts'
import { OpenLogFile } from '../replay/OpenLogFile.tsx'
import { ReplayProblem } from '../replay/ReplayProblem.tsx'
import { ReplayView } from '../replay/ReplayView.tsx'
import { type ReplaySource, savedSource, serverSource } from '../replay/replaySource.ts'

/** The replay of a match of this device, of the server, or from a file. */
export function ReplayScreen({ id }: { id: string }) {
  return id === 'file' ? <OpenLogFile /> : <Stored id={id} />
}

function Stored({ id }: { id: string }) {
  const words = useWords().replay
  const [found, setFound] = useState<{ source: ReplaySource; mine: Seat | undefined }>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    find(id).then(setFound, setProblem)
  }, [id])
  if (problem !== undefined) return <ReplayProblem of={problem} id={id} />
  if (!found) return <p className="quiet waiting">{words.loading}</p>
  return <ReplayView {...found} />
}

async function find(id: string): Promise<{ source: ReplaySource; mine: Seat | undefined }> {
  const saved = await savedMatch(id).catch(() => undefined)
  if (saved) {
    const source = savedSource(saved)
    const people = source.seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
    return { source, mine: people.length === 1 ? people[0] : undefined }
  }
  const [source, me] = await Promise.all([serverSource(id), api.me().catch(() => undefined)])
  const seat = source.seats.findIndex(({ player }) => player !== undefined && player === me?.id)
  return { source, mine: seat < 0 ? undefined : seat }
}
