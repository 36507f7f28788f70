// With the catalogue come the heroes of the content packs.
import '@alea/catalog'
import { heroIds, heroOdds, NAMES } from '@alea/dice-throne'
import { payoffOf, rankedKeeps, solveFor, worthOf } from '@alea/odds'
import { readArguments } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { fault } from '../fault.ts'
import { isReached, readGoal } from '../odds/goal.ts'
import { type OddsInput, readOddsInput } from '../odds/oddsInput.ts'
import { goalName, goalText, heroText } from '../odds/oddsText.ts'
import { rounded } from '../simulate/report.ts'
import { print, printJson } from '../terminal/print.ts'
import { MESSAGES } from '../text/index.ts'

/** The dice of every hero, before they are rolled. */
const HERO_DICE = '5d6'

export const odds: Command = (args, context) => {
  const { values, positionals } = readArguments(
    args,
    {
      for: { type: 'string' },
      hero: { type: 'string' },
      keep: { type: 'string' },
      left: { type: 'string' },
      sides: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 0, max: 1 },
  )
  const { hero, for: wanted } = values
  if (hero !== undefined && wanted !== undefined) throw fault((say) => say.odds.heroOrGoal)
  const [text = hero === undefined ? undefined : HERO_DICE] = positionals
  if (text === undefined) throw fault((say) => say.missingArgument)
  const input = readOddsInput(text, values)
  if (hero !== undefined) printHero(context, input, checkHero(hero, input), values.json)
  else if (wanted !== undefined) printGoal(context, input, wanted, values.json)
  else throw fault((say) => say.optionNeeded('--for'))
  return EXIT.success
}

function checkHero(hero: string, { hands }: OddsInput): string {
  if (!heroIds().includes(hero)) throw fault((say) => say.odds.unknownHero(hero, heroIds()))
  if (hands.dice !== 5 || hands.sides !== 6) throw fault((say) => say.odds.heroDice)
  return hero
}

function printGoal({ say }: Context, input: OddsInput, text: string, json: boolean): void {
  const goal = readGoal(text)
  const payoff = payoffOf(input.hands, (dice) => (isReached(goal, dice) ? 1 : 0))
  const { dice: count, sides } = input.hands
  if (!payoff.includes(1))
    throw fault((faults, language) => faults.odds.impossible(goalName(MESSAGES[language], goal), count, sides))
  const solution = solveFor(input, payoff)
  const chance = worthOf(input, solution)
  const keeps = rankedKeeps(input, solution)
  if (json)
    printJson({
      ...inputJson(input),
      for: text,
      chance: rounded(chance),
      keeps: keeps.map(({ dice, worth }) => ({ keep: dice, chance: rounded(worth) })),
    })
  else print(goalText(say, input, goal, chance, keeps))
}

function printHero({ say, language }: Context, input: OddsInput, hero: string, json: boolean): void {
  const found = heroOdds(input, hero)
  if (json)
    printJson({
      hero,
      ...inputJson(input),
      worth: rounded(found.worth),
      keeps: found.keeps.map(({ dice, worth }) => ({ keep: dice, worth: rounded(worth) })),
      abilities: found.abilities.map(({ id, worth, chance, keep, chanceForBoard }) => ({
        id,
        worth: rounded(worth),
        chance: rounded(chance),
        keep,
        chanceForTheBoard: rounded(chanceForBoard),
      })),
    })
  else print(heroText(say, NAMES[language], input, hero, found))
}

const inputJson = ({ hands: { dice: count, sides }, dice, left, keep }: OddsInput) => ({
  dice: dice ?? `${count}d${sides}`,
  sides,
  left,
  ...(keep ? { asked: keep } : {}),
})
