/** In a browser only the heroes at the table are loaded: by the host of the match, by its bots, and nowhere before. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gameOf } from '@alea/catalog'
import { replay } from '@alea/engine'
import { checkpointOf } from '@alea/host'
import { expect, test } from 'vitest'
import { throneMatch } from './throneMatch.ts'

const TABLES = [
  { heroes: 'gunslinger,black-widow' },
  { heroes: 'barbarian,loki', numbers: { loki: { vexII: 11, kneelDice: 5 }, 'black-panther': { blast: 3 } } },
]
const run = promisify(execFile)

test.each(TABLES)(
  'a match is played to its end with its heroes alone, and goes on where all are loaded: %j',
  async (table) => {
    const program = join(import.meta.dirname, 'asInBrowser.ts')
    const { stdout } = await run(process.execPath, ['--conditions=browser', program, JSON.stringify(table)])
    const { before, loaded, troubles, log, checkpoint } = JSON.parse(stdout)
    expect(before).toEqual([])
    expect(loaded).toEqual(table.heroes.split(','))
    expect(troubles).toEqual([])
    expect(replay(gameOf('dice-throne')!, log).outcome).toBeDefined()
    expect(checkpointOf(throneMatch(table)), 'the programs are the same').toEqual(checkpoint)
  },
)
