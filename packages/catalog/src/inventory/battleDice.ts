import { battleDiceNames, RACE, RACES, type Race, TABLES } from '@alea/battle-dice'
import { TABLE_WORDS } from '../text/index.ts'
import type { ContentTable, Inventory } from './contentTable.ts'

type Faces = Readonly<Record<Race, readonly string[]>>

export const battleDiceInventory: Inventory = (language, options) => {
  const { race, face } = battleDiceNames[language]
  const words = TABLE_WORDS[language].battleDice
  const table = (title: string, faces: Faces): ContentTable => ({
    title,
    columns: [words.race, words.price, words.dice, ...faces.goblin.map((_, i) => words.face(i + 1))],
    rows: RACES.map((id) => [race(id), String(RACE[id].cost), String(RACE[id].dice), ...faces[id].map(face)]),
  })
  const chosen = options?.dice
  if (typeof chosen === 'object') return [table(words.house, { ...TABLES.standard, ...(chosen as object) } as Faces)]
  return Object.entries(TABLES)
    .filter(([name]) => chosen === undefined || chosen === name)
    .map(([name, faces]) => table(words.table(name), faces))
}
