import { NAMES as GAME_NAMES, type Names } from '@alea/dice-throne'
import { type ByLanguage, LANGUAGES } from '@alea/engine'

/** Sentences of effects are made from data each time they are asked for; a board asks at every change. */
const remembering = (names: Names): Names => ({
  ...names,
  ability: once(names.ability),
  card: once(names.card),
  need: once(names.need),
  cardLine: once(names.cardLine),
  board: once(names.board),
})

function once<A extends readonly string[], R>(say: (...args: A) => R): (...args: A) => R {
  const said = new Map<string, R>()
  return (...args) => {
    const key = args.join(' ')
    if (!said.has(key)) said.set(key, say(...args))
    return said.get(key)!
  }
}

/** Heroes, abilities, cards and tokens, from the game's own texts. */
export const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, remembering(GAME_NAMES[language])]),
) as unknown as ByLanguage<Names>
