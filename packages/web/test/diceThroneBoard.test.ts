import {
  type Ability,
  boardKey,
  DICE,
  diceThrone,
  type Effect,
  heroIds,
  hookedEffects,
  NAMES,
  type Option,
  optionOf,
  sheetOf,
  type View,
} from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRandom, type Game, type Json, Match, type Offer, type Options, random, type Seat } from '@alea/engine'
import { patched, previewOf } from '@alea/protocol/client'
import { describe, expect, test } from 'vitest'
import { confirms } from '../src/games/dice-throne/confirms.ts'
import { damageTotals } from '../src/games/dice-throne/damageTotals.ts'
import { COMPOSED, draftFor, keyOf, pickedDice, setOf, toggled } from '../src/games/dice-throne/keeping.ts'
import { keywordsIn } from '../src/games/dice-throne/keywords.ts'
import { laidOut, placesOf, roomFor, subjectsOf } from '../src/games/dice-throne/layout.ts'
import { damagePicture, pictures } from '../src/games/dice-throne/pictures.ts'
import { places } from '../src/games/dice-throne/places.ts'
import { previewText } from '../src/games/dice-throne/previewText.ts'
import { NO_ROLLS, rollsAfter } from '../src/games/dice-throne/rolls.ts'
import { speech } from '../src/games/dice-throne/speech.ts'
import { nearestTo, targetingFaces, teamsAround } from '../src/games/dice-throne/strips.ts'
import { advisedKeep, isShown, rollingOf, tierOdds } from '../src/games/dice-throne/tierOdds.ts'

import { UPGRADE_KINDS, upgradeKind } from '../src/games/dice-throne/upgradeKind.ts'

const TABLES = [
  ...['barbarian,paladin', 'gunslinger,cursed-pirate', 'black-widow,doctor-strange', 'cursed-pirate,black-widow'],
  ...['huntress,artificer'],
  ...['doctor-strange,barbarian,gunslinger', 'paladin,black-widow,cursed-pirate'],
  ...['gunslinger,paladin,doctor-strange,cursed-pirate', 'black-widow,barbarian,cursed-pirate,doctor-strange'],
]
const MOST_STEPS = 1500

/** Nothing on the table stands for these: they are only words. */
const WORDS: ReadonlySet<Option['is']> = new Set([
  ...(['pass', 'end', 'none', 'skip', 'keep', 'pay', 'done', 'again', 'gain', 'decline'] as const),
  ...(['give-up', 'no-defense', 'nobody', 'share'] as const),
])

const isOnlyWords = (option: Option): boolean => WORDS.has(option.is) || ('count' in option && option.count === 0)

const composed = (question: string, value: Json): boolean =>
  setOf(question, value) !== undefined && (COMPOSED as readonly string[]).includes(question)

interface Moment {
  readonly match: Match
  readonly view: View
  readonly seat: Seat
  readonly offer: Offer
}

function playAtRandom(heroes: string, seed: number, look: (moment: Moment) => void, more: Options = {}): void {
  const source = random(seed)
  const chance = fromRandom(source)
  const match = new Match(diceThrone as unknown as Game, {
    seats: heroes.split(',').length,
    options: { heroes, ...more },
  })
  for (let step = 0; step < MOST_STEPS && match.pending; step++) {
    const { pending } = match
    if (pending.kind === 'chance') {
      match.settle(chance(pending, match.position))
      continue
    }
    const seat = pending.seats[0]!
    const offer = match.offer(seat)!
    look({ match, view: match.view(seat) as View, seat, offer })
    const { key } = offer.options[source.below(offer.options.length)]!
    expect(match.answer({ seat, position: match.position, key })).toBeUndefined()
  }
}

