/** Measures and wraps text as a terminal shows it, ignoring colours. */
import { stripVTControlCharacters } from 'node:util'

export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Joins pieces into as few lines as fit; a piece is never broken. */
export function fold(pieces: readonly string[], gap: string, width: number): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last) + widthOf(gap) + widthOf(piece) <= width)
      lines[lines.length - 1] = last + gap + piece
    else lines.push(piece)
  }
  return lines
}

/** Wraps a sentence at its spaces, but not at no-break spaces. */
export const foldText = (text: string, width: number): string[] => fold(text.split(' '), ' ', width)

/** Lines after a heading, all indented to the same column. */
export const hang = (heading: string, lines: readonly string[]): string[] =>
  lines.map((line, i) => (i === 0 ? heading : ' '.repeat(widthOf(heading))) + line)
