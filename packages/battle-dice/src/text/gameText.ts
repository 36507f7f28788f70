/** Questions, options and events of Battle Dice as sentences, from the words of one language. */
import {
  BY_CHANCE,
  type ByLanguage,
  type GameText,
  type Json,
  judgementText,
  LANGUAGES,
  type Seat,
  type SummaryText,
} from '@alea/engine'
import type { ActivePower, LastingPower } from '../content/faces.ts'
import { RACE, type Race } from '../content/races.ts'
import type { BattleEvent, Shown } from '../events.ts'
import { optionOf, type Question } from '../options.ts'
import type { Die, End } from '../state.ts'
import type { View } from '../view.ts'
import type { WhyNot } from '../whyNot.ts'
import { WORDS, type Words } from './index.ts'
import { type BattleDiceNames, namesIn } from './names.ts'

type NameOf = (seat: Seat) => string

function textIn(words: Words): GameText<View> {
  const names = namesIn(words)
  return {
    title: words.facts.title,
    pitch: words.facts.pitch,
    ask: (name, params) => askText(name, params, words),
    option: (name, value, view, nameOf) => optionText(name, value, view, nameOf, words, names),
    whyNot: (why) => whyNotText(why as WhyNot, words),
    event: (event, nameOf) => eventText(event as BattleEvent, nameOf, words, names),
    reason: (reason) => words.reasons[reason as End],
    score: words.summary.score,
    summary: summaryText(words),
    judgement: judgementText(
      words.judgement,
      (id, race) => (id === 'last' ? words.names.races : words.names.racePlurals)[race as Race],
    ),
    content: (id) => contentText(id, words, names),
    matchOption(name, value) {
      const { matchOptions } = words
      if (value === undefined) return matchOptions[name as keyof typeof matchOptions] ?? name
      if (value === BY_CHANCE) return words.byChance
      if (name !== 'dice') return value
      const { tables } = words.names
      return Object.hasOwn(tables, value) ? tables[value as keyof typeof tables] : tables.house
    },
  }
}

/** `creature/orc`, `face/orc-3`, `power/ko`, as `content` of the game lists them. */
function contentText(id: string, { content }: Words, names: BattleDiceNames): string {
  const [kind, name = ''] = id.split('/')
  if (kind === 'creature') return content.creature(names.race(name as Race))
  if (kind === 'power') return content.power(name as ActivePower | LastingPower)
  const [race, face] = name.split('-')
  return content.face(names.race(race as Race), Number(face))
}

const summaryText = ({ summary: { parts, deeds }, names }: Words): SummaryText => ({
  part: (id, total) => parts[id as keyof typeof parts](total),
  item: (part, { id, amount, times }) =>
    part === 'stable'
      ? (times === 1 ? names.races : names.racePlurals)[id as Race]
      : deeds[id as keyof typeof deeds](amount),
})

interface Params {
  readonly place?: number
  readonly left?: number
  readonly step?: number
  readonly race?: Race
  readonly gold?: number
}

function askText(name: string, params: Json, { questions, names }: Words): string {
  const { place = 1, left = 1, step = 1, race = 'goblin', gold = 0 } = params as Params
  const sentence = questions[name as Question]
  return sentence?.({ place, left, rung: names.rungs[step - 1]!, races: names.racePlurals[race], gold }) ?? name
}

function optionText(
  question: string,
  value: Json,
  view: View,
  nameOf: NameOf,
  { options }: Words,
  names: BattleDiceNames,
): string {
  const option = optionOf(question, value)
  if ('place' in option) return options.toPlace(option.place)
  if ('die' in option) {
    const { seat, place, race, face } = fighterIn(view, option.die)
    return options.fighter(nameOf(seat), place, `${names.race(race)} [${names.face(face)}]`)
  }
  switch (option.is) {
    case 'none':
      return options.none[option.question]
    case 'done':
      return options.done
    case 'keep':
      return options.keep
    case 'buy':
      return options.one(names.race(option.race), RACE[option.race].cost)
    case 'send':
    case 'replacement':
    case 'heal':
      return names.race(option.race)
    case 'reinforce':
      return options.creatures(option.count)
    case 'wound':
      return options.patient(nameOf(option.seat), names.race(option.race))
  }
}

const whyNotText = (why: WhyNot, { whyNot }: Words): string =>
  why.is === 'short' ? whyNot.short(why.gold) : whyNot[why.is]

/** In whose row, and at which place from 1, a creature stands. */
function fighterIn({ trainers }: View, die: Die) {
  const { seat, arena } = trainers.find((one) => one.arena.some((fighter) => fighter.die === die))!
  const at = arena.findIndex((fighter) => fighter.die === die)
  const { race, text = '' } = arena[at]!
  return { seat, place: at + 1, race, face: text }
}

function eventText(e: BattleEvent, nameOf: NameOf, { events }: Words, names: BattleDiceNames): string | undefined {
  const shown = ({ race, face }: Shown) =>
    face === undefined ? names.race(race) : `${names.race(race)} [${names.face(face)}]`
  const all = (creatures: readonly Shown[]) => creatures.map(shown).join(', ')
  switch (e.type) {
    case 'first-player':
      return events.firstPlayer(nameOf(e.seat))
    case 'turn':
      return events.turn(e.turn, nameOf(e.first))
    case 'returned':
      return events.returned(nameOf(e.seat))
    case 'released':
      return events.released(nameOf(e.seat), shown(e.creature))
    case 'sent':
      return events.sent(nameOf(e.seat), names.race(e.creature.race))
    case 'rolled':
      return events.rolled(nameOf(e.seat), all(e.creatures))
    case 'step':
      return undefined
    case 'moved':
      return events.moved(nameOf(e.seat), shown(e.creature), e.place)
    case 'shielded':
      return events.shielded(nameOf(e.seat), shown(e.creature))
    case 'kept':
      return events.kept(nameOf(e.seat), shown(e.creature))
    case 'corrupted':
      return events.corrupted(nameOf(e.seat), shown(e.creature), nameOf(e.from))
    case 'killed':
      return events.killed(nameOf(e.seat), shown(e.creature), nameOf(e.owner))
    case 'knocked-out':
      return events.knockedOut(nameOf(e.seat), shown(e.creature), nameOf(e.owner))
    case 'rerolled':
      return events.rerolled(nameOf(e.seat), nameOf(e.row), all(e.creatures))
    case 'replaced':
      return events.replaced(nameOf(e.seat), names.race(e.gone.race), nameOf(e.owner), shown(e.newcomer))
    case 'reinforced':
      return events.reinforced(nameOf(e.seat), all(e.creatures))
    case 'wounded':
      return events.wounded(nameOf(e.seat), names.race(e.creature.race), nameOf(e.owner))
    case 'healed':
      return events.healed(nameOf(e.seat), names.race(e.creature.race))
    case 'gold':
      return events.gold(nameOf(e.seat), e.gold)
    case 'bought':
      return events.bought(nameOf(e.seat), names.race(e.creature.race), e.gold)
    case 'regenerated':
      return events.regenerated(nameOf(e.seat), names.race(e.creature.race))
    case 'ended':
      return events.ended(e.values.map((value, seat) => `${nameOf(seat)} ${value}`).join(', '))
    default:
      e satisfies never
      return undefined
  }
}

export const TEXT = Object.fromEntries(LANGUAGES.map((language) => [language, textIn(WORDS[language])])) as ByLanguage<
  GameText<View>
>