describe('places', () => {
  const asked = new Map<string, { placed: number; all: number }>()
  test.each(TABLES)('%s: every option that is a thing lies somewhere, and where it lies is drawn', (heroes) => {
    const look = ({ view, seat, offer }: Moment) => {
      const drawn = placesOf(laidOut(view, seat, seat, offer))
      for (const { value } of [...offer.options, ...offer.unavailable]) {
        const ids = places(offer.name, value, view, seat)
        for (const id of ids) expect(drawn, `${offer.name} ${JSON.stringify(value)}`).toContain(id)
        if (isOnlyWords(optionOf(offer.name, value, view)) || composed(offer.name, value)) continue
        const count = asked.get(offer.name) ?? { placed: 0, all: 0 }
        asked.set(offer.name, { placed: count.placed + (ids.length > 0 ? 1 : 0), all: count.all + 1 })
      }
    }
    for (const seed of [1, 2, 3]) playAtRandom(heroes, seed, look)
    playAtRandom(heroes, 4, look, { 'spell-hand': true, 'kegs-together': true })
  })
  test('all of them', () => {
    for (const [question, { placed, all }] of asked) expect(placed / all, question).toBe(1)
    expect([...asked.keys()]).toEqual(
      expect.arrayContaining(['attempt', 'main', 'respond', 'defend', 'target', 'upkeep']),
    )
  })
})

describe('tables of three to six', () => {
  const SIX = 'loki,thor,huntress,artificer,spider-man,treant'
  test.each([
    ['hill', 3],
    ['hill', 4],
    ['hill', 5],
    ['hill', 6],
    ['teams', 4],
    ['teams', 6],
    ['three-teams', 6],
  ] as const)('%s for %i: everybody has a strip, the own board is first, and targets light up', (mode, count) => {
    const heroes = SIX.split(',').slice(0, count).join(',')
    const targets = new Set<Seat>()
    const look = ({ match, view, seat, offer }: Moment) => {
      const { fighters } = laidOut(view, seat, seat, offer)
      expect(fighters[0]!.fighter.seat).toBe(seat)
      expect(fighters.map(({ fighter }) => fighter.seat).toSorted()).toEqual([...Array(count).keys()])
      // Teammates lay their hands open.
      for (const { fighter, shownHand } of fighters.slice(1))
        if (fighter.team === view.fighters[seat]!.team)
          expect(shownHand).toHaveLength((fighter.hand as string[]).length)
      const watched = laidOut(match.view(undefined) as View, undefined, 0, undefined)
      expect(watched.fighters).toHaveLength(count)
      expect(watched.fighters.every(({ shownHand }) => shownHand.length === 0)).toBe(true)
      if (offer.name !== 'target') return
      for (const { value } of offer.options) {
        const [place, ...more] = places(offer.name, value, view, seat)
        expect(more).toEqual([])
        const lit = fighters.find((one) => one.place === place)!.fighter
        if (offer.seat === view.active) expect(lit.team).not.toBe(view.fighters[seat]!.team)
        targets.add(lit.seat)
      }
    }
    for (const seed of [1, 2, 3]) playAtRandom(heroes, seed, look, { mode })
    // In 3 v 3 a die names everybody: nobody chooses.
    expect(targets.size > 0).toBe(!(mode === 'teams' && count === 6))
  })
})

