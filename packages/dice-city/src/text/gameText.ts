/** What the platform asks of a game's text, from the words of one language. */
import { type Event, type GameText, type Json, judgementText, type SummaryText } from '@alea/engine'
import type { QuestionName } from '../choice.ts'
import type { RowName } from '../content/board.ts'
import type { Size } from '../content/bounties.ts'
import { idOf, type Kind } from '../content/cards.ts'
import type { LocationId } from '../content/locations.ts'
import type { CityEvent } from '../events.ts'
import type { End } from '../state.ts'
import type { View } from '../view.ts'
import type { WhyNot } from '../whyNot.ts'
import type { en } from './en/index.ts'
import { type Meaning, meaningOf } from './meaning.ts'
import type { Asked, NameOf } from './words.ts'

export type Words = typeof en

export const gameText = ({
  facts,
  names,
  content,
  questions,
  labels,
  whyNot,
  events,
  matchOptions,
  summary,
  judgement,
}: Words): GameText<View> => ({
  ...facts,
  ask: (question, params) => questions[question as QuestionName](asked(params)),
  option(question, value, view, nameOf) {
    const meaning = meaningOf(question, value, view)
    return (labels[meaning.act] as (meaning: Meaning, nameOf: NameOf) => string)(meaning, nameOf)
  },
  whyNot: (why) => (whyNot[(why as WhyNot).is] as (why: WhyNot) => string)(why as WhyNot),
  dice: (_, params) => (params as { dice?: readonly RowName[] }).dice?.map((die) => names.row[die]).join(', '),
  event: (event: Event, nameOf) =>
    (events[event.type as CityEvent['type']] as (event: Event, nameOf: NameOf) => string)(event, nameOf),
  reason: (reason) => names.end[reason as End] ?? reason,
  score: summary.score,
  summary: summaryText(summary),
  judgement: judgementText(judgement, (id, of) => {
    if (id === 'ship' || id === 'ships') return names.ship[of as Size]
    return id === 'bandits' ? names.bandit[of as Size] : names.location[of as LocationId]
  }),
  content(id) {
    const [use, location] = id.split('/')
    return content[use as keyof typeof content](names.location[location as LocationId])
  },
  matchOption(name, value) {
    const { options, values } = matchOptions
    return value === undefined
      ? (options[name as keyof typeof options] ?? name)
      : (values[value as keyof typeof values] ?? value)
  },
})

const summaryText = ({ parts, points, deeds }: Words['summary']): SummaryText => ({
  part: (id, total) => parts[id as keyof typeof parts](total),
  item: (part, { id, amount }) =>
    part === 'points' ? points[id as keyof typeof points] : deeds[id as keyof typeof deeds](amount),
})

interface Params extends Partial<Omit<Asked, 'location'>> {
  readonly location?: Kind
  readonly kind?: Kind
}

function asked(params: Json): Asked {
  const { dice = 0, strength = 0, watch = 0, stock = [], left = 0, location, kind } = (params ?? {}) as Params
  return { dice, strength, watch, stock, left, location: idOf(location ?? kind ?? 0) }
}
