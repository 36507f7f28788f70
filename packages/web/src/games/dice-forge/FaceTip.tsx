import type { Language } from '@alea/engine'
import type { ReactNode } from 'react'
import { diceForgeWords } from '../../language/diceForgeWords.ts'
import { faceParts } from './faceParts.ts'
import { NAMES } from './names.ts'

/** What a special face does. Nothing for those that say it all themselves. */
export function explained(face: string, language: Language): string | undefined {
  const { kind } = faceParts(face)
  return kind === 'gain' || kind === 'choice' ? undefined : diceForgeWords[language].explained[kind]
}

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
