/** The words of scenarios: what they set, and tables that they refuse. */
import { type Game, InputError, Match } from '@alea/engine'
import { parseScenarios, resultText, runScenario } from '@alea/testkit'
import { expect, test } from 'vitest'
import { diceThrone } from '../src/index.ts'

const HEAD = 'game dice-throne\nseats 2\noption heroes barbarian,cursed-pirate\nscenario T\n'
const FOUR = HEAD.replace('seats 2', 'seats 4').replace('pirate', 'pirate,paladin,gunslinger')

test.each([
  // An empty deck, and one of exactly these cards.
  `${HEAD}given\n  p1 deck = -\n  p1 hand = tip-it\n  phase = main-1\nplay\n  expect p1 deck = -\n  expect p1 hand = tip-it`,
  `${HEAD}given\n  p1 deck = six-it tip-it\n  p1 discard = so-wild samesies\n  phase = main-1\nplay\n  expect p1 deck = six-it tip-it\n  expect p1 discard = so-wild samesies`,
  `${HEAD}given\n  p1 hand = six-it tip-it\n  phase = main-1\nplay\n  p1 main sell:six-it\n  p1 main sell:tip-it\n  expect p1 discard = tip-it six-it`,
  // Only in a pile does the order count.
  `${HEAD}given\n  p1 hand = tip-it six-it\n  phase = main-1\nplay\n  expect p1 hand = six-it tip-it`,
  // Dice on the table; equal dice are interchangeable.
  `${HEAD}given\n  dice = 1 2 2 2 6\n  phase = roll\nplay\n  expect dice = 1 2 2 2 6\n  expect attempts = 2\n  p1 attempt keep:3,4\n  expect waiting = * roll\n  * roll 1 1 1\n  expect dice = 1 2 2 1 1`,
  `${HEAD}given\n  phase = roll\n  dice = 1 1 1 4 6\n  attempts = 0\nplay\n  expect offers p1 attempt = announce:smack.1 none`,
  // The targeting and the defensive roll phase.
  `${FOUR}given\n  attack = smack.1 4 normal\n  phase = targeting\nplay\n  expect waiting = * targeting-roll`,
  `${FOUR}given\n  attack = smack.1 4 normal\n  target = p4\n  dice = 1 1 1 4 5\n  phase = defense\nplay\n  expect p4 incoming = 4\n  expect target = p4\n  expect dice = 1 1 1 4 5\n  everybody passes until p4 defend`,
  `${HEAD}given\n  attack = smack.1 4 normal\n  phase = defense\nplay\n  expect attack = smack.1 4 normal\n  everybody passes until p2 defend\n  p2 defend none\n  everybody passes until p1 main\n  expect p2 health = 46`,
])('%#: a table that can be set', (text) => {
  const result = runScenario(() => diceThrone as Game, parseScenarios(text, 'f')[0]!)
  expect(result.failure, resultText(result)).toBeUndefined()
})

test.each([
  ['p1 tokens', 'doubloon@0', /a hero at this table who makes it/, /d’un héros de la table qui en crée/],
  ['p1 tokens', 'doubloon@7', /a hero at this table who makes it/, /d’un héros de la table qui en crée/],
  ['p1 tokens', 'doubloon', /a hero at this table who makes it/, /d’un héros de la table qui en crée/],
  ['p1 tokens', 'stun@1', /others carry none/, /les autres n’en portent pas/],
  ['p1 tokens', 'stun:2', /stun: at most 1/, /stun\s: 1 au plus/],
  ['p1 tokens', 'stun stun', /stun: there is no room/, /il n’y a plus de place/],
  ['p1 deck', 'tip-it tip-it', /tip-it is already somewhere else/, /se trouve déjà ailleurs/],
  ['p1 face', '1', /only one face/, /n’a qu’une face/],
  ['dice', '1 2 3', /an offensive roll has 5 dice/, /compte 5 dés/],
  ['attack', 'smack 6', /its damage and its type/, /ses dégâts et leur type/],
  ['target', 'p2', /needs an attack/, /suppose une attaque/],
  ['phase', 'defense', /defense needs an attack/, /suppose une attaque/],
  ['phase', 'lunch', /lunch is not a phase/, /n’est pas une phase/],
])('%s = %s is refused with its reason', (subject, value, english, french) => {
  const { state } = new Match(diceThrone, { seats: 2, options: { heroes: 'barbarian,cursed-pirate' } })
  const set = () => diceThrone.vocabulary.set(state, subject, value)
  expect(set).toThrow(InputError)
  expect(set).toThrow(english)
  try {
    set()
  } catch (error) {
    expect((error as InputError).in('fr')).toMatch(french)
  }
})

test('with several opponents the defender must be named', () => {
  const { state } = new Match(diceThrone, { seats: 3, options: { heroes: 'barbarian,cursed-pirate,paladin' } })
  diceThrone.vocabulary.set(state, 'attack', 'smack.1 4 normal')
  expect(() => diceThrone.vocabulary.set(state, 'phase', 'defense')).toThrow(/target = p2/)
  diceThrone.vocabulary.set(state, 'target', 'p1')
  expect(() => diceThrone.vocabulary.set(state, 'phase', 'defense')).toThrow(/not an opponent/)
})
