/**
 * What every shell of the host must do: each script is played on the bare host and on the shell, and every frame compared.
 * A shell is proved by calling this with a way to open a match on it.
 */
import { GAMES } from '@alea/catalog'
import type { FromServer, SeatWish, Table } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { Driver } from './driver.ts'
import { memoryShell } from './memoryShell.ts'
import type { ContractSetup, Shell } from './shell.ts'

const me = { kind: 'me' } as const
const bot = { kind: 'bot', bot: 'random' } as const satisfies SeatWish

interface Script {
  readonly name: string
  readonly setup: ContractSetup
  /** The seats, or a spectator's eyes, it is seen through from the beginning. */
  readonly watched: readonly (number | null)[]
  run(client: Driver): Promise<void>
}

const pig = (...seats: ContractSetup['seats']): ContractSetup => ({ game: 'pig', seats, options: { target: 30 } })

const SCRIPTS: readonly Script[] = [
  ...GAMES.map(
    ({ id, seats }): Script => ({
      name: `forty answers of ${id}, by people and a bot`,
      setup: { game: id, seats: seats.max > 1 ? [me, bot] : [me] },
      watched: [0, null],
      async run(client) {
        await client.play(40)
        await client.asked()
      },
    }),
  ),
  {
    name: 'a whole match, to its end',
    setup: pig(me, me),
    watched: [0, 1],
    async run(client) {
      await client.play(500)
      expect(client.table).toMatchObject({ status: 'over', ending: { by: 'rules' } })
      const refused = await client.command({ type: 'answer', seat: 0, position: client.position, key: 'roll' })
      expect(refused).toMatchObject({ type: 'refused', error: { code: 'not-playing' } })
    },
  },
  {
    name: 'refusals: not an option, stale, not asked, nothing to take back',
    setup: pig(me, me),
    watched: [0],
    async run(client) {
      const code = async (wanted: Parameters<Driver['command']>[0]) => {
        const answered = await client.command(wanted)
        return answered.type === 'refused' ? answered.error.code : answered.type
      }
      expect(await code({ type: 'answer', seat: 0, position: 0, key: 'fly' })).toBe('not-an-option')
      expect(await code({ type: 'answer', seat: 1, position: 0, key: 'roll' })).toBe('not-your-question')
      expect(await code({ type: 'answer', seat: 0, position: 9, key: 'roll' })).toBe('stale')
      expect(await code({ type: 'answer', seat: 0, position: 0, key: 'roll' })).toBe('done')
      expect(await code({ type: 'answer', seat: 0, position: 0, key: 'roll' })).toBe('stale')
      expect(await code({ type: 'undo', seat: 0, position: client.position })).toBe('barred')
      expect(await code({ type: 'answer', seat: 7, position: 0, key: 'roll' })).toBe('not-allowed')
    },
  },
  {
    name: 'a command that comes twice is done once',
    setup: pig(me, me),
    watched: [0],
    async run(client) {
      const roll = { type: 'answer', seat: 0, position: 0, key: 'roll' } as const
      const first = await client.command(roll, 'twice')
      const position = client.position
      client.opened.send({ ...roll, id: 'twice', match: client.match })
      await client.until(() => client.heard.filter((frame) => frame.type === 'done').length === 2)
      expect(client.heard.findLast((frame) => frame.type === 'done')).toEqual(first)
      expect(client.position).toBe(position)
    },
  },
  {
    name: 'undo, preview, orders and words',
    setup: { game: 'battle-dice', seats: [me, me] },
    watched: [0, 1],
    async run(client) {
      const seat = (await client.asked())!
      const { position } = client
      const { options } = client.snapshot(seat)!.asked!.offer!
      const { key } = options[0]!
      const preview = await client.command({ type: 'preview', seat, position, key })
      expect(preview).toMatchObject({ type: 'done', preview: { certain: expect.any(Boolean) } })
      expect(client.position).toBe(position)
      expect(await client.command({ type: 'answer', seat, position, key })).toMatchObject({ type: 'done' })
      expect(await client.opened.undoBar(seat)).toBeNull()
      const undone = await client.command({ type: 'undo', seat, position: client.position })
      expect(undone).toMatchObject({ type: 'done' })
      expect(client.snapshot(seat)!.asked!.offer!.options).toEqual(options)
      expect(await client.command({ type: 'order', seat, orders: { stop: true } })).toMatchObject({ type: 'done' })
      expect(await client.command({ type: 'say', text: 'hello' })).toMatchObject({ type: 'done' })
      await client.until(() => client.heard.some((frame) => frame.type === 'said'))
      expect(await client.command({ type: 'say', text: 'again' }, 'again')).toMatchObject({ type: 'done' })
      client.opened.send({ type: 'say', text: 'again', id: 'again', match: client.match })
      await client.until(
        () => client.heard.filter((frame) => frame.type === 'done' && frame.id === 'again').length === 2,
      )
      expect(client.heard.filter((frame) => frame.type === 'said')).toHaveLength(2)
      expect(await client.command({ type: 'say' })).toMatchObject({ type: 'refused', error: { code: 'malformed' } })
    },
  },
  {
    name: 'where nobody else must agree, a decision is taken back past the dice, also after reopening',
    setup: pig(me, me),
    watched: [0, 1],
    async run(client) {
      const before = client.snapshot(0)!.asked!.offer!.options
      await client.command({ type: 'answer', seat: 0, position: 0, key: 'roll' })
      const { position } = client
      expect(await client.opened.undoBar(0)).not.toBeNull()
      expect(await client.command({ type: 'propose', seat: 0, kind: 'undo' }, 'u')).toMatchObject({ type: 'done' })
      await client.until(() => client.position === position + 1)
      expect(client.snapshot(0)!.asked!.offer!.options).toEqual(before)
      client.opened.send({ type: 'propose', seat: 0, kind: 'undo', id: 'u', match: client.match })
      await client.until(() => client.heard.filter((frame) => frame.type === 'done' && frame.id === 'u').length === 2)
      expect(client.position).toBe(position + 1)
      await client.reopen()
      expect(client.position).toBe(position + 1)
      await client.play(500)
      expect(client.table).toMatchObject({ status: 'over' })
    },
  },
  {
    name: 'standing orders pass windows and nothing else',
    setup: { game: 'dice-throne', seats: [me, me], options: { heroes: ['barbarian', 'paladin'] } },
    watched: [0, 1],
    async run(client) {
      for (const seat of [0, 1]) {
        await client.command({ type: 'order', seat, orders: { pass: 'always' } })
        await client.asked()
      }
      const before = client.heard.length
      await client.play(15)
      await client.asked()
      await client.reopen()
      await client.play(15)
      const asked = client.heard.slice(before).flatMap((frame) => (frame.type === 'done' ? [frame.position] : []))
      expect(asked.length).toBeGreaterThan(20)
      await client.command({ type: 'order', seat: 0, orders: {} })
    },
  },
  {
    name: 'resigning, of two',
    setup: pig(me, bot),
    watched: [0],
    async run(client) {
      await client.play(3)
      await client.asked()
      expect(await client.command({ type: 'resign', seat: 0 })).toMatchObject({ type: 'done' })
      expect(client.table).toMatchObject({
        status: 'over',
        ending: { places: [2, 1], reason: 'resigned', by: 'resignation' },
      })
    },
  },
  {
    name: 'resigning, the only person of three',
    setup: pig(me, bot, bot),
    watched: [0],
    async run(client) {
      await client.asked()
      await client.command({ type: 'resign', seat: 0 })
      expect(client.table).toMatchObject({
        status: 'over',
        ending: { places: [3, 1, 1], reason: 'resigned', by: 'resignation' },
      })
    },
  },
  {
    name: 'resigning, one of two people at three seats: a bot plays on',
    setup: pig(me, me, bot),
    watched: [0],
    async run(client) {
      await client.asked()
      await client.command({ type: 'resign', seat: 1 })
      expect(client.table).toMatchObject({ status: 'playing', seats: [{}, { resigned: true }, {}] })
      await client.play(4)
      await client.asked()
      await client.reopen()
      await client.command({ type: 'resign', seat: 0 })
      expect(client.table).toMatchObject({ status: 'over', ending: { places: [2, 3, 1] } })
    },
  },
  {
    name: 'opened again, it goes on where it was',
    setup: { game: 'dice-forge', seats: [me, bot] },
    watched: [0],
    async run(client) {
      await client.play(6)
      await client.asked()
      const before = client.snapshot(0)
      await client.reopen()
      expect(client.snapshot(0)).toEqual(before)
      // Whoever comes back reads what happened before.
      expect(client.heard.findLast((frame) => frame.type === 'view')?.told?.length).toBeGreaterThan(0)
      await client.play(6)
      await client.asked()
    },
  },
]

