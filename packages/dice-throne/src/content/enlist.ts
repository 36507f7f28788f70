/** Registers a hero: its sheet for the rules, and a program for every list of effects printed on board, tokens and cards. */
import { type Effect, flatten, verbOf } from '../effects/effect.ts'
import type { HeroTexts } from '../text/heroText.ts'
import { enterTexts } from '../text/lexicon.ts'
import type { Ability, Card, Hero, Token } from './hero.ts'
import { effectsAt, type Hooks, MOMENTS_ON, type Moment, type MomentOn, type PrintedOn } from './moments.ts'
import { abilityHome, cardHome, companionProgram, heroHome, programAt, tokenHome } from './programNames.ts'
import { enter, enterHook } from './programs.ts'
import { allTokens, register, shareCards } from './roster.ts'
import { spendingsOf } from './spendings.ts'

/** With its texts in every language. */
export function enlist(hero: Hero, texts: HeroTexts): void {
  const known = new Set(allTokens().map(({ id }) => id))
  register(hero)
  enterTexts(hero, texts)
  for (const ability of [...hero.abilities, ...(hero.otherFace ?? [])]) enterAbility(hero.id, ability, 1)
  for (const card of hero.cards) {
    enterCard(hero.id, card)
    if (!card.upgrades) continue
    const { ability, level, adds = [] } = card.upgrades
    for (const one of [ability, ...adds]) enterAbility(hero.id, one, level)
  }
  for (const token of hero.tokens) if (!known.has(token.id)) enterToken(token)
  for (const companion of hero.companions ?? [])
    for (const action of companion.actions ?? []) enter(companionProgram(hero.id, action.id), action.effects)
  enterHooks('hero', hero, hero.id, (moment) => programAt(moment, heroHome(hero.id)))
}

/** Registers the cards that every deck contains. */
export function enlistCommon(cards: readonly Card[]): void {
  shareCards(cards)
  for (const card of cards) enterCard('common', card)
}

function enterAbility(hero: string, ability: Ability, level: number): void {
  const home = abilityHome(hero, ability.id, level)
  for (const [tier, { effects, after }] of (ability.tiers ?? []).entries()) {
    enter(`${home}.${tier}/activation`, effects, 'activation')
    if (flatten(effects).some(waitsForTarget)) enter(`${home}.${tier}/target`, effects, 'target')
    enter(`${home}.${tier}/after`, after)
  }
  enterHooks('ability', ability, `${ability.id}.${level}`, (moment) => programAt(moment, home))
  for (const action of ability.actions ?? []) enter(`${home}/${action.id}`, action.effects)
}

const waitsForTarget = (effect: Effect): boolean => verbOf(effect).pass?.(effect) === 'target'

function enterCard(hero: string, card: Card): void {
  enterHooks('card', card, card.id, (moment) => cardHome(moment, hero, card.id))
}

function enterToken(token: Token): void {
  enterHooks('token', token, token.id, (moment) => programAt(moment, tokenHome(token.id)))
  for (const { program, effects } of token.spends ? spendingsOf(token.id) : []) enter(program, effects)
}

/** A program for each moment for which something is printed. */
function enterHooks<P extends PrintedOn>(
  place: P,
  page: Hooks<P>,
  source: string,
  nameOf: (moment: Moment) => string | undefined,
): void {
  for (const moment of MOMENTS_ON[place] as readonly MomentOn<P>[]) {
    const program = nameOf(moment)
    if (program !== undefined) enterHook({ program, moment, source }, effectsAt<P>(page, moment))
  }
}
