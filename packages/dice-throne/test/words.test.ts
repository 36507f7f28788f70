/** Words that only heroes not shipped use so far: their sentences, what they depend on, and what bots think of them. */
import { LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { enlist } from '../src/content/enlist.ts'
import { printedEffects } from '../src/content/printed.ts'
import { sheetOf, tokenOf } from '../src/content/roster.ts'
import { type Condition, holds, likelihood } from '../src/effects/condition.ts'
import { estimate, oddsOf } from '../src/effects/estimate.ts'
import { tokenWorth } from '../src/effects/tokenWorth.ts'
import { diceThrone } from '../src/index.ts'
import { fx } from '../src/rules/fx.ts'
import { type Attack, type DiceThrone, fighter } from '../src/state.ts'
import { abilityText, cardText } from '../src/text/describe.ts'
import { TEXT } from '../src/text/index.ts'
import { unnamed } from '../src/text/lexicon.ts'
import { wordsmith } from './wordsmith/wordsmith.ts'
import { WORDSMITH_TEXT } from './wordsmith/wordsmithText.ts'

enlist(wordsmith, WORDSMITH_TEXT)

const written = (id: string, language: 'en' | 'fr'): string => {
  const { hero, cards, slots } = sheetOf('wordsmith')
  const card = cards.get(id)
  if (card) return cardText(card, hero, language)
  return abilityText(slots.flat().find((slot) => slot.id === id)!.byLevel[1]![0]!, hero, language)
}

test('everything has a name in every language', () => expect(unnamed(wordsmith)).toEqual([]))

test.each(LANGUAGES)('no sentence has a hole, in %s', (language) => {
  for (const id of [...wordsmith.abilities, ...wordsmith.cards].map((each) => each.id)) {
    const text = written(id, language)
    expect(text).toMatch(/\.$/)
    expect(text).not.toMatch(/×|undefined|NaN|\[object| {2}|\b1 (dégâts|cartes|jetons|cards|dice|tokens|times)\b/)
    if (language === 'fr') expect(text).not.toMatch(/[ \w][;!?]| :/)
  }
})

describe.each([
  ['pairs', 'Gain 1 CP for every 2 Word tokens you have.'],
  ['purse', 'Heal half your CP (rounded up, at most 5).'],
  ['seance', 'Heal 1, plus 2 for each Spirit you have.'],
  ['offering', 'Extra cost: discard 2 cards. Gain 2 Word tokens.'],
  ['bargain', 'You may pay 1 CP: gain 2 Word tokens; otherwise, gain Word.'],
  [
    'reaping',
    'You may remove up to 3 Spirits; for each, gain 1 CP; if you used 2 or more this way, give 2 Word tokens to up to two players of your choice.',
  ],
  ['chorus', '3 times: gain Word or 1 CP.'],
  ['echo', 'Roll 3 dice: for each Ink: deal 1 damage to an opponent of your choice.'],
  ['absolve', 'Remove all Vow tokens and heal 2 for each one used this way.'],
  ['erase', 'Remove 2 Word tokens from an opponent of your choice.'],
  ['omen', 'Gain 1 CP (3 CP if you have 2 or more Word tokens).'],
  ['errata', 'Gain 1 CP (5 CP with the option “Promotional cards”).'],
  ['gloss', 'If the attack is normal, add 2 damage to the attack.'],
  ['salve', 'Restore 3 health to yourself or a teammate.'],
  ['tax', 'An opponent of your choice loses 3 CP.'],
  ['flourish', 'Gain Word up to your stack limit.'],
  ['library', 'Search your deck for up to 2 cards, put them into your hand unseen and shuffle the deck.'],
  ['nudge', 'Set one of your dice to 4 or 5.'],
  ['smudge', 'Raise or lower one die of any player showing an even number by 1.'],
  ['refrain', 'roll 3 dice (you may spend 1 Word token to reroll one of them once): deal '],
  ['epic', 'roll 3 dice: keep 2 of them and deal damage equal to the total of the dice.'],
  ['margin', 'steal 1 health from the attacker for each Seal. You may reroll one of these dice once.'],
  ['study', 'During your main phases – spend 2 Word tokens: draw 1 card.'],
])('%s', (id, text) => {
  test('in English', () => expect(written(id, 'en')).toContain(text))
})

describe.each([
  ['pairs', 'Gagnez 1 PC par paire de jetons Mot que vous avez.'],
  ['offering', 'Coût supplémentaire\u00a0: défaussez 2 cartes. Gagnez 2 jetons Mot.'],
  ['bargain', 'Vous pouvez payer 1 PC\u00a0: gagnez 2 jetons Mot\u00a0; sinon, gagnez Mot.'],
  ['chorus', '3 fois\u00a0: gagnez Mot ou 1 PC.'],
  ['salve', 'Rendez 3 points de santé à vous ou à un coéquipier.'],
  ['tax', 'Un adversaire de votre choix perd 3 PC.'],
  ['refrain', 'lancez 3 dés (vous pouvez dépenser 1 jeton Mot pour relancer une fois l’un d’eux)\u00a0: infligez '],
])('%s', (id, text) => {
  test('in French', () => expect(written(id, 'fr')).toContain(text))
})

test('how often a price is paid is asked as a number of what it takes', () => {
  const price = { token: 'word', n: 1 }
  expect(TEXT.en.ask('pay-up-to', { price })).toBe('How many Word tokens do you spend?')
  expect(TEXT.fr.ask('pay-up-to', { price })).toBe('Combien de jetons Mot dépensez-vous\u00a0?')
  expect(TEXT.en.ask('pay-up-to', { price: { cp: 2 } })).toBe('How often do you pay 2 CP?')
  expect(TEXT.fr.ask('pay-up-to', { price: { cp: 2 } })).toBe('Combien de fois payez-vous 2 PC\u00a0?')
})

test('who wants to act is named where players have names', () => {
  const params = { seat: 1, action: 'play:tip-it' }
  expect(TEXT.en.ask('answer', params, () => 'Berta')).toBe(
    'Berta wants to play Tip It! Do you want to play anything first?',
  )
  expect(TEXT.en.ask('answer', params)).toMatch(/^Someone wants to play/)
  expect(TEXT.fr.ask('answer', params, () => 'Berthe')).toMatch(/^Berthe veut jouer/)
  expect(TEXT.fr.ask('answer', params)).toMatch(/^Quelqu’un veut jouer/)
})

test('a window in the turn of somebody else says whose', () => {
  const params = { phase: 'upkeep', turn: 1 }
  expect(TEXT.en.ask('respond', params, () => 'Berta')).toBe('Berta’s upkeep: do you want to play anything?')
  expect(TEXT.fr.ask('respond', params, () => 'Anne')).toBe(
    'Entretien d’Anne\u00a0: voulez-vous jouer quelque chose\u00a0?',
  )
  expect(TEXT.fr.ask('respond', { phase: 'upkeep' }, () => 'Anne')).toMatch(/^Entretien\u00a0:/)
})

test('a die that fell is told apart from one that was set', () => {
  const fell = { type: 'die', seat: 1, by: 0, from: 6, to: 6, rolled: true } as const
  const set = { type: 'die', seat: 0, by: 0, from: 2, to: 5 } as const
  const nameOf = (seat: number) => ['Berta', 'Anne'][seat]!
  expect(TEXT.en.event(fell, nameOf)).toBe('Berta rerolls Anne’s 6: 6.')
  expect(TEXT.fr.event(fell, nameOf)).toBe('Berta relance un 6 d’Anne\u00a0: 6.')
  expect(TEXT.en.event(set, nameOf)).toBe('Berta changes a 2 to 5.')
  expect(TEXT.fr.event(set, nameOf)).toBe('Berta change un 2 en 5.')
})

test('a price that cannot be paid is a reason', () => {
  const why = { is: 'price', price: { token: 'word', n: 2 } }
  expect(TEXT.en.whyNot?.(why)).toBe('you cannot spend 2 Word tokens')
  expect(TEXT.fr.whyNot?.(why)).toBe('vous ne pouvez pas dépenser 2 jetons Mot')
})

describe('a condition', () => {
  const table = () =>
    diceThrone.setup(2, { heroes: ['wordsmith', 'barbarian'], rules: 'marvel' }) as unknown as DiceThrone

  test('counts the attempts made this turn', () => {
    const g = table()
    const few: Condition = { attempts: 2 }
    expect(holds(g, fx(0, 1, ''), few)).toBe(true)
    fighter(g, 0).marks['attempts-this-turn'] = 1
    expect(holds(g, fx(0, 1, ''), few)).toBe(true)
    fighter(g, 0).marks['attempts-this-turn'] = 2
    expect(holds(g, fx(0, 1, ''), few)).toBe(false)
  })

  test('remembers the highest damage of the attack', () => {
    const g = table()
    expect(holds(g, fx(0, 1, ''), { peak: 6 })).toBe(false)
    g.attack = { peak: 5 } as Attack
    expect(holds(g, fx(0, 1, ''), { peak: 6 })).toBe(false)
    g.attack.peak = 6
    expect(holds(g, fx(0, 1, ''), { peak: 6 })).toBe(true)
  })

  test('reads the dice of a defence, on the table or done', () => {
    const g = table()
    const sealed: Condition = { defenseShows: 'seal' }
    expect(holds(g, fx(0, 1, ''), sealed)).toBe(false)
    g.rolls = [
      { owner: 0, purpose: 'defense', dice: [1, 6] },
      { owner: 0, purpose: 'effect', dice: [1] },
    ]
    expect(holds(g, fx(0, 1, ''), sealed)).toBe(true)
    g.rolls = []
    g.attack = { target: 0, defense: [6, 1] } as Attack
    expect(holds(g, fx(0, 1, ''), sealed)).toBe(true)
    expect(holds(g, fx(1, 0, ''), sealed)).toBe(false)
  })

  test('knows no type without an attack, and no health of nobody', () => {
    expect(holds(table(), fx(0, -1, ''), { type: ['normal'] })).toBe(false)
    expect(holds(table(), fx(0, -1, ''), { behind: true })).toBe(false)
    expect(holds(table(), fx(0, -1, ''), { have: 'word', on: 'target' })).toBe(false)
  })

  test.each([
    [{ atMost: 6 }, 2, 15 / 36],
    [{ total: 7 }, 2, 21 / 36],
    [{ total: 13 }, 2, 0],
    [{ shows: [6] }, 2, 11 / 36],
    [{ shows: [5, 6] }, 1, 1 / 3],
  ] as const)('%o of %i dice', (condition, dice, chance) => {
    expect(likelihood(condition, oddsOf(wordsmith, dice))).toBeCloseTo(chance)
  })
})

describe('for bots', () => {
  test('every list of effects is worth a number', () => {
    for (const { where, effects } of printedEffects(wordsmith))
      expect(estimate(effects, wordsmith), where).not.toBeNaN()
  })

  test('what harms its holder is worth less than nothing, for one token', () => {
    expect(tokenWorth(tokenOf('bleed'))).toBeCloseTo(-2 / 3)
    expect(tokenWorth(tokenOf('poison'))).toBeCloseTo(-2)
  })
})
