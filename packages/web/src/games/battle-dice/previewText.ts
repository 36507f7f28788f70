/** What an option is certain to do, in words: the difference between two views. */
import type { Creature, View } from '@alea/battle-dice'
import type { Language, Seat } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { NAMES } from './names.ts'

export function previewText(
  before: View,
  after: View,
  seat: Seat,
  language: Language,
  names: readonly string[],
): string | undefined {
  // Between two turns the whole arena empties: too much for one line.
  if (after.turn !== before.turn) return undefined
  const { preview } = WORDS[language].battleDice
  const { race } = NAMES[language]
  const list = (creatures: readonly Creature[]) => creatures.map((one) => race(one.race)).join(', ')
  const said: string[] = []
  for (const [who, now] of after.trainers.entries()) {
    const was = before.trainers[who]!
    const name = names[who] ?? ''
    const [hurt, rested] = [newcomers(was.infirmary, now.infirmary), newcomers(was.locker, now.locker)]
    const bought = now.value > was.value
    if (hurt.length > 0 && !bought) said.push(preview.toInfirmary(name, list(hurt)))
    if (rested.length > 0) said.push(preview.toLocker(name, list(rested)))
    for (const one of newcomers(was.arena, now.arena))
      if (one.owner !== who) said.push(preview.joins(name, race(one.race)))
    for (const one of now.arena)
      if (one.kept && was.arena.some(({ die, kept }) => die === one.die && !kept))
        said.push(preview.stays(race(one.race)))
    if (bought) said.push(preview.goldLeft(now.gold), preview.value(name, now.value))
    if (before.step > 0 && now.earning !== was.earning) said.push(preview.earning(name, was.earning, now.earning))
  }
  for (const gone of after.dead.slice(before.dead.length)) said.push(preview.dies(race(gone)))
  said.push(...protection(before, after, seat, language))
  return said.length === 0 ? undefined : WORDS[language].grammar.clauses(said)
}

const newcomers = <C extends Creature>(was: readonly C[], now: readonly C[]): C[] =>
  now.filter(({ die }) => !was.some((one) => one.die === die))

function protection(before: View, after: View, seat: Seat, language: Language): string[] {
  const { preview } = WORDS[language].battleDice
  const [was, now] = [before, after].map(({ trainers }) => trainers[seat]?.arena ?? [])
  const raised = now!.some(({ die, shielding }) => shielding && was!.some((one) => one.die === die && !one.shielding))
  if (!raised) return []
  const count = now!.filter(({ shielded }) => shielded).length
  return [count === 0 ? preview.protectsNobody : preview.protects(count)]
}