export function hostContract(shell: Shell): void {
  describe(`host contract: ${shell.name}`, () => {
    test.each(SCRIPTS)('$name', async (script) => {
      const [theirs, ours] = [await played(memoryShell, script), await played(shell, script)]
      for (const [i, frame] of theirs.entries()) expect(ours[i], `frame ${i + 1} of ${theirs.length}`).toEqual(frame)
      expect(ours.length).toBe(theirs.length)
    })
  })
}

async function played(shell: Shell, { setup, watched, run }: Script): Promise<unknown[]> {
  const client = new Driver(await shell.open(setup))
  try {
    await client.begin(watched)
    await run(client)
  } finally {
    await client.opened.close()
  }
  return client.heard.flatMap((frame) => comparable(frame) ?? [])
}

/** A frame without what rightly differs: names, times, and how the shell was set up. */
function comparable(frame: FromServer): unknown {
  switch (frame.type) {
    case 'welcome':
    case 'pong':
      return undefined
    case 'table':
      return { type: 'table', ...comparableTable(frame.table) }
    case 'said':
      return { type: 'said', text: frame.said.text, seat: frame.said.seat }
    case 'step': {
      const { time: _, match: __, ...step } = frame
      return step
    }
    default: {
      const { match: _, ...rest } = frame as { match?: string }
      return rest
    }
  }
}

const comparableTable = ({ status, game, rules, options, seats, position, ending, revision }: Table) => ({
  status,
  game,
  rules,
  options,
  seats: seats.map(({ kind, bot, resigned }) => ({ kind, bot, resigned })),
  position,
  ending,
  revision,
})
