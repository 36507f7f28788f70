/** Sentences made from the data: a sample that shows every turn of phrase, and what no sentence may contain. */
import { diceThrone } from '@alea/dice-throne'
import { LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../src/content/hero.ts'
import { commonCards, heroIds, sheetOf } from '../src/content/roster.ts'
import { draw } from '../src/effects/draw.ts'
import { verbNames } from '../src/effects/effect.ts'
import { abilityText, cardText } from '../src/text/describe.ts'
import { NAMES } from '../src/text/index.ts'
import { sentenceOf, unnamed } from '../src/text/lexicon.ts'

const written = (hero: string, id: string, language: 'en' | 'fr') => {
  const { hero: data, cards, slots } = sheetOf(hero)
  const card = cards.get(id)
  if (card) return cardText(card, data, language)
  return abilityText(slots.flat().find((slot) => slot.id === id)!.byLevel[1]![0]!, data, language)
}

describe.each([
  ['barbarian', 'crit-bash', '4 Pows: inflict Stun, THEN deal 5 undefendable damage.'],
  ['barbarian', 'rage', '5 Pows: inflict Stun and deal 15 ultimate damage.'],
  [
    'barbarian',
    'smack-ii',
    '3 Swords: deal 5 damage. 4 Swords: deal 7 damage. 5 Swords: deal 9 damage. With 4 of a kind, the attack becomes undefendable.',
  ],
  [
    'barbarian',
    'get-some',
    'Attack modifier. Roll 5 dice: add 1 damage to the attack for each Sword; inflict Concussion.',
  ],
  ['barbarian', 'feelin-good', 'Roll 3 dice: heal 1, plus 2 for each Life.'],
  ['barbarian', 'twice-as-wild', 'Set up to 2 dice of any players to values of your choice.'],
  ['paladin', 'mighty-prayer', 'deal 3 undefendable damage, THEN gain Crit and Accuracy.'],
  ['paladin', 'absolution', 'Only when you are attacked. Roll 1 die: on Sword, deal 3 damage to the attacker;'],
  ['paladin', 'holy-light', 'roll 1 die: gain 1 Crit token for each Sword and 1 Protect token for each Helmet;'],
  [
    'cursed-pirate',
    'black-spot',
    '4 Skulls: you may gain Cursed Doubloon; inflict Parlay; deal 7 undefendable damage.',
  ],
  ['cursed-pirate', 'avast-ye', 'on 2 Cutlasses + 1 Skull, inflict Cursed Doubloon on the attacker.'],
  [
    'cursed-pirate',
    'the-shivering',
    'all opponents suffer 1 collateral damage for each Cursed Doubloon of yours on them',
  ],
  // The French board prints no THEN at level I; the sheets print one for Overpower.
  ['gunslinger', 'bounty-hunter', '2 Bullets + 2 Bullseyes: inflict Bounty and deal 1 undefendable damage.'],
  ['gunslinger', 'bounty-hunter-ii', 'inflict Bounty, THEN deal 2 undefendable damage.'],
  ['barbarian', 'overpower', '3 Swords + 2 Pows: roll 3 dice, THEN deal '],
  ['gunslinger', 'roulette', 'Choose a player; roll 1 die: on Bullet, deal 2 undefendable damage to that player;'],
  ['ninja', 'walk-the-line-ii', 'roll 1 die: deal pure damage equal to the value of the die.'],
  ['ninja', 'smoke-screen-ii', 'two opponents of your choice (or the same one twice) each suffer 4 collateral damage.'],
  [
    'paladin',
    'righteous-combat',
    'deal 5 damage; roll 2 dice: deal 2 more damage for each Sword and 1 for each Helmet;',
  ],
  [
    'artificer',
    'spanner-strike',
    '5 Wrenches: deal 5 damage. Roll 1 die (3 if you spend 1 Synth token): on Wrench, deal 1 more damage;',
  ],
  ['artificer', 'ratchet-up-ii', 'inflict 1 Nanite token on the attacker for each Bolt.'],
  ['monk', 'meditate', '3 Zen: gain 5 Chi tokens; gain Evasive or Cleanse.'],
  ['moon-elf', 'exploding-arrow', 'deal 4 damage, plus 1 for each Arrow and 1 for each Foot;'],
  ['ninja', 'poison-blade-ii', 'on Shuriken or Mask, inflict 2 Delayed Poison tokens; in any case, deal 5 damage.'],
  [
    'ninja',
    'death-blossom-ii',
    'roll 5 dice (you may reroll up to 2 of them once): deal 1 damage for each Ninjatō and 2 for each Shuriken;',
  ],
  [
    'huntress',
    'savage-slash',
    'on Spear or Bonded Soul, inflict Bleed on that player; on Claw or Sabertooth, inflict 2 Bleed tokens on that player.',
  ],
  ['samurai', 'stand-tall', 'if no die shows Kabuto or Rising Sun, gain Shame.'],
  ['treant', 'overgrowth', 'for each, deal 4 more damage; you may spend Wellspring: the attack becomes undefendable.'],
  ['vampire-lord', 'blood-boil', 'Add 1 damage to the attack, plus 1 for each Bleed on its target.'],
])('%s, %s', (hero, id, text) => {
  test('in English', () => expect(written(hero, id, 'en')).toContain(text))
})

describe.each([
  ['barbarian', 'rage', '5 Puissances\u00a0: infligez Étourdissement et 15 dégâts ultimes.'],
  ['barbarian', 'get-some', 'Modificateur d’attaque. Lancez 5 dés\u00a0: ajoutez 1 dégât à l’attaque par Épée\u00a0;'],
  ['gunslinger', 'bounty-hunter', 'infligez Prime et 1 dégât imparable.'],
  ['gunslinger', 'bounty-hunter-ii', 'infligez Prime, PUIS infligez 2 dégâts imparables.'],
  ['barbarian', 'overpower', 'lancez 3 dés, PUIS infligez '],
  ['ninja', 'walk-the-line-ii', 'lancez 1 dé\u00a0: infligez autant de dégâts purs que la valeur du dé.'],
  [
    'ninja',
    'fan-of-knives',
    'Infligez 1 dégât imparable à trois adversaires de votre choix (ou plusieurs fois le même).',
  ],
  ['cursed-pirate', 'the-shivering', 'tous les adversaires subissent 1 dégât collatéral par Doublon Maudit'],
  [
    'cursed-pirate',
    'crows-nest',
    'Choisissez un adversaire\u00a0; lancez 1 dé\u00a0: sur Sabre, regardez la main de ce joueur\u00a0;',
  ],
  ['paladin', 'righteous-combat', 'infligez 2 dégâts de plus par Épée et 1 par Heaume\u00a0;'],
  ['monk', 'combo-strike', 'pour chaque Lotus\u00a0: gagnez Évitement ou Purification.'],
  [
    'monk',
    'tempest-rush-ii',
    'lancez 3 dés (vous pouvez dépenser 1 jeton Chi pour relancer une fois l’un d’eux)\u00a0: ',
  ],
  ['shadow-thief', 'shifty-strike', 'infligez un nombre de dégâts égal à la moitié de vos PC (arrondie au supérieur).'],
  ['vampire-lord', 'possess', 'sur Regard ou Gouttelette, gagnez Hypnose.'],
])('%s, %s', (hero, id, text) => {
  test('in French', () => expect(written(hero, id, 'fr')).toContain(text))
})

test('what a board offers is said with its time, its limit, its price and its condition', () => {
  const { hero } = sheetOf('huntress')
  const rounds: Ability = {
    id: 'nyra',
    kind: 'passive',
    actions: [
      {
        id: 'rounds',
        cost: 1,
        when: 'my-main',
        oncePerTurn: true,
        if: { companion: 'nyra', is: ['active'] },
        effects: [draw(1)],
      },
    ],
  }
  expect(abilityText(rounds, hero, 'en')).toContain(
    'During your main phases, once per turn, for 1 CP: if Nyra is active, draw 1 card.',
  )
  expect(abilityText(rounds, hero, 'fr')).toContain('une fois par tour, pour 1 PC')
})

test('a line of damage names its type, unless it is normal or added to another', () => {
  const line = { kind: 'other', by: 'the-shivering', amount: 2, type: 'collateral' } as const
  expect(NAMES.en.line(line)).toBe('+ 2 collateral (The Shivering)')
  expect(NAMES.fr.line(line)).toBe('+ 2 collatéraux (Le grand frisson)')
  expect(NAMES.fr.line({ ...line, kind: 'base', amount: 1, type: 'undefendable' })).toBe(
    '1 imparable (Le grand frisson)',
  )
  expect(NAMES.en.line({ ...line, type: 'normal' })).toBe('+ 2 (The Shivering)')
  expect(NAMES.en.line({ ...line, kind: 'add' })).toBe('+ 2 (The Shivering)')
})

test.each(heroIds())('%s: everything on it, and every common card, has a name in every language', (id) => {
  expect(unnamed(sheetOf(id).hero), 'names stand in text/<language>/heroes/ and text/<language>/common.ts').toEqual([])
})

test.each(LANGUAGES)('every verb has its sentence in %s', (language) => {
  for (const name of verbNames()) expect(() => sentenceOf(name, language)).not.toThrow()
})

test.each(heroIds())('%s: no sentence has a hole, a sign for a word, or a false plural', (id) => {
  const { hero, slots, cards } = sheetOf(id)
  for (const language of LANGUAGES) {
    const texts = [
      ...slots.flat().flatMap(({ byLevel }) => byLevel.flat().map((ability) => abilityText(ability, hero, language))),
      ...[...commonCards(), ...cards.values()].map((card) => cardText(card, hero, language)),
    ]
    for (const text of texts) {
      expect(text).toMatch(/\.$/)
      expect(text).not.toMatch(/×|undefined|\[object| {2}|\b1 (dégâts|cartes|jetons|cards|dice)|: [A-ZÉÀ][a-z]+ez /)
      if (language === 'fr') expect(text).not.toMatch(/[ \w][;!?]| :/)
    }
  }
})

test('an ability that an upgrade adds is not said to be at the level of the upgrade', () => {
  const levels = NAMES.en
    .board('seraph|0|holy-blade:3')
    .flatMap(({ id, level }) => (level > 1 ? [`${id} ${level}`] : []))
  expect(levels).toEqual(['holy-blade 3'])
})

test('contents are called by their level, unless an upgrade adds them', () => {
  const named = (id: string) => diceThrone.text.en.content?.(`dice-throne/${id}`)
  expect(named('huntress/savage.2.0')).toContain('Savage II')
  expect(named('huntress/hunt.2.0')).not.toContain('Hunt II')
})
