import { boardKey, heroIds, NAMES, sheetOf, tokenOf } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { TABLE_WORDS } from '../text/index.ts'
import type { ContentTable, Inventory } from './contentTable.ts'

/** The heroes of the match, or all there are, and the cards that every deck contains. */
export const diceThroneInventory: Inventory = (language, options) => {
  const heroes = options ? [...new Set(options.heroes as readonly string[])] : heroIds()
  return [...heroes.flatMap((hero) => heroTables(hero, language)), commonCards(language)]
}

export function heroTables(hero: string, language: Language): ContentTable[] {
  const words = TABLE_WORDS[language].diceThrone
  const names = NAMES[language]
  const { hero: data, faces } = sheetOf(hero)
  const start = names.setup(hero)
  const sides = data.otherFace ? [0, 1] : [0]
  const titled = (part: string) => `${names.hero(hero)} — ${part}`
  return [
    {
      title: titled(words.dice),
      columns: faces.map((_, i) => String(i + 1)),
      rows: [faces.map((_, i) => names.symbol(hero, i + 1))],
    },
    {
      title: titled(words.board),
      ...(start !== '' && { note: words.start(start) }),
      columns: [words.ability, words.text],
      rows: sides.flatMap((side) =>
        names
          .board(boardKey(hero, side))
          .map(({ id, text }) => [names.ability(id), withoutName(text, names.ability(id))]),
      ),
    },
    {
      title: titled(words.tokens),
      columns: [words.token, words.kind, words.limit, words.text],
      rows: data.tokens.map(({ id }) => {
        const { kind, persistent, limit } = tokenOf(id)
        const nature = [words.tokenKinds[kind], ...(persistent ? [words.persistent] : [])]
        return [names.token(id), nature.join(', '), String(limit), names.tokenText(id)]
      }),
    },
    ...companionTable(titled(words.companions), hero, language),
    cardTable(
      titled(words.cards),
      hero,
      data.cards.map(({ id }) => id),
      language,
    ),
  ]
}

/** Only for a hero who has some. */
function companionTable(title: string, hero: string, language: Language): ContentTable[] {
  const words = TABLE_WORDS[language].diceThrone
  const names = NAMES[language]
  const { companions = [] } = sheetOf(hero).hero
  if (companions.length === 0) return []
  const rows = companions.map(({ id, states, start, dial }) => {
    const state = names.companionState(id, states[start]!)
    const begins = dial ? [state, words.health(dial.start, dial.most)] : [state]
    return [names.companion(id), begins.join(', '), names.companionText(id)]
  })
  return [{ title, columns: [words.companion, words.begins, words.text], rows }]
}

function commonCards(language: Language): ContentTable {
  const [hero = ''] = heroIds()
  const { cards, hero: data } = sheetOf(hero)
  const own = new Set(data.cards.map(({ id }) => id))
  const shared = [...cards.keys()].filter((id) => !own.has(id))
  return cardTable(TABLE_WORDS[language].diceThrone.common, hero, shared, language)
}

function cardTable(title: string, hero: string, ids: readonly string[], language: Language): ContentTable {
  const words = TABLE_WORDS[language].diceThrone
  const names = NAMES[language]
  return {
    title,
    columns: [words.card, words.type, words.cost, words.text],
    rows: ids.map((id) => {
      const { cost, text } = names.cardLine(hero, id)
      const { kind, promo } = sheetOf(hero).cards.get(id)!
      const type = words.cardKinds[kind]
      return [names.card(id), promo ? words.promo(type) : type, String(cost), withoutName(text, names.card(id))]
    }),
  }
}

/** The text of an ability begins with its name, which stands beside it here. */
const withoutName = (text: string, name: string): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^[\s:.,—–]+/, '') : text
