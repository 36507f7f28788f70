/** The store of one match in this browser. If the browser refuses to save, the match goes on in memory. */
import { endText, entryText, firstTag, type Game, headerText, type Match, nextTag, taggedLine } from '@alea/engine'
import {
  type Commit,
  Conflict,
  entryOf,
  isFinished,
  type Loaded,
  type MatchRecord,
  type MatchStore,
  type StoredEntry,
} from '@alea/host'
import type { LocalSetup } from './localSetup.ts'
import { completed, type FullSave, loadedFrom, type SavedMatch } from './savedMatch.ts'
import type { Saves } from './saves.ts'

interface LocalStoreFacts {
  readonly setup: LocalSetup
  readonly game: Game
  readonly saves: Saves
  now(): number
  /** The match as the commit leaves it. */
  match(): Match | undefined
  trouble(what: string, error: unknown): void
}

export class LocalStore implements MatchStore {
  private readonly facts: LocalStoreFacts
  private saved: FullSave | undefined
  /** Of the last line of the log. */
  private tag: string | undefined
  private isTroubled = false

  constructor(facts: LocalStoreFacts) {
    this.facts = facts
  }

  async load(): Promise<Loaded | undefined> {
    const { setup, saves, game, trouble } = this.facts
    const found = await saves.get(setup.id).catch((error) => {
      trouble('saved matches cannot be read', error)
      return undefined
    })
    // A commit that could not be saved is only in memory.
    if (found && revisionOf(found) >= revisionOf(this.saved)) {
      this.saved = completed(found, game)
      this.tag = LAST_TAG.exec(found.log)?.[1]
    }
    return this.saved && loadedFrom(this.saved)
  }

  readonly commit = async (commit: Commit): Promise<void> => {
    const { setup, saves, trouble } = this.facts
    const { match, revision, position } = commit
    if (revisionOf(this.saved) !== revision || (this.saved?.given.length ?? 0) !== position)
      throw new Conflict(`match ${match} is not at revision ${revision}`)
    const { saved, tag } = this.after(commit)
    const guarded = (before: SavedMatch | undefined) => {
      if (revisionOf(before) > revision) throw new Conflict(`match ${match} goes on in another window`)
      return saved
    }
    await saves.update(setup.id, guarded).catch((error) => {
      if (error instanceof Conflict) throw error
      if (!this.isTroubled) trouble('the match is kept in memory only', error)
      this.isTroubled = true
    })
    Object.assign(this, { saved, tag })
  }

  private after(commit: Commit): { saved: FullSave; tag: string } {
    const { revision, entries, record = this.saved?.record, clock } = commit
    const { setup, now, match } = this.facts
    if (!record) throw new Conflict(`there is no match ${setup.id}`)
    const { log, tag } = this.logWith(record, entries)
    const over = isFinished(record)
    const pending = match()?.pending
    const given = entries.map(({ at, command }) => (command === undefined ? { at } : { at, command }))
    const saved = {
      setup,
      names: record.seats.map(({ name }) => name ?? ''),
      log,
      over,
      created: record.created,
      changed: now(),
      waiting: pending?.kind === 'seats' && !over ? [...pending.seats] : [],
      record,
      revision: revision + 1,
      given: [...(this.saved?.given ?? []), ...given],
      ...(clock && { clock }),
    }
    return { saved, tag }
  }

  /** Appends to the log: printing a long log again after every answer takes longer than the answer. */
  private logWith({ game, rules, seats, options }: MatchRecord, entries: readonly StoredEntry[]) {
    const header = { game, rules, seats: seats.length, options }
    let log = this.saved?.log ?? `${headerText(header).join('\n')}\n`
    let tag = this.tag ?? firstTag(header)
    for (const entry of entries) {
      const line = entryText(entryOf(entry))
      tag = nextTag(tag, line)
      log += `${taggedLine(line, tag)}\n`
    }
    const match = this.facts.match()
    const end = match && entries.length > 0 ? endText(match) : undefined
    return { log: end === undefined ? log : `${log}end ${end}\n`, tag }
  }
}

const LAST_TAG = /#([0-9a-f]{4})\n(?:end .*\n)?$/

const revisionOf = (saved: SavedMatch | undefined): number => saved?.revision ?? 0
