import { DieFace, type FaceNumber, PipFace } from '@alea/board'
import type { Event } from '@alea/engine'
import type { PigEvent } from '@alea/example-pig'
import type { ReactNode } from 'react'

export function logMark(event: Event): ReactNode {
  const happened = event as PigEvent
  return happened.type === 'rolled' ? (
    <DieFace>
      <PipFace value={happened.face as FaceNumber} />
    </DieFace>
  ) : undefined
}