describe('what is opened', () => {
  test('room: one board on a phone also when it lies on its side, two where there is room for them', () => {
    expect(roomFor(390, 844)).toBe('phone')
    expect(roomFor(844, 390)).toBe('phone')
    expect(roomFor(960, 720)).toBe('table')
    expect(roomFor(1280, 900)).toBe('wide')
  })
  test('every place of a card, token, companion or ability can be opened and read', () => {
    playAtRandom('huntress,doctor-strange', 2, ({ view, seat, offer }) => {
      const layout = laidOut(view, seat, seat, offer)
      const subjects = subjectsOf(layout, offer.seat)
      for (const place of placesOf(layout))
        if (/^(?:card|token|companion|ability|action):/.test(place)) expect(subjects.has(place), place).toBe(true)
        else expect(subjects.has(place), place).toBe(false)
    })
  })
  test('keywords are the tokens, companions and types of damage that are named', () => {
    const printed = (hero: string, id: string) => sheetOf(hero).hero.abilities.find((one) => one.id === id)
    expect(keywordsIn(printed('barbarian', 'crit-bash'), 'barbarian')).toEqual({
      tokens: ['stun'],
      companions: [],
      types: ['undefendable'],
    })
    for (const hero of heroIds())
      for (const ability of sheetOf(hero).hero.abilities) {
        const text = NAMES.en.board(boardKey(hero, 0)).find(({ id }) => id === ability.id)!.sentences
        for (const token of keywordsIn(ability, hero).tokens)
          expect(typeof NAMES.en.tokenText(token), `${hero} ${text}`).toBe('string')
      }
  })
  test('what is printed is said piece by piece, and all of it', () => {
    for (const hero of heroIds())
      for (const language of ['en', 'fr'] as const)
        for (const { name, sentences, tiers, parts } of NAMES[language].board(boardKey(hero, 0))) {
          expect(parts.tiers, name).toHaveLength(tiers.length)
          const said = sentences.toLowerCase()
          for (const part of [...parts.tiers, ...parts.more, ...parts.actions])
            expect(said, name).toContain(part.toLowerCase())
        }
  })
})

describe('around the table', () => {
  const view = (more: Partial<View>): View =>
    ({
      mode: 'teams',
      active: 0,
      out: [],
      attack: null,
      rolls: [],
      fighters: [0, 1, 2, 3].map((seat) => ({ seat, team: seat % 2 })),
      ...more,
    }) as unknown as View
  test('the board beside one’s own is that of the attack, else of the turn, else of the next opponent', () => {
    expect(nearestTo(view({}), 0)).toBe(1)
    expect(nearestTo(view({ active: 2 }), 0)).toBe(2)
    expect(nearestTo(view({ attack: { by: 3, target: 0 } as View['attack'] }), 0)).toBe(3)
    expect(nearestTo(view({ attack: { by: 0, target: 3 } as View['attack'] }), 0)).toBe(3)
    expect(nearestTo(view({ out: [1] }), 0)).toBe(3)
  })
  test('faces of the targeting die stand on the strips of those they name, only while it lies there', () => {
    expect(targetingFaces(view({}), 1)).toEqual([])
    const rolled = view({ rolls: [{ purpose: 'targeting', dice: [3] }] as unknown as View['rolls'] })
    expect([1, 3].map((seat) => targetingFaces(rolled, seat)).toSorted()).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(targetingFaces(rolled, 2)).toEqual([])
  })
  test('teams stay together, the reader’s partner among them', () => {
    const fighters = view({}).fighters.map((fighter) => ({ fighter }))
    const teams = teamsAround(view({}), 0, fighters as never)
    expect(teams.map(({ members }) => members.map(({ fighter }) => fighter.seat))).toEqual([[1, 3], [2]])
  })
})

