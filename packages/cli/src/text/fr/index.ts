import type { en } from '../en/index.ts'
import { battleDiceTable } from './battleDiceTable.ts'
import { bench } from './bench.ts'
import { diceCityTable } from './diceCityTable.ts'
import { diceThroneTable } from './diceThroneTable.ts'
import { faults } from './faults.ts'
import { fuzz } from './fuzz.ts'
import { general } from './general.ts'
import { help } from './help.ts'
import { odds } from './odds.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { tournament } from './tournament.ts'
import { verify } from './verify.ts'

export const fr: typeof en = {
  ...general,
  help,
  faults,
  play,
  simulate,
  tournament,
  odds,
  scenario,
  replay,
  fuzz,
  bench,
  serve,
  verify,
  battleDice: battleDiceTable,
  diceCity: diceCityTable,
  diceThrone: diceThroneTable,
}
