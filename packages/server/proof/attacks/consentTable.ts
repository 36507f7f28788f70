/** A table of two people for attacks on what needs consent. */
import type { Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'

export interface ConsentTable {
  readonly match: string
  /** Has seat 0. */
  readonly attacker: Client
  /** Has seat 1. */
  readonly victim: Client
}

export async function consentTable(url: string, more: object = {}): Promise<ConsentTable> {
  const [attacker, victim] = [await Client.guest(url), await Client.guest(url)]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const table = await attacker.ask<Table>('POST', '/api/tables', { game: 'pig', seats, ...more })
  await victim.ask('POST', `/api/tables/${table.id}/seats`, { invitation: table.invitation })
  await attacker.ask('POST', `/api/tables/${table.id}/start`)
  return { match: table.id, attacker, victim }
}
