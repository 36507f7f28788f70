/** The options as they are typed: by number, but many sets of places (`keep:1,3,5`) as a word and places. */
import type { Offer } from '@alea/engine'

type Option = Offer['options'][number]
export type LabelOf = (option: Option) => string

export interface Menu {
  readonly numbered: readonly Option[]
  readonly sets: readonly Option[]
}

/** Up to this many sets are numbered like other options. */
const MAX_NUMBERED_SETS = 4
const SET = /^([a-z-]+):(-|\d+(?:,\d+)*)$/

export function menuOf({ options }: Offer): Menu {
  const sets = options.filter(({ key }) => SET.test(key))
  if (sets.length <= MAX_NUMBERED_SETS || new Set(sets.map(({ key }) => wordOf(key))).size > 1)
    return { numbered: options, sets: [] }
  return { numbered: options.filter((option) => !sets.includes(option)), sets }
}

/** Sets to show as examples: one of two places, and the empty one. The word is taken from the label. */
export function samplesOf({ sets }: Menu, labelOf: LabelOf): { typed: string; label: string }[] {
  const model = modelOf(sets)
  if (!model) return []
  const word = firstWord(labelOf(model))
  const empty = sets.filter(({ key }) => key.endsWith(':-'))
  return [model, ...empty].map((option) => ({
    typed: `${word} ${placesOf(option.key).join(',') || '-'}`,
    label: labelOf(option),
  }))
}

/** The key of what was typed: a number of the list, a set of places, or the key itself as in a log. */
export function keyOf(offer: Offer, menu: Menu, typed: string, labelOf: LabelOf): string | undefined {
  if (/^\d+$/.test(typed) && menu.numbered.length > 0) return menu.numbered[Number(typed) - 1]?.key
  const wanted = typed.toLowerCase()
  return offer.options.find(({ key }) => key.toLowerCase() === wanted)?.key ?? setKey(menu, wanted, labelOf)
}

function setKey(menu: Menu, typed: string, labelOf: LabelOf): string | undefined {
  const model = modelOf(menu.sets)
  const [, word, list = ''] = /^(?:(\p{L}+)[\s:]*)?(-|\d+(?:[\s,]+\d+)*)$/u.exec(typed) ?? []
  if (!model || list === '') return undefined
  if (word !== undefined && word !== wordOf(model.key) && word !== firstWord(labelOf(model))) return undefined
  const offered = menu.sets.map(({ key }) => placesOf(key))
  const found = likeIn(offered, [...new Set(list.match(/\d+/g)?.map(Number))])
  return menu.sets[offered.findIndex((places) => isSame(places, found))]?.key
}

/**
 * Among identical pieces only the leftmost are offered: a place that is only offered together with another one to its
 * left may be typed instead of that one.
 */
function likeIn(offered: readonly (readonly number[])[], wanted: readonly number[]): readonly number[] {
  if (offered.some((places) => isSame(places, wanted))) return wanted
  for (const place of wanted) {
    const holding = offered.filter((places) => places.includes(place))
    const leader = holding[0]?.find(
      (one) => one < place && !wanted.includes(one) && holding.every((places) => places.includes(one)),
    )
    if (leader !== undefined) return likeIn(offered, [leader, ...wanted.filter((one) => one !== place)])
  }
  return wanted
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place))

const modelOf = (sets: readonly Option[]): Option | undefined =>
  sets.find(({ key }) => placesOf(key).length === 2) ?? sets.at(-1)

const wordOf = (key: string): string => SET.exec(key)?.[1] ?? ''
const placesOf = (key: string): number[] => SET.exec(key)?.[2]?.match(/\d+/g)?.map(Number) ?? []
const firstWord = (label: string): string => label.split(' ')[0]!.toLowerCase()
