import type { CSSProperties } from 'react'

export const DIE_TONES = ['ivory', 'ink', 'game', 'gold', 'silver'] as const
/** What a die is made of: a known material, or a hue from 0 to 360. */
export type DieTone = (typeof DIE_TONES)[number] | number

export const toneClass = (tone: DieTone): string => (typeof tone === 'number' ? 'die-hued' : `die-${tone}`)

export const dieStyle = (tone: DieTone, size: number | undefined): CSSProperties =>
  ({
    ...(typeof tone === 'number' && { '--die-hue': tone }),
    ...(size !== undefined && { '--die-size': `${size}px` }),
  }) as CSSProperties