describe('dice picked one by one', () => {
  test('every set of dice amounts to an offered option, and every such option is reached', () => {
    const reached = new Set<string>()
    const seen = new Set<string>()
    playAtRandom('gunslinger,cursed-pirate', 3, ({ view, offer }) => {
      if (!pickedDice(view, offer, [])) return
      const { among, what } = pickedDice(view, offer, [])!
      const here = new Set<string>()
      for (let set = 0; set < 1 << among.length; set++) {
        const dice = among.filter((_, i) => set & (1 << i))
        const picked = pickedDice(view, offer, draftFor(view, offer, dice))!
        expect([...picked.dice].sort()).toEqual(dice)
        const key = keyOf(offer, view, picked)
        const isAll = what === 'keep' && dice.length === DICE
        const isTooMuch = what === 'reroll' && (dice.length === 0 || dice.length > 2)
        if (isAll || isTooMuch) expect(key).toBeUndefined()
        else here.add(key ?? `nothing for ${dice}`)
      }
      const sets = offer.options.filter(({ value }) => setOf(offer.name, value)).map(({ key }) => key)
      expect([...here].sort()).toEqual(sets.sort())
      seen.add(offer.name)
      for (const key of here) reached.add(key)
    })
    expect(seen).toContain('attempt')
    expect(reached.size).toBeGreaterThan(20)
  })
  test('a die pressed twice is as before, and what was kept stays kept', () => {
    const view = { rolls: [{ dice: [6, 2, 6, 1, 1], owner: 0, owners: null }], declared: 5 } as unknown as View
    const offer = {
      name: 'attempt',
      seat: 0,
      options: [
        { key: 'keep:1,3', value: 5 },
        { key: 'keep:1', value: 1 },
      ],
      unavailable: [],
    } as unknown as Offer
    expect([...pickedDice(view, offer, [])!.dice]).toEqual([0, 2])
    expect(keyOf(offer, view, pickedDice(view, offer, [])!)).toBe('keep:1,3')
    // Equal dice: keeping only the right six is keeping the left one.
    expect(keyOf(offer, view, pickedDice(view, offer, ['0'])!)).toBe('keep:1')
    expect(toggled(toggled([], 3), 3)).toEqual([])
  })
  test('which of equal dice stand for the others is for the rules to say', () => {
    const view = { rolls: [{ dice: [6, 2, 6, 1, 1], owner: 0, owners: null }], declared: null } as unknown as View
    const offered = (value: Json) =>
      ({ name: 'attempt', seat: 0, options: [{ key: 'the one', value }], unavailable: [] }) as unknown as Offer
    const pick = (offer: Offer, dice: readonly number[]) =>
      keyOf(offer, view, { what: 'keep', among: [0, 1, 2, 3, 4], free: [], dice: new Set(dice) })
    expect(pick(offered(0b00100), [0])).toBe('the one')
    expect(pick(offered(0b10110), [0, 1, 3])).toBe('the one')
    expect(pick(offered(0b10110), [0, 2, 3])).toBeUndefined()
  })
})

test('dice that are kept lie still, the others are thrown', () => {
  const view = (attempts: number, declared: number | null) =>
    ({
      turn: 3,
      attempts,
      declared,
      rolls: [{ owner: 0, purpose: 'offense', by: null, dice: [6, 2, 6, 1, 1] }],
    }) as unknown as View
  const first = rollsAfter(NO_ROLLS, view(2, null), view(2, null))
  expect(new Set(first.dice).size).toBe(1)
  expect(rollsAfter(first, view(2, null), view(2, 0b101))).toBe(first)
  const second = rollsAfter(first, view(2, 0b101), view(1, 0b101))
  expect(second.dice.map((die, i) => die === first.dice[i])).toEqual([true, false, true, false, false])
})

describe('odds', () => {
  const view = (dice: number[], attempts: number) =>
    ({
      active: 0,
      phase: 'offense',
      attempts,
      attack: null,
      out: [],
      rolls: [{ purpose: 'offense', dice }],
    }) as unknown as View
  test('three swords of a barbarian who has one die left to roll once: one chance in two', () => {
    const odds = tierOdds('barbarian|0', rollingOf(view([1, 2, 4, 4, 4], 1), 0, [1, 2, 4, 4])!)
    expect(odds.get('smack.1')).toBeCloseTo(1 / 2)
  })
  test('with the best keep, three dice of which one must be a sword: all but one in eight', () => {
    const odds = tierOdds('barbarian|0', rollingOf(view([1, 2, 4, 4, 4], 1), 0)!)
    expect(odds.get('smack.1')).toBeCloseTo(7 / 8)
    expect(odds.get('rage.1')).toBeCloseTo((1 / 6) ** 5)
  })
  test('what lies there already is certain', () => {
    expect(tierOdds('barbarian|0', rollingOf(view([1, 2, 3, 4, 4], 0), 0)!).get('smack.1')).toBe(1)
    expect(isShown('barbarian|0', 'smack.1', [1, 2, 3, 4, 4])).toBe(true)
    expect(isShown('barbarian|0', 'smack.2', [1, 2, 3, 4, 4])).toBe(false)
  })
  test('a coach keeps four fists of five dice', () => {
    expect(advisedKeep('barbarian|0', { dice: [6, 6, 1, 6, 6], attempts: 1 })).toEqual([0, 1, 3, 4])
  })
})

