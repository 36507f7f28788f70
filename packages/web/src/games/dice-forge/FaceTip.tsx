import type { Language } from '@alea/engine'
import type { ReactNode } from 'react'
import { explained } from './explained.ts'
import { NAMES } from './names.ts'
import './tip.css'

export function FaceTip({ face, language, children }: { face: string; language: Language; children?: ReactNode }) {
  const text = explained(face, language)
  return (
    <span className="df-tip">
      <b>{NAMES[language].face(face)}</b>
      {text && <span>{text}</span>}
      {children}
    </span>
  )
}
