import type { en } from '../en/index.ts'
import { analyse } from './analyse.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { battleDiceTable } from './battleDiceTable.ts'
import { bench } from './bench.ts'
import { check, repair } from './check.ts'
import { diceCityTable } from './diceCityTable.ts'
import { diceForgeTable } from './diceForgeTable.ts'
import { diceThroneTable } from './diceThroneTable.ts'
import { faults } from './faults.ts'
import { fuzz } from './fuzz.ts'
import { general } from './general.ts'
import { help } from './help.ts'
import { inspect } from './inspect.ts'
import { lab } from './lab.ts'
import { migrate } from './migrate.ts'
import { move } from './move.ts'
import { odds } from './odds.ts'
import { people } from './people.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { reports } from './reports.ts'
import { result } from './result.ts'
import { scenario } from './scenario.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { think } from './think.ts'
import { thinkNode } from './thinkNode.ts'
import { tournament } from './tournament.ts'
import { verify } from './verify.ts'

export const fr: typeof en = {
  ...general,
  help,
  faults,
  play,
  analyse,
  simulate,
  tournament,
  lab,
  odds,
  result,
  scenario,
  replay,
  think,
  thinkNode,
  fuzz,
  bench,
  serve,
  backup,
  inspect,
  people,
  reports,
  audit,
  check,
  repair,
  verify,
  migrate,
  move,
  battleDice: battleDiceTable,
  diceCity: diceCityTable,
  diceForge: diceForgeTable,
  diceThrone: diceThroneTable,
}