describe('what the board says', () => {
  test('the sums agree with the rules, at every step of random matches', () => {
    let halves = 0
    for (const heroes of TABLES.slice(0, 4))
      playAtRandom(heroes, 11, ({ view }) => {
        for (const { seat, sum, then, certain, subtotal, final, apart } of damageTotals(view)) {
          const account = apart ? view.isolated! : view.fighters[seat]!.incoming
          expect(final).toBe(account.final)
          expect(sum.length + then.length + certain.length).toBe(account.lines.length)
          const summed = sum.reduce((all, { kind, amount }) => all + (kind === 'prevent' ? -amount : amount), 0)
          expect(Math.max(0, summed)).toBe(subtotal)
          halves += then.filter(({ less }) => less > 0).length
        }
      })
    expect(halves).toBeGreaterThan(0)
  })
  test('what will be left is what the rules say, and so is every half', () => {
    const line = (kind: string, amount: number) => ({ kind, by: 'smack', amount, certain: false })
    // As rules before version 3 tell it, and as these do.
    for (const half of [0, 3]) {
      const incoming = {
        lines: [line('base', 9), line('half', half)],
        heal: 0,
        subtotal: 9,
        half: 3,
        final: 6,
        left: 7,
      }
      const view = { isolated: null, fighters: [{ seat: 0, team: 0, incoming }], dials: [50] } as unknown as View
      expect(damageTotals(view)).toMatchObject([{ left: 7, then: [{ less: 3 }] }])
    }
  })
  test('the dial is drawn from where it began', () => {
    for (const heroes of TABLES) {
      const seats = heroes.split(',').length
      const { dials, startingHealth } = new Match(diceThrone as unknown as Game, { seats, options: { heroes } }).view(
        undefined,
      ) as View
      expect(dials).toEqual(dials.map(() => startingHealth))
    }
  })
  test('an ability shows what it does at any of its moments', () => {
    for (const hero of heroIds()) {
      const { abilities, otherFace = [], cards } = sheetOf(hero).hero
      const raised = cards.flatMap(({ upgrades }) => (upgrades ? [upgrades.ability, ...(upgrades.adds ?? [])] : []))
      for (const ability of [...abilities, ...otherFace, ...raised])
        expect(new Set(hookedEffects(ability)), `${hero} ${ability.id}`).toEqual(new Set(printedOutsideTiers(ability)))
    }
  })
  test('previews say something in both languages, and nothing where nothing changes', () => {
    const said = { en: 0, fr: 0 }
    playAtRandom('barbarian,paladin', 5, ({ match, view, seat, offer }) => {
      expect(previewText(view, view, seat, 'en', ['Ann', 'Bob'])).toBeUndefined()
      if (match.position % 7) return
      const { changes } = previewOf(match, seat, offer.options[0]!.key) ?? {}
      if (!changes) return
      for (const language of ['en', 'fr'] as const)
        if (previewText(view, patched(view, changes) as View, seat, language, ['Ann', 'Bob'])) said[language]++
    })
    expect(said.en).toBeGreaterThan(10)
    expect(said.fr).toBe(said.en)
  })
  test('giving up is asked twice only while something is left', () => {
    const view = (dice: number[], attempts: number) =>
      ({ active: 0, attempts, rolls: [{ dice }], fighters: [{ board: 'barbarian|0' }] }) as unknown as View
    expect(confirms('attempt', 'none', view([1, 1, 4, 4, 6], 1))).toBe(true)
    expect(confirms('attempt', 'none', view([1, 1, 4, 4, 6], 0))).toBe(false)
    expect(confirms('attempt', 'none', view([1, 1, 1, 4, 6], 0))).toBe(true)
    expect(confirms('attempt', 3, view([1, 1, 1, 4, 6], 2))).toBe(false)
    expect(confirms('defend', 'none', view([], 0))).toBe(true)
  })
})

