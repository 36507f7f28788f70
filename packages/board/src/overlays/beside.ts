import type { Box } from '../motion/flip.ts'

export interface Corner {
  readonly left: number
  readonly top: number
}

/** The position of a box above or below its anchor: the preferred side if it fits, otherwise the one with more room, never off the screen. */
export function beside(
  anchor: Box,
  box: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  wanted: 'above' | 'below',
  gap = 8,
): Corner {
  const rooms = { above: anchor.y - gap, below: screen.height - anchor.y - anchor.height - gap }
  const other = wanted === 'above' ? 'below' : 'above'
  const side = box.height <= rooms[wanted] || rooms[wanted] >= rooms[other] ? wanted : other
  const top = side === 'above' ? anchor.y - gap - box.height : anchor.y + anchor.height + gap
  const left = anchor.x + anchor.width / 2 - box.width / 2
  return { left: within(left, box.width, screen.width, gap), top: within(top, box.height, screen.height, gap) }
}

const within = (start: number, length: number, room: number, margin: number) =>
  Math.max(margin, Math.min(start, room - length - margin))
