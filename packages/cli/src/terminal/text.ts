/** Text measured and folded as a terminal shows it, colours not counted. */
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

/** Folds a sentence at its spaces; the no-break spaces of French stay whole. */
export const foldText = (text: string, width: number): string[] => fold(text.split(' '), ' ', width)

/** Lines behind a heading, the later ones set in as far as the first. */
export const hang = (heading: string, lines: readonly string[]): string[] =>
  lines.map((line, i) => (i === 0 ? heading : ' '.repeat(widthOf(heading))) + line)
