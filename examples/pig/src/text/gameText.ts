/** What the platform asks of a game's text, from the words of one language. */
import { type GameText, type Json, judgementText } from '@alea/engine'
import type { Choice, PigEvent, View } from '../state.ts'
import type { facts } from './en/facts.ts'
import type { judgement } from './en/judgement.ts'
import type { words } from './en/words.ts'

export const gameText = ({ title, pitch }: typeof facts, say: typeof words, why: typeof judgement): GameText<View> => ({
  title,
  pitch,
  ask: (_, params) => (turnTotalIn(params) > 0 ? say.rollOrHold(turnTotalIn(params)) : say.firstRoll),
  option: (_, value, { turnTotal }) => say.choice[value as Choice](turnTotal),
  whyNot: () => say.nothingYet,
  event(event, nameOf) {
    const told = event as PigEvent
    const name = nameOf(told.seat)
    if (told.type === 'held') return say.held(name, told.points, told.score)
    return told.face === 1 ? say.lost(name, told.lost) : say.rolled(name, told.face)
  },
  reason: () => say.targetReached,
  judgement: judgementText(why, (_, of) => of),
  matchOption: (_, value) => (value === undefined ? say.target : say.points(value)),
})

const turnTotalIn = (params: Json): number => (params as { turnTotal: number }).turnTotal
