/** The words of Pig's scenarios: `p1 score = 95`, `turn total = 7`, `turn = p2`. */
import { InputError, parseSeat, type ScenarioVocabulary, type Seat, seatName } from '@alea/engine'
import type { Pig } from './state.ts'
import { FAULTS } from './text/index.ts'

export const vocabulary: ScenarioVocabulary<Pig> = {
  set(g, subject, value) {
    const seat = scored(g, subject)
    if (seat !== undefined) g.scores[seat] = points(subject, value, g.target - 1)
    else if (subject === 'turn total') g.turnTotal = points(subject, value)
    else if (subject === 'turn') g.turn = seated(g, value)
    else throw new InputError((language) => FAULTS[language].noSubject(subject))
  },
  get(g, subject) {
    const seat = scored(g, subject)
    if (seat !== undefined) return String(g.scores[seat])
    if (subject === 'turn total') return String(g.turnTotal)
    return subject === 'turn' ? seatName(g.turn) : undefined
  },
}

function scored(g: Pig, subject: string): Seat | undefined {
  const seat = parseSeat(subject.replace(/ score$/, ''))
  return subject.endsWith(' score') && seat !== undefined && seat < g.scores.length ? seat : undefined
}

function points(subject: string, value: string, most = 999): number {
  if (/^\d{1,3}$/.test(value) && Number(value) <= most) return Number(value)
  throw new InputError((language) => FAULTS[language].notWhole(subject, value, most))
}

function seated(g: Pig, value: string): Seat {
  const seat = parseSeat(value)
  if (seat !== undefined && seat < g.scores.length) return seat
  throw new InputError((language) => FAULTS[language].noSeat(value, g.scores.length))
}
