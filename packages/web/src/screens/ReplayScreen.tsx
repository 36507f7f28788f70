import type { Seat } from '@alea/engine'
import { useEffect, useState } from 'react'
import { api } from '../door/api.ts'
import { useWords } from '../language/useWords.ts'
import { savedMatch } from '../local/saves.ts'
import { OpenFile } from '../replay/OpenFile.tsx'
import { Problem } from '../replay/Problem.tsx'
import { Projector } from '../replay/Projector.tsx'
import { liveReel, localReel, type Reel } from '../replay/reel.ts'
import './replay.css'

/** A match seen again: of this device, of the server, or from a file. */
export function ReplayScreen({ id }: { id: string }) {
  return id === 'file' ? <OpenFile /> : <Stored id={id} />
}

function Stored({ id }: { id: string }) {
  const words = useWords().replay
  const [found, setFound] = useState<{ reel: Reel; mine: Seat | undefined }>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    find(id).then(setFound, setProblem)
  }, [id])
  if (problem !== undefined) return <Problem of={problem} id={id} />
  if (!found) return <p className="quiet waiting">{words.loading}</p>
  return <Projector {...found} />
}

async function find(id: string): Promise<{ reel: Reel; mine: Seat | undefined }> {
  const saved = await savedMatch(id).catch(() => undefined)
  if (saved) {
    const reel = localReel(saved)
    const people = reel.seats.flatMap(({ kind }, seat) => (kind === 'player' ? [seat] : []))
    return { reel, mine: people.length === 1 ? people[0] : undefined }
  }
  const [reel, me] = await Promise.all([liveReel(id), api.me().catch(() => undefined)])
  const seat = reel.seats.findIndex(({ player }) => player !== undefined && player === me?.id)
  return { reel, mine: seat < 0 ? undefined : seat }
}
