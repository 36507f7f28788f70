import { type Command, InputError, keysOf, type Match, type Seat, seatName } from '@alea/engine'
import type { Fault, Law } from '../law.ts'

/** What is not an option is refused with the right reason and changes nothing. */
export const refuses: Law = {
  name: 'refuses',
  watch: ({ match, seats }) => ({
    deep: () => {
      const before = standing(match)
      for (const [command, reason] of [...offTheList(match), ...outOfTurn(match, seats), ...malformed()]) {
        const refusal = match.answer(command)
        const text = JSON.stringify(command)
        if (!refusal) return `${text} was accepted`
        if (refusal.reason !== reason) return `${text} was refused as ${refusal.reason}, not as ${reason}`
        if (standing(match) !== before) return `${text} was refused, but something changed`
      }
      const fault = closed(match) ?? wrongThrow(match)
      return fault ?? (standing(match) === before ? undefined : 'a refused throw or closed option changed something')
    },
  }),
}

type Attempt = readonly [Command, string]

const standing = (match: Match): string =>
  JSON.stringify([match.hash, match.position, match.pending, match.heard(undefined).length])

function offTheList(match: Match): Attempt[] {
  const question = match.pending
  if (question?.kind !== 'seats') return []
  const { state, position } = match
  // A sealed answer of somebody else does not make a question stale.
  const stale = state.sealed || position === 0 ? [position + 1] : [position + 1, position - 1]
  return question.seats.flatMap((seat, who): Attempt[] => {
    const keys = keysOf(state, question, who)
    const key = keys[0]!
    const unknown = ['no-such-option', `${key}-`, `0${key}`, key.toUpperCase()].filter((word) => !keys.includes(word))
    return [
      ...unknown.map((word): Attempt => [{ seat, key: word }, 'not-an-option']),
      ...stale.map((old): Attempt => [{ seat, key, position: old }, 'stale']),
      [{ seat, key, name: `${question.name}-not` }, 'not-an-option'],
    ]
  })
}

function outOfTurn(match: Match, seats: readonly Seat[]): Attempt[] {
  const question = match.pending
  const asked = question?.kind === 'seats' ? question.seats : []
  const key = question?.kind === 'seats' ? keysOf(match.state, question)[0]! : 'roll'
  const others = [...seats, seats.length, 98].filter((seat) => !asked.includes(seat))
  return others.map((seat) => [{ seat, key }, 'not-your-question'])
}

function malformed(): Attempt[] {
  const broken = [
    { seat: 0, key: '' },
    { seat: 0, key: 'two words' },
    { seat: 0, key: 'x'.repeat(401) },
    { seat: 0, key: 7 },
    { seat: -1, key: 'x' },
    { seat: 0.5, key: 'x' },
    { seat: 0, key: 'x', position: -1 },
    { seat: 0, key: 'x', name: 7 },
  ]
  return broken.map((command) => [command as unknown as Command, 'malformed'])
}

/** What a question lists as unavailable is not an option, and its refusal cites the rule. */
function closed(match: Match): Fault {
  const question = match.pending
  if (question?.kind !== 'seats') return undefined
  for (const seat of question.seats) {
    const { options = [], unavailable = [] } = match.offer(seat) ?? {}
    for (const { key, rule } of unavailable) {
      const line = `${seatName(seat)} ${question.name} ${key}`
      if (options.some((option) => option.key === key)) return `${line} is both open and unavailable`
      if (!/^[A-Z]+-[\w.]+$/.test(rule)) return `${line} is unavailable by "${rule}", which is no rule number`
      const refusal = match.answer({ seat, key })
      if (refusal?.reason !== 'not-an-option' || refusal.rule !== rule)
        return `${line} is unavailable by ${rule}, but the refusal says ${JSON.stringify(refusal)}`
    }
  }
  return undefined
}

/** Dice thrown at the wrong moment, or impossible ones, are refused. */
function wrongThrow(match: Match): Fault {
  const question = match.pending
  const wrong = question?.kind === 'chance' ? [[], [0], Array<number>(question.count).fill(question.sides + 1)] : [[1]]
  for (const results of wrong) {
    try {
      match.settle(results)
    } catch (error) {
      if (error instanceof InputError) continue
      throw error
    }
    return `the throw ${results.join(' ')} was accepted`
  }
  return undefined
}
