/** What a seat knows of another's cards when its bot imagines the table. */
import { checkOptions, random, start } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { diceThrone } from '../src/game.ts'
import { redeal } from '../src/redeal.ts'
import { expose, leaveHand } from '../src/rules/hand.ts'
import type { DiceThrone } from '../src/state.ts'
import { view } from '../src/view.ts'

function table(seats = 3, mode = 'hill'): DiceThrone {
  const heroes = ['gunslinger', 'barbarian', 'paladin', 'monk', 'ninja', 'samurai'].slice(0, seats)
  const options = checkOptions(diceThrone.options, { heroes, mode }, seats)
  const g = start<DiceThrone>(diceThrone.setup(seats, options), diceThrone.rules)
  for (const one of g.fighters) one.hand.push(...one.deck.splice(0, 4))
  const [first] = g.fighters
  first!.discard.push(...first!.deck.splice(0, 3))
  return g
}

const dealt = (g: DiceThrone, knower: number, seed: number): DiceThrone => {
  const world = structuredClone(g)
  redeal(world, [knower], random(seed))
  return world
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const whole = ({ hand, deck, discard }: DiceThrone['fighters'][number]) => [...hand, ...deck, ...discard].sort()

describe('dealing anew what p2 cannot see of p1', () => {
  test('keeps counts, the discard pile and the cards as a whole, and deals different hands', () => {
    const g = table()
    const hands = new Set<string>()
    for (const seed of SEEDS) {
      const one = dealt(g, 1, seed).fighters[0]!
      expect([one.hand.length, one.discard]).toEqual([4, g.fighters[0]!.discard])
      expect(whole(one)).toEqual(whole(g.fighters[0]!))
      hands.add([...one.hand].sort().join())
    }
    expect(hands.size).toBeGreaterThan(4)
  })

  test('leaves the own hand alone, but not the order of the own deck', () => {
    const g = table()
    const own = SEEDS.map((seed) => dealt(g, 1, seed).fighters[1]!)
    for (const one of own) expect(one.hand).toEqual(g.fighters[1]!.hand)
    expect(new Set(own.map(({ deck }) => deck.join())).size).toBe(SEEDS.length)
  })

  test('remembers cards once shown, for those to whom they were shown', () => {
    const g = table()
    const [shown, other] = g.fighters[0]!.hand as [string, string]
    expose(g, 0, shown, [1])
    expose(g, 0, other, [1])
    for (const seed of SEEDS)
      expect(dealt(g, 1, seed).fighters[0]!.hand).toEqual(expect.arrayContaining([shown, other]))
    const unaware = SEEDS.map((seed) => dealt(g, 2, seed).fighters[0]!.hand)
    expect(unaware.every((hand) => hand.includes(shown) && hand.includes(other))).toBe(false)
  })

  test('forgets a card that has left the hand', () => {
    const g = table()
    const [shown] = g.fighters[0]!.hand as [string]
    expose(g, 0, shown, [1])
    leaveHand(g, 0, shown)
    g.fighters[0]!.discard.push(shown)
    expect(g.fighters[0]!.exposed).toEqual([])
    for (const seed of SEEDS) expect(dealt(g, 1, seed).fighters[0]!.hand).not.toContain(shown)
  })

  test('turns over in its mind what lies face down, except where a card was turned up', () => {
    const g = table()
    g.fighters[0]!.facedown = ['one', '', 'two']
    const orders = SEEDS.map((seed) => dealt(g, 1, seed).fighters[0]!.facedown!.join())
    expect(new Set(orders)).toEqual(new Set(['one,,two', 'two,,one']))
    for (const seed of SEEDS) expect(dealt(g, 0, seed).fighters[0]!.facedown).toEqual(['one', '', 'two'])
  })

  test('does not depend on how the cards really lie', () => {
    const g = table()
    for (const seed of SEEDS) expect(dealt(dealt(g, 1, seed), 1, 99)).toEqual(dealt(g, 1, 99))
  })
})

describe.each([
  { mode: 'teams', seats: 4, teammates: [0, 2] },
  { mode: 'teams', seats: 6, teammates: [0, 2, 4] },
  { mode: 'three-teams', seats: 6, teammates: [0, 3] },
  { mode: 'hill', seats: 6, teammates: [0] },
])('[DT-19.1] $mode of $seats: p1', ({ mode, seats, teammates }) => {
  test('sees the hands of the own team and of nobody else', () => {
    const open = view(table(seats, mode), 0).fighters.filter(({ hand }) => Array.isArray(hand))
    expect(open.map(({ seat }) => seat)).toEqual(teammates)
  })

  test('deals anew the hands of the others alone', () => {
    const g = table(seats, mode)
    const worlds = SEEDS.map((seed) => dealt(g, 0, seed))
    for (const [seat, { hand }] of g.fighters.entries()) {
      const same = worlds.every((world) => world.fighters[seat]!.hand.join() === hand.join())
      expect(same, `p${seat + 1}`).toBe(teammates.includes(seat))
    }
  })

  test('sees the same, whatever the others hold and whatever lies in the decks', () => {
    const g = table(seats, mode)
    for (const seed of SEEDS) expect(view(dealt(g, 0, seed), 0)).toEqual(view(g, 0))
  })
})

test('nobody but its own side sees what lies face down', () => {
  const g = table()
  g.fighters[0]!.facedown = ['one', '', 'two']
  expect(view(g, 0).fighters[0]!.facedown).toEqual(['one', '', 'two'])
  for (const viewer of [1, 2, undefined]) expect(view(g, viewer).fighters[0]!.facedown).toEqual([null, '', null])
})
