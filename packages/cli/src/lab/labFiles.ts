/** The file of an experiment, and the file in which a run is kept. */
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { checkExperiment, checkState, type Experiment, type LabState, readyMade } from '@alea/lab'
import { inFile, readJson, writing } from '../files.ts'

/** By the name of a ready-made experiment, or by its file; with another number of matches, if one is given. */
export function readExperiment(name: string, matches: number | undefined): Experiment {
  const experiment = readyMade(name) ?? checkedIn(name, checkExperiment)
  return matches === undefined ? experiment : { ...experiment, matches }
}

/** What is there to continue; undefined if the file does not exist yet. */
export const readState = (file: string | undefined, experiment: Experiment): LabState | undefined =>
  file !== undefined && existsSync(file) ? checkedIn(file, (content) => checkState(content, experiment)) : undefined

/** A file that cannot be read names itself; what is wrong in it is said with its name. */
function checkedIn<T>(file: string, check: (content: unknown) => T): T {
  const content = readJson(file)
  return inFile(file, () => check(content))
}

/** Whole or not at all. */
export const keepState = (file: string, state: LabState): void =>
  writing(file, () => {
    writeFileSync(`${file}.new`, JSON.stringify(state))
    renameSync(`${file}.new`, file)
  })
