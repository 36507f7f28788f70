/** The protocol of leases, questions and hand-overs in virtual time: what real processes seldom meet happens here all the time. */
import { random } from '@alea/engine'
import { share } from '@alea/testkit'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Tenure } from '../../src/nodes/protocol/tenure.ts'
import { LEASE_MS, TAKEN_OVER_MS } from '../../src/nodes/protocol/timing.ts'
import { type Faults, NO_FAULTS, SimNode, World } from './world.ts'

const ALL_FAULTS: Faults = { lost: 20, doubled: 10, late: 10, unasked: 5, unanswered: 5, skew: 0.01 }
const SIZES = { nodes: 3, matches: 12, clients: 24 }
/** Where more happens to each match. */
const CROWDED = { nodes: 3, matches: 4, clients: 8 }

/** Something bad about once in two seconds. */
function disturb(world: World): void {
  const node = world.of(world.nodes)
  switch (world.below(5)) {
    case 0:
      return kill(world, node)
    case 1:
      // Longer than its lease: it wakes up believing that it is still the owner.
      return node.pause(500 + world.below(2 * LEASE_MS))
    case 2:
      node.isCutOff = true
      return world.after(world.below(3 * LEASE_MS), () => {
        node.isCutOff = false
      })
    case 3: {
      const { faults } = world
      world.faults = { ...faults, lost: 400, late: 200 }
      return world.after(world.below(2000), () => {
        world.faults = faults
      })
    }
    default:
      return
  }
}

function kill(world: World, node: SimNode): void {
  if (!node.isAlive || world.nodes.filter(({ isAlive }) => isAlive).length < 2) return
  node.die()
  world.after(1000 + world.below(10_000), () => {
    world.nodes.splice(world.nodes.indexOf(node), 1, new SimNode(world))
  })
}

function check(world: World): void {
  expect(world.broken).toEqual([])
  for (const match of world.matches) {
    const commands = world.logs.get(match)!.map(({ command }) => command)
    expect(new Set(commands).size).toBe(commands.length)
  }
  const stored = new Set([...world.logs].flatMap(([match, log]) => log.map(({ command }) => `${match} ${command}`)))
  expect([...world.acknowledged].filter((command) => !stored.has(command))).toEqual([])
}

describe('in virtual time', () => {
  test(`a million steps, everything goes wrong: each answer once, one writer at a time, nothing old is shown`, () => {
    const worlds = share(4)
    let steps = 0
    let acknowledged = 0
    for (let seed = 1; seed <= worlds; seed++) {
      const world = new World(random(seed), ALL_FAULTS, seed % 2 === 0 ? CROWDED : SIZES)
      while (world.steps < 250_000) {
        world.runUntil(world.now + 500 + world.below(3000))
        disturb(world)
      }
      check(world)
      steps += world.steps
      acknowledged += world.acknowledged.size
    }
    expect(steps).toBeGreaterThanOrEqual(worlds * 250_000)
    expect(acknowledged).toBeGreaterThan(worlds * 1000)
  })

  test('when nodes die and nothing else happens, their matches go on within the bound', () => {
    const world = new World(random(7), { ...NO_FAULTS, skew: 0.01 }, SIZES)
    for (let round = 0; round < share(24); round++) {
      world.runUntil(world.now + 3000 + world.below(1000))
      kill(world, world.of(world.nodes))
      world.runUntil(world.now + 12_000)
    }
    check(world)
    expect(world.takeovers).toBeGreaterThan(share(24))
    // Whoever asked the dead node has to be told, ask again, and the match must be read: little more than nothing here.
    expect(world.longestTakeover).toBeLessThan(TAKEN_OVER_MS + 500)
  })

  test('the simulation finds what it is there to find: without the epoch, or with leases that are relied on for too long', () => {
    const breaks = (change: (world: World) => void = () => {}): boolean =>
      [1, 2, 3].every((seed) => {
        const world = new World(random(seed), ALL_FAULTS, CROWDED)
        change(world)
        while (world.steps < 250_000 && world.broken.length === 0) {
          world.runUntil(world.now + 500 + world.below(3000))
          disturb(world)
        }
        return world.broken.length > 0
      })
    const withoutEpochs = (world: World) => {
      world.table.append = () => true
    }
    expect(breaks(withoutEpochs)).toBe(true)
    const relied = vi.spyOn(Tenure.prototype, 'isCurrent').mockReturnValue(true)
    onTestFinished(() => relied.mockRestore())
    expect(breaks()).toBe(true)
  })
})
