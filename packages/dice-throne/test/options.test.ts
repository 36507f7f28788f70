/** What is written in logs and scenarios, and what it means. */
import { fromRandom, type Game, type Json, Match, random } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { diceThrone } from '../src/game.ts'
import {
  announceKey,
  bottomKey,
  diceKey,
  keepKey,
  type Option,
  optionOf,
  playerKey,
  playKey,
  sellKey,
  spendKey,
  tokenKey,
  topKey,
  turnKey,
  upkeepKey,
  useKey,
} from '../src/options.ts'

describe('a key', () => {
  test.each([
    ['play:tip-it', playKey('tip-it')],
    ['sell:tip-it', sellKey('tip-it')],
    ['spend:doubloon@1', spendKey('doubloon@1', '')],
    ['spend:chi/prevent', spendKey('chi', 'prevent')],
    ['use:tithe-draw', useKey('tithe-draw')],
    ['announce:smack.2', announceKey('smack.2')],
    ['top:six-it', topKey('six-it')],
    ['bottom:six-it', bottomKey('six-it')],
    ['keep:1,3,5', keepKey(0b10101)],
    ['keep:-', keepKey(0)],
    ['1,4', diceKey([1, 4])],
    ['3=6', turnKey(3, 6)],
    ['p2', playerKey(1)],
    ['p2.evasive', tokenKey(1, 'evasive')],
    ['powder-keg', upkeepKey('dice-throne/token/powder-keg/upkeep')],
    ['quick-draw.1', upkeepKey('dice-throne/gunslinger/quick-draw.1/upkeep')],
  ])('%s', (written, key) => expect(key).toBe(written))
})

describe('an option', () => {
  const cases: readonly [string, Json, Option][] = [
    ['main', playKey('tip-it'), { is: 'play', card: 'tip-it' }],
    ['main', sellKey('tip-it'), { is: 'sell', card: 'tip-it' }],
    ['main', 'end', { is: 'end' }],
    ['respond', spendKey('doubloon@1', ''), { is: 'spend', token: 'doubloon@1', use: '' }],
    ['respond', spendKey('chi', 'prevent'), { is: 'spend', token: 'chi', use: 'prevent' }],
    ['respond', 'pass', { is: 'pass' }],
    ['answer', useKey('tithe-draw'), { is: 'use', action: 'tithe-draw', companion: undefined }],
    ['respond', useKey('nyra-rerolls'), { is: 'use', action: 'nyra-rerolls', companion: 'nyra' }],
    ['attempt', announceKey('smack.2'), { is: 'announce', tier: 'smack.2' }],
    ['attempt', 0b10101, { is: 'keep-dice', places: [1, 3, 5] }],
    ['attempt', 'none', { is: 'give-up' }],
    ['defend', 'thick-skin', { is: 'defend', ability: 'thick-skin' }],
    ['defend', 'none', { is: 'no-defense' }],
    ['put-back', bottomKey('six-it'), { is: 'put-back', card: 'six-it', to: 'bottom' }],
    ['search', 'smack-ii', { is: 'card', card: 'smack-ii' }],
    ['search', 'none', { is: 'none' }],
    ['try-again', [1, 4], { is: 'reroll-dice', places: [1, 4] }],
    ['try-again', 'again', { is: 'again' }],
    ['alter-die', turnKey(3, 6), { is: 'turn-die', place: 3, to: 6 }],
    ['reroll-die', 3, { is: 'die', place: 3 }],
    ['roll-again', 'reroll', { is: 'reroll' }],
    ['target', 1, { is: 'player', seat: 1 }],
    ['choose-player', 1, { is: 'player', seat: 1 }],
    ['choose-player', 'none', { is: 'nobody' }],
    ['move-token', tokenKey(1, 'doubloon@0'), { is: 'token', seat: 1, token: 'doubloon@0' }],
    ['ward', 'stun', { is: 'own-token', token: 'stun' }],
    ['shed', 2, { is: 'shed', count: 2 }],
    ['stand-up', 'pay', { is: 'stand-up' }],
    ['ransom', 'pay', { is: 'pay' }],
  ]
  test.each(cases)('of %s: %j', (question, value, option) => expect(optionOf(question, value)).toEqual(option))

  test('to roll a die again is told by the die that was picked', () => {
    const picking = [{ by: 'ransom', target: -1, dice: [], own: [{ die: 4, owner: 1, reroll: false }] }]
    expect(optionOf('ransom', 'reroll', { picking })).toEqual({ is: 'reroll', place: 4 })
  })
  test('of upkeep names a token or an ability, and the level it has', () => {
    expect(optionOf('upkeep', 'dice-throne/gunslinger/quick-draw.1/upkeep')).toEqual({
      is: 'upkeep',
      from: 'ability',
      id: 'quick-draw',
      source: 'quick-draw.1',
    })
    expect(optionOf('upkeep', 'dice-throne/token/powder-keg/upkeep')).toMatchObject({ from: 'token', id: 'powder-keg' })
  })
  test('that nobody offers has no meaning', () => {
    expect(() => optionOf('main', 'nonsense')).toThrow('No option is called nonsense')
    expect(() => optionOf('main', 'eat:tip-it')).toThrow('No option is written eat:tip-it')
    expect(() => optionOf('nobody-asks', 1)).toThrow('nobody-asks')
  })
})

test.each(['barbarian,paladin', 'gunslinger,cursed-pirate'])('%s: every option of random matches is read', (heroes) => {
  const source = random(7)
  const chance = fromRandom(source)
  const match = new Match(diceThrone as unknown as Game, { seats: 2, options: { heroes } })
  for (let step = 0; step < 1500 && match.pending; step++) {
    const { pending } = match
    if (pending.kind === 'chance') {
      match.settle(chance(pending, match.position))
      continue
    }
    const seat = pending.seats[0]!
    const { name, options, unavailable } = match.offer(seat)!
    for (const { value } of [...options, ...unavailable]) expect(optionOf(name, value).is).toBeTypeOf('string')
    const { key } = options[source.below(options.length)]!
    match.answer({ seat, position: match.position, key })
  }
})
