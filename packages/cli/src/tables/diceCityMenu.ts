import { abilityText, cellText, type Meaning, meaningOf, NAMES, ROWS, type RowName, type View } from '@alea/dice-city'
import type { GroupOptions, OptionGroup } from './optionGroups.ts'

/** In this order, die by die. */
const ACTS = ['use', 'reactivate', 'pass', 'refresh', 'idle', 'move'] as const

/** The first question of a turn has forty answers and more: they stand die by die, so that the city stays in sight. */
export const groupDiceCity: GroupOptions<View> = (offer, view, context) => {
  if (offer.name !== 'spend') return undefined
  const options = offer.options.map((option) => ({ option, meaning: meaningOf(offer.name, option.value, view) }))
  const groups = ROWS.map((row): OptionGroup => {
    const own = options.filter(({ meaning }) => payerOf(meaning) === row)
    const sorted = ACTS.flatMap((act) => own.filter(({ meaning }) => meaning.act === act))
    return {
      title: NAMES[context.language].row[row],
      items: sorted.map(({ option, meaning }) => ({ option, ...briefOf(meaning, context) })),
    }
  })
  const others = options.filter(({ meaning }) => payerOf(meaning) === undefined).map(({ option }) => ({ option }))
  return [...groups, { items: others }].filter(({ items }) => items.length > 0)
}

function payerOf(meaning: Meaning): RowName | undefined {
  switch (meaning.act) {
    case 'move':
      return meaning.by
    case 'use':
    case 'reactivate':
    case 'pass':
    case 'refresh':
    case 'idle':
      return meaning.die
    default:
      return undefined
  }
}

function briefOf(
  meaning: Meaning,
  { language, say }: Parameters<GroupOptions<View>>[2],
): Omit<OptionGroup['items'][number], 'option'> {
  const { location, letter } = NAMES[language]
  const words = say.diceCity.spend
  switch (meaning.act) {
    case 'use': {
      const { at } = meaning
      const place = `${cellText(at.cell, letter)} ${location[at.location]}`
      return { label: words.use(place, abilityText(at.location, language)) }
    }
    case 'reactivate':
      return { label: words.reactivate(`${cellText(meaning.at.cell, letter)} ${location[meaning.at.location]}`) }
    case 'pass':
    case 'refresh':
    case 'idle':
      return { label: words[meaning.act] }
    case 'move':
      return { label: `→${cellText(meaning.to.cell, letter)}` }
    default:
      return {}
  }
}