describe('what is told apart without colour, and by colour', () => {
  const css = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const tokens = css('../board/src/tokens.css')
  const coloured = (sheet: string, selector: string): string | undefined =>
    sheet.match(new RegExp(`\\${selector}(?:,[^{}]*)? \\{\\s*(?:border-[\\w-]*)?color: var\\((--[\\w-]+)\\)`))?.[1]

  test('each type of damage has a picture, a word and a colour of its own', () => {
    const types = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const
    expect(new Set(types.map((type) => damagePicture(type))).size).toBe(types.length)
    const sheet = css('src/games/dice-throne/pictures.css')
    const colours = types.slice(1).map((type) => coloured(sheet, `.dt-damage-${type}`))
    expect(new Set(colours).size).toBe(4)
    for (const colour of colours) expect(tokens).toContain(`${colour}:`)
    for (const language of ['en', 'fr'] as const)
      expect(new Set(types.map((type) => speech(language).words.types[type])).size).toBe(types.length)
  })
  test('pure and collateral damage are drawn differently from normal damage', () => {
    const drawn = (type: string) => pictures([{ do: 'damage', amount: 3, type } as Effect])[0]?.shows
    expect(['normal', 'undefendable', 'pure'].map(drawn)).toEqual(['damage', 'undefendable', 'pure'])
    const [tier] = sheetOf('cursed-pirate').hero.otherFace!.find(({ id }) => id === 'the-shivering')!.tiers!
    expect(pictures(tier!.effects).map(({ shows }) => shows)).toEqual(['undefendable', 'collateral'])
  })
  test('an upgrade card says and shows whether it is offensive, defensive or passive', () => {
    const sheet = css('src/games/dice-throne/cards.css')
    const colours = UPGRADE_KINDS.map((kind) => coloured(sheet, `.dt-upgrade-${kind}`))
    expect(colours).toEqual(UPGRADE_KINDS.map((kind) => `--upgrade-${kind}`))
    for (const colour of colours) expect(tokens).toContain(`${colour}:`)
    const met = new Set<string>()
    for (const hero of heroIds())
      for (const { id, kind } of sheetOf(hero).cards.values()) {
        const improves = upgradeKind(hero, id)
        expect(improves !== undefined, `${hero} ${id}`).toBe(kind === 'upgrade')
        if (improves) met.add(improves)
      }
    expect(met).toEqual(new Set(UPGRADE_KINDS))
    expect(upgradeKind('paladin', 'tithe-ii')).toBe('passive')
    expect(upgradeKind('barbarian', 'thick-skin-ii')).toBe('defensive')
    expect(speech('fr').words.upgradeKinds.passive).toBe('Amélioration passive')
  })
  test('a card being played lies open', () => {
    const match = new Match(diceThrone as unknown as Game, { seats: 2, options: { heroes: 'barbarian,paladin' } })
    const view = match.view(0) as View
    const fighters = view.fighters.map((one) => ({ ...one, hand: ['tip-it'], playing: ['double-up'] }))
    const [mine] = laidOut({ ...view, fighters }, 0, 0, undefined).fighters
    expect(mine?.laid.map(({ card }) => card)).toEqual(['double-up'])
  })
})

/** Every list of effects on an ability but those of its tiers and actions, wherever it stands. */
function printedOutsideTiers({ tiers, actions, ...rest }: Ability): readonly Effect[] {
  const lists = Object.values(rest).flatMap((part) => (isPart(part) ? [part, ...Object.values(part)] : []))
  return lists.filter((list) => Array.isArray(list)).flat()
}

const isPart = (part: unknown): part is object => typeof part === 'object' && part !== null
