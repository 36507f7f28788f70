import { heroIds, NAMES } from '@alea/dice-throne'
import type { Language, Options, Seat } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'

/** Everybody else comes with the next hero of the list that nobody has just played. */
export function otherOpponents(options: Options, mine: Seat, language: Language) {
  const played = options.heroes
  if (!Array.isArray(played)) return undefined
  const heroes = (played as readonly string[]).map((hero, seat) => (seat === mine ? hero : ''))
  const all = heroIds()
  let at = all.indexOf((played as readonly string[]).find((_, seat) => seat !== mine) ?? '')
  for (const [seat, hero] of heroes.entries()) {
    if (hero !== '') continue
    do at = (at + 1) % all.length
    while ([...played, ...heroes].includes(all[at]!))
    heroes[seat] = all[at]!
  }
  const names = heroes.flatMap((hero, seat) => (seat === mine ? [] : [NAMES[language].hero(hero)]))
  return { options: { heroes }, text: WORDS[language].grammar.list(names) }
}
