import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { spokenSince } from '../src/table/happening/spokenLines.ts'
import { TRANSCRIPTS, transcriptFile, transcriptOf } from './transcript.ts'

describe('what a screen reader says in one turn', () => {
  test.each(TRANSCRIPTS)('of %s, in %s, is as reviewed (npm run transcripts rewrites it)', (game, language) => {
    expect(transcriptOf(game, language)).toBe(readFileSync(transcriptFile(game, language), 'utf8'))
  })
})

describe('spoken lines', () => {
  const lines = [
    { position: 3, text: 'One.' },
    { position: 5, text: 'Two.' },
    { position: 5, text: 'Three.' },
    { position: 6, text: 'Four.' },
  ]

  test('what one answer brought is said together, in order', () => {
    expect(spokenSince(lines, 3)).toEqual([
      { position: 5, text: 'Two. Three.' },
      { position: 6, text: 'Four.' },
    ])
  })

  test('nothing is said twice: a log told anew brings only what came after', () => {
    expect(spokenSince(lines, 6)).toEqual([])
    expect(spokenSince([...lines, { position: 7, text: 'Anna took it back.' }], 6)).toEqual([
      { position: 7, text: 'Anna took it back.' },
    ])
  })

  test('of very many at once only the last are said', () => {
    const many = Array.from({ length: 90 }, (_, position) => ({ position, text: `${position}.` }))
    const spoken = spokenSince(many, -1)
    expect(spoken.length).toBeLessThan(30)
    expect(spoken.at(-1)!.position).toBe(89)
  })
})
