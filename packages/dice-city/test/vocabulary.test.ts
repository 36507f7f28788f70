import { InputError, Match } from '@alea/engine'
import { expect, test } from 'vitest'
import { diceCity } from '../src/index.ts'

test.each([
  ['p1 dice', 'W7', /W7 is not a cell/],
  ['p1 city', 'R1-manor', /R1-manor: write a cell and a card/],
  ['p1 city', 'R1:castle', /castle is not a location card; they are lumber-mill, quarry/],
  ['p1 city', 'R1:manor R1:well', /R1 already holds a card/],
  ['p1 city', 'R1:manor R2:manor R3:manor R4:manor', /no manor is left in the deck/],
  ['p1 stock', '2 0 1', /2 0 1: write wood, stone and iron as 2\/0\/1/],
  ['p1 gold', '3', /A player has no gold to set/],
  ['p3 points', '3', /the players are p1 to p2/],
  ['p1 ships', '1 1', /1 1: write three numbers/],
  ['p1 ships', '0 0 2', /the large pile has only 1 card$/],
  ['bandits', '5 4 4', /the small pile cannot have 5 left/],
  ['display', 'well well well well', /no well is left in the deck/],
  ['deck', '61', /61 is not a whole number from 0 to 60/],
  ['pile manor', '3', /manor is not a pile; the piles are lumber-mill/],
  ['phase', 'sleep', /sleep is not a phase; the phases are dice, attack, build, end-turn/],
  ['ending', 'soon', /soon does not make a round the last; what does: bandits, ships, deck, rows, round-limit$/],
  ['p1 dice', 'W1 W2', /W2: the white row has only one die/],
  ['passed', 'maybe', /maybe: write yes or no/],
  ['weather', 'fine', /Dice City has no weather to set/],
])('a scenario that sets %s = %s is told why not', (subject, value, message) => {
  const set = () => diceCity.vocabulary.set(new Match(diceCity, { seats: 2 }).state, subject, value)
  expect(set).toThrow(InputError)
  expect(set).toThrow(message)
})

test('an unknown subject reads as nothing', () => {
  const { state } = new Match(diceCity, { seats: 2 })
  for (const subject of ['weather', 'p1 gold', 'p3 points', 'p1 defense Z9', 'pile manor'])
    expect(diceCity.vocabulary.get(state, subject)).toBeUndefined()
})

test.each(['bandits', 'p1 ships'])('alone, %s cannot be set: they never run out', (subject) => {
  const set = () => diceCity.vocabulary.set(new Match(diceCity, { seats: 1 }).state, subject, '1 1 1')
  expect(set).toThrow(/in a solo match (bandits|ships) never run out and are not kept: set p1 points/)
})

test('the cards of the deck read as they were set, the first on top; none is an empty deck', () => {
  for (const cards of ['mint cathedral mint', '-']) {
    const { state } = new Match(diceCity, { seats: 2 })
    diceCity.vocabulary.set(state, 'deck', cards)
    expect(diceCity.vocabulary.get(state, 'deck cards')).toBe(cards)
  }
})
