/** The short version of `npm run proof:nodes`: real processes, a real PostgreSQL, a real NATS. */
import { describe, expect, test } from 'vitest'
import { nodesUnderFaults } from '../../proof/nodes.ts'
import { NO_POSTGRES } from '../postgresServer.ts'
import { NO_NATS } from './natsServer.ts'

const LONG = 600_000

const sound = { lost: 0, duplicated: 0, diverged: 0, refused: [] }

describe.skipIf(NO_POSTGRES)('nodes under faults', () => {
  test('the owner is killed in the middle of matches between people on both nodes, and both play on', {
    timeout: LONG,
  }, async () => {
    const bus = NO_NATS ? 'database' : 'nats'
    const report = await nodesUnderFaults({ nodes: 2, matches: 4, faults: ['kill a node', 'kill a node'], bus })
    expect(report).toMatchObject(sound)
    expect(report.acknowledged).toBeGreaterThan(20)
    expect(report.takeovers).toBeGreaterThan(0)
  })

  test.skipIf(NO_NATS)(
    'whatever fails, nothing acknowledged is lost and everybody sees the same',
    { timeout: LONG },
    async () => {
      const faults = ['stop a node', 'kill NATS', 'kill PostgreSQL', 'end a node'] as const
      const report = await nodesUnderFaults({ nodes: 3, matches: 6, faults, bus: 'nats' })
      expect(report).toMatchObject(sound)
      expect(report.acknowledged).toBeGreaterThan(20)
    },
  )
})
