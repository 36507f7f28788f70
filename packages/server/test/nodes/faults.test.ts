/** The short version of `npm run proof:nodes`: real processes, a real PostgreSQL, a real NATS. What its checkers find is tested in history.test.ts. */
import { describe, expect, test } from 'vitest'
import { nodesUnderFaults, rollingUpgrade, wrongIn } from '../../proof/nodes.ts'
import { NO_POSTGRES_PROGRAMS } from '../postgresServer.ts'
import { NO_NATS_PROGRAM } from './natsServer.ts'

describe.skipIf(NO_POSTGRES_PROGRAMS)('nodes under faults (needs PostgreSQL)', () => {
  test('two nodes without NATS: one that dies in the middle of matches is replaced, and both people play on', async () => {
    const report = await nodesUnderFaults({ nodes: 2, matches: 4, faults: ['kill a node'], bus: 'database' })
    expect(wrongIn(report)).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(10)
  })

  test.skipIf(NO_NATS_PROGRAM)(
    'whatever fails, nothing acknowledged is lost and everybody sees the same (needs NATS)',
    async () => {
      const faults = ['stop a node', 'kill NATS', 'kill PostgreSQL', 'take a lease away'] as const
      const report = await nodesUnderFaults({ nodes: 3, matches: 6, faults, bus: 'nats' })
      expect(wrongIn(report)).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(20)
    },
  )

  test.skipIf(NO_NATS_PROGRAM)('an upgrade of one node after the other loses nothing (needs NATS)', async () => {
    const report = await rollingUpgrade({ nodes: 2, matches: 4, bus: 'nats' }, 1)
    expect(wrongIn(report)).toEqual([])
    expect(report.takeovers).toBeGreaterThan(0)
  })
})
