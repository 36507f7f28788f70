/**
 * Samurai, difficulty 3: saves roll attempts for Honor, shames his opponents, strikes back.
 * Two prints of him differ in five places, which are marked [B] here: the numbers are those of the English print. Where the other
 * print differs by more than a number, an option of the match has it.
 */
import {
  type Ability,
  addDamage,
  type Card,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  type Hero,
  halfDie,
  inflict,
  largeStraight,
  lose,
  ofAKind,
  on,
  per,
  perPaid,
  prevent,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  thenDamage,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const katanaNeeds = [symbols({ katana: 3 }), symbols({ katana: 4 }), symbols({ katana: 5 })]

// Katana Slice — 3/4/5 Katana: deal 5/6/7. II: 6/7/8, with 4 of a kind inflict Shame. III: with 3 of a kind.
const katanaSlice = (amounts: readonly number[], alike?: number): Ability => ({
  id: 'katana-slice',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: katanaNeeds[i]!,
    effects: [damage(amount), ...(alike ? [when({ dice: ofAKind(alike) }, [inflict('shame')])] : [])],
  })),
})

// Wakizashi — 2 Katana + 2 Rising Sun: gain Back Strike, deal 3 undefendable. II: 4. III: also inflict Shame.
const wakizashi = (level: number): Ability => ({
  id: 'wakizashi',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ katana: 2, 'rising-sun': 2 }),
      effects: [
        gain('back-strike'),
        ...(level > 2 ? [inflict('shame')] : []),
        damage(level === 1 ? 3 : 4, 'undefendable'),
      ],
    },
  ],
})

// Solemnity — 2 Katana + 3 Helm: inflict Shame, deal 7. II: inflict 2 Shame, deal 8.
const solemnity = (shame: number, amount: number): Ability => ({
  id: 'solemnity',
  kind: 'offensive',
  tiers: [{ need: symbols({ katana: 2, helm: 3 }), effects: [inflict('shame', shame), damage(amount)] }],
})

// Budo — small straight: gain Honor, THEN deal 6. II: 8.
const budo = (amount: number): Ability => ({
  id: 'budo',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [gain('honor'), thenDamage(), damage(amount)] }],
})

// Hagakure — 4 Rising Sun: gain Honor and Back Strike, inflict 2 Shame [B] (the other print: 1 at level I), THEN deal 5 undefendable. II: 7.
const hagakure = (amount: number): Ability => ({
  id: 'hagakure',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ 'rising-sun': 4 }),
      effects: [gain('honor'), gain('back-strike'), inflict('shame', 2), thenDamage(), damage(amount, 'undefendable')],
    },
  ],
})

const masamuneDice: readonly Effect[] = [inflict('shame', per('helm')), on({ 'rising-sun': 1 }, gain('back-strike'))]

// Masamune — large straight: deal 7, roll 4 [B] (the other print: 5): 1 × Katana more, inflict 1 × Helm Shame, on Rising Sun gain Back Strike. II: roll 5.
const masamune = (dice: number): Ability => ({
  id: 'masamune',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [damage(7), rollDice(dice, [damage(per('katana')), ...masamuneDice])],
    },
  ],
})

/** Once, however many Rising Suns there are [B]; by the other print, for each. */
const sunlit: Effect = when(
  { option: 'every-sun-prevents' },
  [prevent(per('rising-sun', 2))],
  [on({ 'rising-sun': 1 }, prevent(2))],
)

// Stand Tall — roll 3: deal 1 × Katana, prevent 1 × Helm, on Rising Sun prevent 2; with neither Helm nor Rising Sun get Shame. II: roll 4, never Shame.
const standTall = (level: number): Ability => ({
  id: 'stand-tall',
  kind: 'defensive',
  dice: level === 1 ? 3 : 4,
  effects: [
    damageBack(per('katana')),
    prevent(per('helm')),
    sunlit,
    ...(level === 1 ? [when({ without: ['helm', 'rising-sun'] }, [inflict('shame', 1, 'self')])] : []),
  ],
})

const abilities: readonly Ability[] = [
  katanaSlice([5, 6, 7]),
  wakizashi(1),
  // Bushido — the Start Player begins with Honor; at the end of your turn, with fewer than 3 roll attempts made, gain Honor.
  {
    id: 'bushido',
    kind: 'passive',
    setup: [when({ starter: true }, [gain('honor')])],
    endOfTurn: [when({ attempts: 3 }, [gain('honor')])],
  },
  solemnity(1, 7),
  budo(6),
  hagakure(5),
  masamune(4),
  standTall(1),
  // Shogun! — 5 Rising Sun: gain Honor, inflict 2 Shame, THEN deal 13.
  {
    id: 'shogun',
    kind: 'ultimate',
    tiers: [
      { need: symbols({ 'rising-sun': 5 }), effects: [gain('honor'), inflict('shame', 2), thenDamage(), damage(13)] },
    ],
  },
]

