/** Everything the app says in English. */
import { about } from './about.ts'
import { absence } from './absence.ts'
import { analysis } from './analysis.ts'
import { app } from './app.ts'
import { battleDice } from './battleDice.ts'
import { clocks } from './clocks.ts'
import { diceCity } from './diceCity.ts'
import { diceForge } from './diceForge.ts'
import { diceThrone } from './diceThrone.ts'
import { generic } from './generic.ts'
import { grammar } from './grammar.ts'
import { happening } from './happening.ts'
import { heroes } from './heroes.ts'
import { highlights } from './highlights.ts'
import { hotSeat } from './hotSeat.ts'
import { houseNumbers } from './houseNumbers.ts'
import { keys } from './keys.ts'
import { lab } from './lab.ts'
import { learn } from './learn.ts'
import { battleDice as battleDiceLesson } from './lessons/battleDice.ts'
import { diceCity as diceCityLesson } from './lessons/diceCity.ts'
import { diceForge as diceForgeLesson } from './lessons/diceForge.ts'
import { diceThrone as diceThroneLesson } from './lessons/diceThrone.ts'
import { diceThroneCompanions } from './lessons/diceThroneCompanions.ts'
import { lobby } from './lobby.ts'
import { newTable } from './newTable.ts'
import { notifications } from './notifications.ts'
import { people } from './people.ts'
import { pig } from './pig.ts'
import { profile } from './profile.ts'
import { proposals } from './proposals.ts'
import { replay } from './replay.ts'
import { result } from './result.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

export const words = {
  /** The language's own name, in a list of languages. */
  language: 'English',
  grammar,
  app,
  table,
  happening,
  hotSeat,
  proposals,
  people,
  lobby,
  newTable,
  notifications,
  analysis,
  replay,
  result,
  rules,
  profile,
  absence,
  clocks,
  keys,
  lab,
  learn,
  about,
  generic,
  pig,
  battleDice,
  diceCity,
  diceForge,
  diceThrone,
  heroes,
  highlights,
  houseNumbers,
  lessons: {
    battleDice: battleDiceLesson,
    diceCity: diceCityLesson,
    diceForge: diceForgeLesson,
    diceThrone: diceThroneLesson,
    diceThroneCompanions,
  },
}
