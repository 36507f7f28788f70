/** Several people at one device: how often it is passed on. */
import { think } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { fast, Match, random, type Seat } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { handoverFor } from '../src/table/hotSeat/handover.ts'
import type { Sharing } from '../src/table/hotSeat/sharing.ts'

const MINE: readonly Seat[] = [0, 1]

/** Plays so many turns of Dice Throne as two people at one device would, and counts how often it is passed on in each. */
function passes(heroes: string, seed: number, turns: number, sharing: Sharing): number[] {
  const match = new Match(gameOf('dice-throne')!, { seats: 2, options: { heroes } }, fast(seed))
  const counts: number[] = []
  let holder: Seat | null = null
  const answer = (seat: Seat, key: string) => expect(match.answer({ seat, key })).toBeUndefined()
  const best = (seat: Seat) =>
    think({ game: 'dice-throne', bot: 'greedy', seat, world: match.imagine(seat, random(seed)), seed })
  while (match.pending?.kind === 'seats' && match.turn <= turns) {
    const seat = match.pending.seats[0]!
    counts[match.turn] ??= 0
    // The host lets it pass.
    if (match.decline !== undefined && match.offer(seat)!.options.length === 1) {
      answer(seat, match.decline)
      continue
    }
    const handover = handoverFor(match.awaited(holder ?? undefined), MINE, holder, sharing)
    switch (handover.is) {
      case 'pass':
        counts[match.turn]!++
        holder = handover.seat
        break
      case 'turn':
        holder = handover.seat
        break
      case 'aloud':
        // Nobody wants to respond; what is open is chosen as well as with the device in hand.
        expect(handover.open?.options.length ?? 1).toBeGreaterThan(0)
        answer(handover.seat, handover.decline ?? best(handover.seat))
        break
      case 'none':
        answer(seat, match.decline ?? best(seat))
    }
  }
  return counts.slice(1)
}

const DUELS = [
  ['barbarian,paladin', 3],
  ['gunslinger,cursed-pirate', 5],
  ['monk,ninja', 7],
] as const

describe.each(DUELS)('Dice Throne with %s on one device', (heroes, seed) => {
  test('the device is passed on at most twice a turn: to whose turn it is, and for a hidden choice of somebody else', () => {
    const counts = passes(heroes, seed, 6, 'hidden')
    expect(counts.length).toBeGreaterThanOrEqual(6)
    for (let i = 1; i < counts.length; i++) expect(counts[i - 1]! + counts[i]!).toBeLessThanOrEqual(4)
    expect(Math.max(...counts)).toBeGreaterThan(0)
  })

  test('among people who trust each other never', () => {
    expect(Math.max(...passes(heroes, seed, 3, 'open'))).toBe(0)
  })
})

describe('who gets the device', () => {
  const window = { name: 'respond', seats: [1], window: true, decline: 'pass' } as const
  const offer = { name: 'defend', seat: 1, params: {}, options: [{ key: 'none', value: 'none' }], unavailable: [] }

  test('nobody, if its holder is asked, or somebody elsewhere', () => {
    expect(handoverFor({ name: 'main', seats: [0], offer }, MINE, 0, 'hidden')).toEqual({ is: 'none' })
    expect(handoverFor({ name: 'main', seats: [2] }, MINE, 0, 'hidden')).toEqual({ is: 'none' })
    expect(handoverFor(null, MINE, 0, 'open')).toEqual({ is: 'none' })
  })

  test('a window, and what everybody sees, is asked aloud; everything else needs the device', () => {
    expect(handoverFor(window, MINE, 0, 'hidden')).toEqual({ is: 'aloud', seat: 1, decline: 'pass' })
    expect(handoverFor({ name: 'defend', seats: [1], open: offer }, MINE, 0, 'hidden')).toEqual({
      is: 'aloud',
      seat: 1,
      open: offer,
    })
    expect(handoverFor({ name: 'main', seats: [1] }, MINE, 0, 'hidden')).toEqual({ is: 'pass', seat: 1 })
    // Nobody holds it who could ask.
    expect(handoverFor(window, MINE, null, 'hidden')).toEqual({ is: 'pass', seat: 1 })
  })

  test('the table turns by itself where hands are open', () => {
    expect(handoverFor(window, MINE, 0, 'open')).toEqual({ is: 'turn', seat: 1 })
  })
})