const tokens: readonly Token[] = [
  // Honor — on your attack spend 1 to add 1 damage, or 2 to add 3.
  {
    id: 'honor',
    kind: 'positive',
    limit: 2,
    spends: [
      { id: 'one', cost: 1, when: 'my-attack', effects: [addDamage(1)] },
      { id: 'both', cost: 2, when: 'my-attack', effects: [addDamage(3)] },
    ],
  },
  // Shame — when you attack with normal or undefendable damage, remove all of it: each reduces that damage by 1 [B].
  // An ultimate leaves it; by an older answer it goes without reducing anything.
  {
    id: 'shame',
    kind: 'negative',
    limit: 2,
    attacking: [
      when({ type: ['normal', 'undefendable'] }, [lose('shame', 'all'), addDamage(perPaid(-1))]),
      when({ option: 'ultimate-clears-shame' }, [when({ type: ['ultimate'] }, [lose('shame', 'all')])]),
    ],
  },
  // Back Strike — about to suffer damage of an opponent's roll phase, spend it and roll a die: deal half of it to the attacker.
  {
    id: 'back-strike',
    kind: 'positive',
    limit: 1,
    spend: { when: 'foe-damage', effects: [rollDice(1, [damageBack(halfDie)])] },
  },
]

const cards: readonly Card[] = [
  upgrade('katana-slice-ii', 2, 2, katanaSlice([6, 7, 8], 4)),
  upgrade('katana-slice-iii', 3, 3, katanaSlice([6, 7, 8], 3)),
  // Costs 1 and 2 [B] (the other print: 2 and 3).
  upgrade('wakizashi-ii', 1, 2, wakizashi(2)),
  upgrade('wakizashi-iii', 2, 3, wakizashi(3)),
  upgrade('solemnity-ii', 2, 2, solemnity(2, 8), [
    // Solemn — 3 Helm: inflict 2 Shame.
    { id: 'solemn', kind: 'offensive', tiers: [{ need: symbols({ helm: 3 }), effects: [inflict('shame', 2)] }] },
  ]),
  upgrade('budo-ii', 2, 2, budo(8)),
  upgrade('masamune-ii', 2, 2, masamune(5), [
    // Empower — 1 Katana + 1 Helm + 1 Rising Sun: gain Back Strike.
    {
      id: 'empower',
      kind: 'offensive',
      tiers: [{ need: symbols({ katana: 1, helm: 1, 'rising-sun': 1 }), effects: [gain('back-strike')] }],
    },
  ]),
  upgrade('hagakure-ii', 2, 2, hagakure(7), [
    // Haga — 3 Rising Sun: gain Honor, inflict 2 Shame, THEN deal 2 undefendable.
    {
      id: 'haga',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ 'rising-sun': 3 }),
          effects: [gain('honor'), inflict('shame', 2), thenDamage(), damage(2, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('stand-tall-ii', 3, 2, standTall(2)),
  // Honorable! — gain 2 Honor.
  {
    id: 'honorable',
    kind: 'main',
    cost: 1,
    effects: [gain('honor', 2)],
  },
  // Shame on You! — inflict 2 Shame on an opponent.
  {
    id: 'shame-on-you',
    kind: 'main',
    cost: 1,
    effects: [inflict('shame', 2, 'chosen-opponent')],
  },
  // Don't Back Down! — gain Back Strike.
  {
    id: 'dont-back-down',
    kind: 'main',
    cost: 1,
    effects: [gain('back-strike')],
  },
  // Gishi! — roll 1: Katana adds 2 damage, Helm inflicts 2 Shame, Rising Sun gains Back Strike.
  {
    id: 'gishi',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [
      rollDice(1, [
        on({ katana: 1 }, addDamage(2)),
        on({ helm: 1 }, inflict('shame', 2)),
        on({ 'rising-sun': 1 }, gain('back-strike')),
      ]),
    ],
  },
  // Follow Through! — roll 5: add 1 × Katana damage; inflict Shame [B]; by the other print, what the dice of Masamune do instead.
  {
    id: 'follow-through',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [
      rollDice(5, [
        addDamage(per('katana')),
        when({ option: 'follow-through-masamune' }, masamuneDice, [inflict('shame')]),
      ]),
    ],
  },
  // Kensei! — roll 1: on Rising Sun gain Back Strike and 2 Honor; otherwise draw 1 [B].
  {
    id: 'kensei',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [when({ dice: symbols({ 'rising-sun': 1 }) }, [gain('back-strike'), gain('honor', 2)], [draw(1)])]),
    ],
  },
]

export const samurai: Hero = {
  id: 'samurai',
  box: 'season-2',
  difficulty: 3,
  faces: ['katana', 'katana', 'katana', 'helm', 'helm', 'rising-sun'],
  abilities,
  tokens,
  cards,
}
