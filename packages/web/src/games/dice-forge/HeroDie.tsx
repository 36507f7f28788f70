import { Die, type FaceNumber, Piece, Place, Tooltip, Unfolded } from '@alea/board'
import type { Language } from '@alea/engine'
import type { ReactNode } from 'react'
import { WORDS } from '../../language/languages.ts'
import { explained } from './explained.ts'
import { FacePicture } from './FacePicture.tsx'
import { FaceTip } from './FaceTip.tsx'
import type { Cell, ForgedDie } from './layout.ts'
import { NAMES } from './names.ts'
import './heroDie.css'

interface Props {
  readonly die: ForgedDie
  readonly rolls: number
  readonly index: number
  readonly language: Language
}

const TONE = { light: 'ivory', dark: 'ink' } as const

/** A die unfolded into its six faces; in the free corner of the cross a cube rolls. */
export function HeroDie({ die: { die, place, shown, cells }, rolls, index, language }: Props) {
  const words = WORDS[language].diceForge
  const name = NAMES[language].die(die)
  const faceName = (cell: Cell) => NAMES[language].face(cell.face)
  const pictures = cells.map(({ piece, face }) => <FacePicture key={piece} face={face} />)
  const shows = (shown + 1) as FaceNumber
  return (
    <Place id={place} label={name} className="df-die">
      <Unfolded
        label={name}
        faces={pictures}
        shows={shows}
        tone={TONE[die]}
        faceLabel={(face) => faceName(cells[face - 1]!) + (face === shows ? `, ${words.shown}` : '')}
        cell={(face, drawn) => {
          const cell = cells[face - 1]!
          return (
            <Explained face={cell.face} language={language}>
              <Place id={cell.place} as="span" label={words.cell(name, faceName(cell))} className="df-cell">
                <Piece key={cell.piece} id={`face:${cell.piece}`} as="span" className="df-cell-face">
                  {drawn}
                </Piece>
              </Place>
            </Explained>
          )
        }}
      />
      <span className="df-cube">
        <Die faces={pictures} shows={shows} rolled={rolls} index={index} tone={TONE[die]} label="" />
      </span>
    </Place>
  )
}

/** Special faces have a tooltip. */
function Explained({ face, language, children }: { face: string; language: Language; children: ReactNode }) {
  if (explained(face, language) === undefined) return children
  return <Tooltip tip={<FaceTip face={face} language={language} />}>{children}</Tooltip>
}
