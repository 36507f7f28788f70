import type { CSSProperties } from 'react'
import { asMeter, shareOf } from './asMeter.ts'

export interface MeterProps {
  /** From 0 to 1. */
  readonly value: number
  readonly label: string
  /** Shown instead of the percentage. */
  readonly text?: string
  /** Draws the label before the bar. */
  readonly named?: boolean
}

/** The odds of something. */
export function Meter({ value, label, text = percent(value), named }: MeterProps) {
  return (
    <div
      className="meter"
      {...asMeter(label, value, 1, text)}
      style={{ '--meter-share': shareOf(value, 1) } as CSSProperties}
    >
      {named && <span className="meter-label">{label}</span>}
      <span className="meter-bar" aria-hidden="true" />
      <span className="meter-text">{text}</span>
    </div>
  )
}

/** In the language of the page: `42 %` in French, `42%` in English. */
function percent(value: number): string {
  const digits = value > 0 && value < 0.1 ? 1 : 0
  const language = document.documentElement.lang || undefined
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(value)
}
