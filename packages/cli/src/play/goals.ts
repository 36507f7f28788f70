/** The goals of whoever plays alone, by game, in a file beside the logs: options that their next match begins with. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOptions, type Game, InputError, type Options } from '@alea/engine'
import { readJson, writing } from '../files.ts'
import { homeFolder } from './logFile.ts'

const fileIn = (folder: string): string => join(folder, 'goals.json')

/** Nothing, if the file is damaged or its values no longer fit: a goal is no reason not to play. */
export function goalOf(game: Game, env: NodeJS.ProcessEnv): Options {
  const goal = goalsIn(homeFolder(env))[game.id] ?? {}
  try {
    checkOptions(game.options, goal, 1)
    return goal
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}

export function keepGoal(game: Game, goal: Options, env: NodeJS.ProcessEnv): void {
  const folder = homeFolder(env)
  const file = fileIn(folder)
  const goals = { ...goalsIn(folder), [game.id]: goal }
  writing(file, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(goals)}\n`)
    renameSync(`${file}.new`, file)
  })
}

function goalsIn(folder: string): Readonly<Record<string, Options>> {
  if (!existsSync(fileIn(folder))) return {}
  try {
    const goals = readJson(fileIn(folder))
    return typeof goals === 'object' && goals !== null ? (goals as Record<string, Options>) : {}
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}
