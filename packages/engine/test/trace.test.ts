import { describe, expect, test } from 'vitest'
import { advance, hearVisits, isOneSided, parseRules, placesOf, start, trace, visit, winners } from '../src/index.ts'
import { playRandomly } from './games/play.ts'
import { spells } from './games/spells.ts'

describe('coverage', () => {
  test('[EN-12.1] a trace notes every step of every flow that ran, and what the rules say they used', () => {
    const seen = new Set<string>()
    trace(
      (id) => seen.add(id),
      () => {
        playRandomly(spells, 1, 3)
        visit('card spark')
      },
    )
    expect(seen).toContain('spells/match@0')
    expect(seen).toContain('spells/choose@0')
    expect(seen).toContain('card spark')
    const size = seen.size
    visit('card fork')
    advance(start(spells.setup(1, {}), spells.rules))
    expect(seen.size).toBe(size)
  })
})

describe('visits', () => {
  test('[EN-12.1] whoever listens to visits hears what is used and by whom, without instructions, and nothing of what is hidden from them', () => {
    const heard: unknown[] = []
    hearVisits(
      (id, by) => heard.push([id, by]),
      () => {
        playRandomly(spells, 1, 3)
        visit('card spark', 1)
        hearVisits(undefined, () => visit('imagined'))
        visit(() => 'card fork')
      },
    )
    expect(heard).toEqual([
      ['card spark', 1],
      ['card fork', undefined],
    ])
  })
})

describe('rule books', () => {
  test('[EN-12.2] numbered sentences are read with their chapters, anything else is passed over', () => {
    const text =
      '# Game\n\n## 1. Turn\n\n**[XX-1.1]** First.\n- **[XX-1.2b]** Second.\nNot **[XX-1.3]** a rule.\n\n## 2. End\n**[XX-2.1]** Third.'
    expect(parseRules(text)).toEqual([
      { id: 'XX-1.1', text: 'First.', chapter: '1. Turn' },
      { id: 'XX-1.2b', text: 'Second.', chapter: '1. Turn' },
      { id: 'XX-2.1', text: 'Third.', chapter: '2. End' },
    ])
  })
})

describe('places', () => {
  test('[EN-12.3] the best is first, equals share a place, later numbers break ties', () => {
    expect(placesOf([[5], [9], [5], [1]])).toEqual([2, 1, 2, 4])
    const won = { scores: [], reason: '' }
    expect(isOneSided({ ...won, places: [1, 2] })).toBe(true)
    expect(isOneSided({ ...won, places: [1, 1] })).toBe(false)
    expect(isOneSided({ ...won, places: [1, 2, 1, 2], teams: [0, 1, 0, 1] })).toBe(true)
    expect(isOneSided({ ...won, places: [1, 1, 1, 1], teams: [0, 1, 0, 1] })).toBe(false)
    expect(
      placesOf([
        [5, 1],
        [5, 2],
        [5, 2],
        [4, 9],
      ]),
    ).toEqual([3, 1, 1, 4])
    expect(winners({ places: [2, 1, 1], scores: [0, 1, 1], reason: '' })).toEqual([1, 2])
  })
})
