/** What an answer would certainly change, in words: the difference of two views. */
import type { View } from '@alea/dice-throne'
import type { Language, Seat } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { damageTotals } from './damageTotals.ts'
import { NAMES } from './names.ts'

export function previewText(
  before: View,
  after: View,
  seat: Seat,
  language: Language,
  names: readonly string[],
): string | undefined {
  const words = WORDS[language].diceThrone
  const said = after.fighters.flatMap((fighter) => {
    const changes = [
      ...damage(before, after, fighter.seat, language),
      ...health(before, after, fighter.seat, language),
      ...means(before, after, fighter.seat, language),
      ...tokens(before, after, fighter.seat, language),
    ]
    if (changes.length === 0) return []
    const list = changes.join(', ')
    return [fighter.seat === seat ? list : words.about(names[fighter.seat] ?? '', list)]
  })
  const announced = after.attack && !before.attack ? [words.announces(NAMES[language].ability(after.attack.tier))] : []
  const all = [...announced, ...said, ...phase(before, after, language)]
  return all.length > 0 ? all.join(' · ') : undefined
}

/** “5 damage to come, 12 will be left”. */
function damage(before: View, after: View, seat: Seat, language: Language): string[] {
  const words = WORDS[language].diceThrone
  const [was, is] = [before, after].map((view) => damageTotals(view).filter((total) => total.seat === seat))
  const coming = (list: typeof is) => list!.reduce((sum, { final }) => sum + final, 0)
  if (coming(was) === coming(is) || is!.length === 0) return []
  return [words.wouldSuffer(coming(is), is!.at(-1)!.left)]
}

function health(before: View, after: View, seat: Seat, language: Language): string[] {
  const { team } = after.fighters[seat]!
  // Partners share one dial: it is said once.
  if (after.fighters.findIndex((one) => one.team === team) !== seat) return []
  const change = after.dials[team]! - before.dials[team]!
  return change === 0 ? [] : [WORDS[language].diceThrone.healthBecomes(change, after.dials[team]!)]
}

function means(before: View, after: View, seat: Seat, language: Language): string[] {
  const words = WORDS[language].diceThrone
  const [was, is] = [before.fighters[seat]!, after.fighters[seat]!]
  const raised = is.abilities.filter(
    ({ id, level }) => level > (was.abilities.find((one) => one.id === id)?.level ?? 0),
  )
  return [
    ...(is.cp === was.cp ? [] : [words.cpBecomes(is.cp - was.cp, is.cp)]),
    ...(level(was) === level(is)
      ? []
      : raised.map(({ id, level }) => {
          const name = NAMES[language].ability(id)
          return level > 1 ? words.raised(name, level) : words.added(name)
        })),
  ]
}

const level = ({ levels }: View['fighters'][number]): string => JSON.stringify(levels)

function tokens(before: View, after: View, seat: Seat, language: Language): string[] {
  const count = (view: View, id: string) => view.fighters[seat]!.tokens.find((one) => one.id === id)?.count ?? 0
  const ids = new Set([before, after].flatMap((view) => view.fighters[seat]!.tokens.map(({ id }) => id)))
  return [...ids].flatMap((id) => {
    const change = count(after, id) - count(before, id)
    return change === 0 ? [] : [`${change > 0 ? '+' : '−'}${Math.abs(change)} ${NAMES[language].token(id)}`]
  })
}

function phase(before: View, after: View, language: Language): string[] {
  const words = WORDS[language].diceThrone
  if (after.active !== before.active) return [words.turnEnds]
  return after.phase === before.phase ? [] : [words.phaseBecomes(NAMES[language].phase(after.phase))]
}
