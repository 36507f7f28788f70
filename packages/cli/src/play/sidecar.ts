/** The sidecar file of a log (`match.log.json`): who sits where, which dice, and what the host stores besides the answers. */
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import type { MatchRecord, SeatRecord } from '@alea/host'
import { plainText } from '@alea/protocol/client'
import { fault } from '../fault.ts'
import { readJson, writing } from '../files.ts'
import { DICE, type Dice } from './dice.ts'
import type { Players } from './players.ts'

export interface Sidecar extends Players {
  readonly dice: Dice
  /** Missing in files of version 0.1. */
  readonly kept?: HostState
}

/** What the host knows besides the log and the players. */
export interface HostState extends Pick<MatchRecord, 'status' | 'created' | 'started' | 'ended' | 'ending'> {
  readonly revision: number
  /** Standing orders, resignations. */
  readonly seats: readonly Partial<SeatRecord>[]
}

export function hostStateOf(record: MatchRecord, revision: number): HostState {
  const { status, created, started, ended, ending } = record
  const seats = record.seats.map(({ kind, player: _, name: __, bot, ...own }) =>
    kind === 'player' && bot !== undefined ? { ...own, bot } : own,
  )
  return {
    revision,
    status,
    created,
    ...(started !== undefined && { started }),
    ...(ended !== undefined && { ended }),
    ...(ending && { ending }),
    seats,
  }
}

const sidecarOf = (path: string): string => `${path}.json`

/**
 * Readable by its owner only: it holds the secret of fair dice until the match is over.
 * Written to a new file and renamed, so that a killed process leaves the old one intact.
 */
export function writeSidecar(path: string, sidecar: Sidecar): void {
  const file = sidecarOf(path)
  writing(path, () => {
    writeFileSync(`${file}.new`, `${JSON.stringify(sidecar)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  })
}

/** The sidecar of this log, if there is one. */
export function readSidecar(path: string, seats: number): Sidecar | undefined {
  const file = sidecarOf(path)
  if (!existsSync(file)) return undefined
  const sidecar = readJson(file) as Partial<Sidecar> | null
  const isList = (value: unknown) => Array.isArray(value) && value.length === seats
  const areWords = (value: unknown) => isList(value) && (value as unknown[]).every((word) => typeof word === 'string')
  const secret = sidecar?.dice?.secret
  const kept = sidecar?.kept
  const isValid =
    areWords(sidecar?.seats) &&
    areWords(sidecar?.names) &&
    DICE.some((kind) => kind === sidecar?.dice?.kind) &&
    (secret === undefined ? sidecar?.dice?.kind !== 'fair' : /^[0-9a-f]{64}$/.test(secret)) &&
    (kept === undefined || (Number.isInteger(kept.revision) && isList(kept.seats)))
  if (!isValid) throw fault((say) => say.badSidecar(file))
  const { names, ...others } = sidecar as Sidecar
  return { ...others, names: names.map(plainText) }
}
