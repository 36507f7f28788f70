/** The table before anything is rolled: heroes seated, decks not yet shuffled. */
import { namedFirst, type Options } from '@alea/engine'
import { boardKey } from './content/board.ts'
import type { Card } from './content/hero.ts'
import { houseHeroes } from './content/houseHeroes.ts'
import { healthIn, type Mode, modesFor, teamsIn } from './content/modes.ts'
import { companionsOf, heroIds, sheetOf } from './content/roster.ts'
import { fault } from './fault.ts'
import { companionMarks } from './rules/companions.ts'
import { type DiceThrone, type Fighter, NO_HERO } from './state.ts'
import { heroName } from './text/lexicon.ts'
import { WORDS } from './text/words.ts'

/** Heroes are banned and taken in the match itself. */
export const DRAFT = 'draft'
/** [DT-3.6] How many players draft. */
export const DRAFTERS = 2

/** One hero per seat: a list, or names separated by commas; `default` is the roster in its order. The same hero may be taken twice, unless they must be `distinct`. */
export function checkHeroes(value: unknown, seats: number, distinct: boolean): readonly string[] | typeof DRAFT {
  if (value === DRAFT) {
    if (seats !== DRAFTERS) throw fault((say) => say.draftForTwo(seats))
    return DRAFT
  }
  if (value === 'default') return Array.from({ length: seats }, (_, seat) => heroIds()[seat % heroIds().length]!)
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
    throw fault((say) => say.heroNames(heroIds().slice(0, 2).join(',')))
  if (names.length !== seats) throw fault((say) => say.heroCount(seats, names.length))
  for (const name of names) if (!heroIds().includes(name)) throw fault((say) => say.unknownHero(name, heroIds()))
  // [DT-3.5]
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (distinct && twice !== undefined) throw fault((say, language) => say.heroTwice(heroName(twice, language)))
  return names
}

/** The mode that is played if nobody names one. */
export const USUAL_MODE = 'usual'

/** [DT-19.12] Each mode is for certain numbers of players. */
export function checkMode(value: unknown, seats: number): Mode {
  const modes = modesFor(seats)
  const found = value === USUAL_MODE ? modes[0] : modes.find((mode) => mode === value)
  if (found) return found
  throw fault((say, language) => {
    const names: Readonly<Record<string, string>> = WORDS[language].optionValues.mode
    const title = (mode: string) => (names[mode] === undefined ? mode : `${mode} (${names[mode]})`)
    return say.modeFor(title(String(value)), seats, modes.map(title))
  })
}

/** The heroes that a match may see: those it names, or any, if it does not name them all. */
export function heroesIn({ heroes }: Options): readonly string[] {
  const roster = heroIds()
  const named = Array.isArray(heroes) ? heroes.map(String) : []
  return named.length > 0 && named.every((name) => roster.includes(name)) ? named : roster
}

/** Set-ups in which every hero meets every other: the roster with every distance between neighbours. */
export function meetings(seats: number): string[][] {
  const roster = heroIds()
  return roster.flatMap((_, first) =>
    roster.map((_, step) => Array.from({ length: seats }, (_, seat) => roster[(first + seat * step) % roster.length]!)),
  )
}

export function setup(seats: number, options: Options): Omit<DiceThrone, 'stack'> {
  // Older logs name no mode.
  const mode = checkMode(options.mode ?? USUAL_MODE, seats)
  const heroes = options.heroes === DRAFT ? Array<string>(seats).fill(NO_HERO) : (options.heroes as string[])
  const house = houseHeroes(options.numbers)
  const variants = Object.entries(options).flatMap(([name, value]) => (value === true ? [name] : []))
  if (options.rules === 'v2.2') variants.push('v2.2')
  if (options.healing === 'pooled') variants.push('pooled-healing')
  if (options.leaflets === 'original') variants.push('original-leaflets')
  if (options['ultimate-aim'] === 'own-side') variants.push('own-side-aim')
  if (options['hill-health'] === '2018') variants.push('hill-health-2018')
  return {
    mode,
    variants,
    fighters: heroes.map((hero) =>
      newFighter(house[hero] ?? hero, options.promo === true, options['spell-hand'] === true),
    ),
    ...(options.heroes === DRAFT && { banned: [] }),
    ...(options.heroes === DRAFT && Object.keys(house).length > 0 && { house }),
    dials: Array<number>(teamsIn(mode, seats)).fill(healthIn(mode, seats, variants.includes('hill-health-2018'))),
    active: 0,
    named: namedFirst(options),
    starter: 0,
    turn: 0,
    phase: 'upkeep',
    rolls: [],
    attempts: 0,
    furtherOffenses: [],
    altered: false,
    incoming: Array.from({ length: seats }, () => []),
    healing: Array<number>(seats).fill(0),
    silenced: false,
    dealt: Array<number>(seats).fill(0),
    out: [],
  }
}

export function newFighter(hero: string, promo: boolean, spellHand: boolean): Fighter {
  const printed = hero === NO_HERO ? [] : [...sheetOf(hero).cards.values()]
  const cards = printed.filter((card) => promo || !card.promo)
  const isApart = ({ kind }: Card) => spellHand && kind === 'spell'
  return {
    hero,
    board: hero === NO_HERO ? NO_HERO : boardKey(hero),
    cp: 2,
    hand: [],
    deck: cards.filter((card) => !isApart(card)).map(({ id }) => id),
    discard: [],
    playing: [],
    spells: cards.filter(isApart).map(({ id }) => id),
    tokens: {},
    raised: {},
    marks: companionMarks(companionsOf(hero)),
    laid: [],
    looking: [],
    knownTop: 0,
    shownTo: [],
    exposed: [],
  }
}
