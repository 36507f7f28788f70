import { clone, hash, replay as replayLog, SOURCE_LANGUAGE, sayIn } from '@alea/engine'
import { difference } from '../../difference.ts'
import { type CopyOf, savedAndLoaded, TestMatch } from '../../testMatch.ts'
import type { Fault, Law, LawName } from '../law.ts'
import { openLog } from '../run.ts'

/** A match whose state is copied before every answer goes the same way, and the earlier copies never change. */
export const copy: Law = twin('copy', clone)

/** The same for a state that is saved and loaded between any two decisions. */
export const save: Law = twin('save', savedAndLoaded)

function twin(name: LawName, copyOf: CopyOf): Law {
  return {
    name,
    watch: ({ match }) => {
      const table = new TestMatch(match.state, copyOf)
      const hashes: string[] = []
      const agree = (): Fault => difference(match.state, copyOf(table.state))
      return {
        deep: agree,
        answered: (entry) => {
          const before = hash(table.state)
          const problem = table.apply(entry)
          if (problem) return `the twin did not take the answer: ${sayIn(problem, SOURCE_LANGUAGE)}`
          if (entry.name === 'undo') hashes.pop()
          else hashes.push(before)
          return agree()
        },
        ended: () => {
          const changed = table.past.findIndex((g, i) => hash(g) !== hashes[i])
          return changed < 0 ? undefined : `the copy made before answer ${changed + 1} changed later on`
        },
      }
    },
  }
}

/** A view shares no list and no record with the state, so changing it is harmless. */
export const viewApart: Law = {
  name: 'view-apart',
  watch: ({ game, match, viewers }) => ({
    deep: () => {
      const g = match.state
      const own = new Set(partsOf(g))
      const shared = viewers.some((viewer) => partsOf(game.view(g, viewer)).some((part) => own.has(part)))
      return shared ? 'the view hands out a part of the state itself' : undefined
    },
  }),
}

/** Every list and record in it, itself included. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

/** The printed log, replayed, leads to the same state. */
export const replay: Law = {
  name: 'replay',
  watch: ({ game, match }) => ({
    ended: () => difference(match.state, replayLog(game, openLog(match.header, match.entries)).state),
  }),
}
