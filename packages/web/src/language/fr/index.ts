/** Everything the app says in French. */
import { about } from './about.ts'
import { absence } from './absence.ts'
import { app } from './app.ts'
import { battleDice } from './battleDice.ts'
import { clocks } from './clocks.ts'
import { diceCity } from './diceCity.ts'
import { diceForge } from './diceForge.ts'
import { diceThrone } from './diceThrone.ts'
import { generic } from './generic.ts'
import { grammar } from './grammar.ts'
import { heroes } from './heroes.ts'
import { learn } from './learn.ts'
import { battleDice as battleDiceLesson } from './lessons/battleDice.ts'
import { diceCity as diceCityLesson } from './lessons/diceCity.ts'
import { diceForge as diceForgeLesson } from './lessons/diceForge.ts'
import { diceThrone as diceThroneLesson } from './lessons/diceThrone.ts'
import { diceThroneCompanions } from './lessons/diceThroneCompanions.ts'
import { people } from './people.ts'
import { pig } from './pig.ts'
import { profile } from './profile.ts'
import { proposals } from './proposals.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

export const words = {
  /** The language's own name, in a list of languages. */
  language: 'Français',
  grammar,
  app,
  table,
  proposals,
  people,
  replay,
  rules,
  profile,
  absence,
  clocks,
  learn,
  about,
  generic,
  pig,
  battleDice,
  diceCity,
  diceForge,
  diceThrone,
  heroes,
  lessons: {
    battleDice: battleDiceLesson,
    diceCity: diceCityLesson,
    diceForge: diceForgeLesson,
    diceThrone: diceThroneLesson,
    diceThroneCompanions,
  },
}
