/** Enters a hero: the sheet for the rules, and a program for every list of effects printed on board, tokens and cards. */
import { type Effect, flatten, verbOf } from '../effects/effect.ts'
import { enterTexts, type HeroTexts } from '../text/lexicon.ts'
import type { Ability, Card, Hero, Token } from './hero.ts'
import { enter, programNamed } from './programs.ts'
import { allTokens, register, shareCards } from './roster.ts'

/** With what it says in every language, by the hero's id. */
export function enlist(hero: Hero, texts: HeroTexts): void {
  const known = new Set(allTokens().map(({ id }) => id))
  register(hero)
  enterTexts(hero, texts)
  const home = `dice-throne/${hero.id}`
  for (const ability of [...hero.abilities, ...(hero.otherFace ?? [])]) enterAbility(home, ability, 1)
  for (const card of hero.cards) {
    enterCard(home, card)
    if (!card.upgrades) continue
    const { ability, level, adds = [] } = card.upgrades
    for (const one of [ability, ...adds]) enterAbility(home, one, level)
  }
  for (const token of hero.tokens) if (!known.has(token.id)) enterToken(token)
  enter(`${home}/setup`, hero.setup)
}

/** The cards every deck has. */
export function enlistCommon(cards: readonly Card[]): void {
  shareCards(cards)
  for (const card of cards) enterCard('dice-throne/common', card)
}

function enterAbility(home: string, ability: Ability, level: number): void {
  const name = `${home}/${ability.id}.${level}`
  for (const [tier, { effects, after }] of (ability.tiers ?? []).entries()) {
    enter(`${name}.${tier}/activation`, effects, 'activation')
    if (flatten(effects).some(waitsForTarget)) enter(`${name}.${tier}/target`, effects, 'target')
    enter(`${name}.${tier}/after`, after)
  }
  enter(`${name}/defense`, ability.effects)
  enter(`${name}/upkeep`, ability.upkeep)
  enter(`${name}/end-of-turn`, ability.endOfTurn)
  enter(`${name}/foe-did-not-attack`, ability.foeDidNotAttack)
  enter(`${name}/activating`, ability.activating?.effects)
  enter(`${name}/attacking`, ability.attacking)
  enter(`${name}/upgraded`, ability.upgraded)
  for (const action of ability.actions ?? []) enter(`${name}/${action.id}`, action.effects)
}

const waitsForTarget = (effect: Effect): boolean => verbOf(effect).pass?.(effect) === 'target'

function enterCard(home: string, card: Card): void {
  enter(`${home}/card/${card.id}`, card.effects)
  enter(`${home}/cast/${card.id}`, card.cast?.effects)
}

function enterToken(token: Token): void {
  const name = `dice-throne/token/${token.id}`
  enter(`${name}/spend`, token.spend?.effects)
  enter(`${name}/upkeep`, token.upkeep)
  enter(`${name}/attacked`, token.attacked)
  enter(`${name}/attacking`, token.attacking)
}

/** The program of casting a spell of this hero. */
export const castProgram = (hero: string, card: string): string => `dice-throne/${hero}/cast/${card}`

/** The program of a card of this hero: its own, or a common one. */
export const cardProgram = (hero: string, card: string): string =>
  programNamed(`dice-throne/common/card/${card}`) ?? `dice-throne/${hero}/card/${card}`
