import { describe, expect, test } from 'vitest'
import { type Ids, type MatchRecord, maySee } from '../src/index.ts'
import { freeSeat } from '../src/seating.ts'
import { ME, type Opened, opened, YOU } from './opened.ts'

const me = { kind: 'me' } as const
const open = { kind: 'open' } as const
const THIRD: Ids = new Set(['third'])
const you = { id: 'you', name: 'Bruno' }
const third = { id: 'third', name: 'Clio' }

const gathering = (more = {}) => opened({ game: 'pig', seats: [me, open, open], seatLinks: true, ...more }, {})
const links = ({ host }: Opened) => host.table(ME).links!.seats
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => `${error.code}: ${error.in('en').detail}`,
  )

describe('a link is one seat’s', () => {
  test('it seats whoever has it there, once', async () => {
    const table = await gathering()
    await table.host.seats.renewLink(1, ME)
    await table.host.seats.renewLink(2, ME)
    const [none, first, second] = links(table)
    expect(none).toBeNull()
    expect(first).not.toBe(second)
    expect(table.host.table(ME)).not.toHaveProperty('invitation')
    expect(table.host.table(YOU)).not.toHaveProperty('links')
    expect(await refusal(table.host.seats.sit(you, YOU, { invitation: second!, seat: 1 }))).toMatch(/another seat/)
    expect(await table.host.seats.sit(you, YOU, { invitation: second! })).toBe(2)
    expect(links(table)).toEqual([null, first, null])
    expect(await refusal(table.host.seats.sit(third, THIRD, { invitation: second! }))).toBe(
      'not-open: this link has already been used; ask for a new one',
    )
    expect(await refusal(table.host.seats.sit(third, THIRD, { invitation: 'guess' }))).toMatch(/^not-allowed/)
    expect(await refusal(table.host.seats.sit(third, THIRD, {}))).toMatch(/^not-allowed/)
  })

  test('a seat that becomes free gets a new link, and so does one that is renewed; only by the host', async () => {
    const table = await gathering()
    await table.host.seats.renewLink(1, ME)
    const before = links(table)[1]!
    await table.host.seats.sit(you, YOU, { invitation: before })
    await table.host.seats.rise(1, YOU)
    const after = links(table)[1]!
    expect(after).not.toBe(before)
    expect(await refusal(table.host.seats.sit(you, YOU, { invitation: before }))).toMatch(/already been used/)
    expect(await refusal(table.host.seats.renewLink(1, YOU))).toMatch(/^not-allowed/)
    expect(await refusal(table.host.seats.renewLink(0, ME))).toMatch(/^not-open/)
    await table.host.seats.renewLink(1, ME)
    expect(await refusal(table.host.seats.sit(you, YOU, { invitation: after }))).toMatch(/already been used/)
    await table.host.seats.placeBot(1, 'greedy', 'Ada', ME)
    expect(links(table)[1]).toBeNull()
  })

  test('the table-wide invitation seats nobody where seats have links, and watches nowhere', async () => {
    const table = await gathering({ spectators: false })
    const { invitation, watchLink } = table.host.record
    expect(invitation).not.toBe('')
    const record = { ...table.host.record, invitation: 'table-wide', watchLink: 'to-watch' }
    expect(watchLink).toBeDefined()
    expect(() => freeSeat(record, YOU, { invitation: 'table-wide' })).toThrow(/invitation/)
    expect(maySee(record, YOU, 'table-wide')).toBe(false)
    expect(maySee(record, YOU, 'to-watch')).toBe(true)
    expect(maySee(record, YOU, '')).toBe(false)
    expect(() => freeSeat(record, YOU, { invitation: 'to-watch' })).toThrow(/invitation/)
  })

  test('a table of 0.2 keeps its invitation', async () => {
    const table = await opened({ game: 'pig', seats: [me, open] })
    const { watchLink: _, ...rest } = table.host.record
    const record: MatchRecord = { ...rest, seats: [rest.seats[0]!, { kind: 'open' }], invitation: 'old' }
    expect(freeSeat(record, YOU, { invitation: 'old' })).toBe(1)
  })

  test('the link to watch is changed by the host', async () => {
    const table = await gathering({ spectators: false })
    await table.host.seats.renewWatchLink(ME)
    const { watch } = table.host.table(ME).links!
    const send = () => true
    await table.host.watch(null, YOU, { player: 'you', send }, {}, watch)
    await table.host.seats.renewWatchLink(ME)
    expect(await refusal(table.host.watch(null, YOU, { player: 'you', send }, {}, watch))).toMatch(/^not-allowed/)
    expect(await refusal(table.host.seats.renewWatchLink(YOU))).toMatch(/^not-allowed/)
  })
})

test('whoever lost a seat before the start does not see the hand of whoever sits there', async () => {
  const table = await opened({ game: 'dice-throne', seats: [me, open], open: true })
  await table.host.seats.sit(you, YOU, {})
  await table.watch(1, YOU)
  await table.host.seats.rise(1, ME)
  await table.host.seats.sit(third, THIRD, {})
  await table.host.seats.start(ME)
  expect(table.frames.filter(({ type }) => type === 'view' || type === 'step')).toEqual([])
})
