import { Dialog } from '@alea/board'
import type { ReactNode } from 'react'
import type { Speech } from './speech.ts'

interface Props {
  readonly open: boolean
  readonly name: string
  close(): void
  readonly speech: Speech
  readonly children: ReactNode
}

/** The whole board of another player, over the table. */
export const BoardSheet = ({ open, name, close, speech: { words }, children }: Props) => (
  <Dialog open={open} onClose={close} closeLabel={words.close} title={words.sheet(name)} wide>
    <div className="dt-sheet">
      <div className="dt-side">{children}</div>
    </div>
  </Dialog>
)
