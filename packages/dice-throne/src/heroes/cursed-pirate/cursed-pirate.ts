/** Cursed Pirate, difficulty 4: counts down her Doubloons, then turns her board over and fights with Powder Kegs. */
import {
  type Ability,
  addDamage,
  aim,
  andThen,
  type Card,
  choose,
  cp,
  damage,
  damageBack,
  discardCard,
  discardHand,
  draw,
  gain,
  type Hero,
  heal,
  hurt,
  inflict,
  largeStraight,
  ofAKind,
  on,
  passOn,
  per,
  perToken,
  prevent,
  rollDice,
  seeHand,
  setOff,
  smallStraight,
  stealCp,
  suffer,
  symbols,
  type Token,
  thenDamage,
  theyChoose,
  theyRoll,
  when,
} from '../../content/heroKit.ts'
import { ransom } from './ransom.ts'
import { shed } from './shed.ts'
import { wane } from './wane.ts'

const cutlassNeeds = [symbols({ cutlass: 3 }), symbols({ cutlass: 4 }), symbols({ cutlass: 5 })]
const plank = symbols({ cutlass: 1, loot: 2, skull: 1 })
const timbers = symbols({ cutlass: 1, skull: 3 })

/** She may decline each Doubloon she would gain. */
const gainDoubloon = (amount: Parameters<typeof gain>[1] = 1) => gain('doubloon', amount, true)

const human: readonly Ability[] = [
  // Cutlass Strike — 3/4/5 Cutlass: deal 5/6/7; with 4 of a kind inflict Powder Keg.
  {
    id: 'cutlass-strike',
    kind: 'offensive',
    tiers: [5, 6, 7].map((amount, i) => ({
      need: cutlassNeeds[i]!,
      effects: [damage(amount), when({ dice: ofAKind(4) }, [inflict('powder-keg')])],
    })),
  },
  // X Marks the Spot — 3 Loot: gain 1 CP, then roll 3: deal 2 × Cutlass undefendable, draw 1 × Loot, gain 1 × Skull Doubloons.
  {
    id: 'x-marks-the-spot',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ loot: 3 }),
        effects: [
          cp(1),
          andThen(),
          rollDice(3, [damage(per('cutlass', 2), 'undefendable'), draw(per('loot')), gainDoubloon(per('skull'))]),
        ],
      },
    ],
  },
  // Cursed — at the end of your turn remove a Doubloon; if you have none, turn the board over for the rest of the match.
  { id: 'cursed', kind: 'passive', endOfTurn: [wane()] },
  // Walk the Plank — 1 Cutlass + 2 Loot + 1 Skull: steal 1 CP, or the opponent discards a card; then deal 7.
  {
    id: 'walk-the-plank',
    kind: 'offensive',
    tiers: [{ need: plank, effects: [choose([stealCp(1)], [discardCard('target')]), thenDamage(), damage(7)] }],
  },
  // Light the Fuse — small/large straight: inflict Powder Keg, then deal 7/9.
  {
    id: 'light-the-fuse',
    kind: 'offensive',
    tiers: [
      { need: smallStraight, effects: [inflict('powder-keg'), thenDamage(), damage(7)] },
      { need: largeStraight, effects: [inflict('powder-keg'), thenDamage(), damage(9)] },
    ],
  },
  // Black Spot — 4 Skull: gain a Doubloon, inflict Parlay, deal 7 undefendable.
  {
    id: 'black-spot',
    kind: 'offensive',
    tiers: [{ need: symbols({ skull: 4 }), effects: [gainDoubloon(), inflict('parlay'), damage(7, 'undefendable')] }],
  },
  // Shiver Me Timbers — 1 Cutlass + 3 Skull: deal 7 undefendable, may remove any number of own Doubloons.
  {
    id: 'shiver-me-timbers',
    kind: 'offensive',
    tiers: [{ need: timbers, effects: [damage(7, 'undefendable'), shed()] }],
  },
  // Pirate's Touch! — 5 Skull: deal 12, gain 2 Doubloons, inflict Parlay and Powder Keg.
  {
    id: 'pirates-touch',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ skull: 5 }),
        effects: [damage(12), gainDoubloon(2), inflict('parlay'), inflict('powder-keg')],
      },
    ],
  },
  // Ahoy Matey — roll 4: deal 1 × Cutlass, gain 1 × Loot CP, prevent 2 × Skull; on 2 Cutlass + Skull gain a Doubloon.
  {
    id: 'ahoy-matey',
    kind: 'defensive',
    dice: 4,
    effects: [
      damageBack(per('cutlass')),
      cp(per('loot')),
      prevent(per('skull', 2)),
      on({ cutlass: 2, skull: 1 }, gainDoubloon()),
    ],
  },
]

const cursed: readonly Ability[] = [
  // Soul Cutlass — 3/4/5 Cutlass: deal 5/7/9; with 3 of a kind inflict Powder Keg.
  {
    id: 'soul-cutlass',
    kind: 'offensive',
    tiers: [5, 7, 9].map((amount, i) => ({
      need: cutlassNeeds[i]!,
      effects: [damage(amount), when({ dice: ofAKind(3) }, [inflict('powder-keg')])],
    })),
  },
  // Dread Mark — 3 Loot: gain 2 CP, then roll 4: deal 2 × Cutlass undefendable, draw 1 × Loot, inflict 1 × Skull Doubloons.
  {
    id: 'dread-mark',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ loot: 3 }),
        effects: [
          cp(2),
          andThen(),
          rollDice(4, [
            damage(per('cutlass', 2), 'undefendable'),
            draw(per('loot')),
            inflict('doubloon', per('skull')),
          ]),
        ],
      },
    ],
  },
  // Cursed — in your upkeep suffer 4 that nothing reduces; an opponent whose offensive roll phase was no attack gets Powder Keg.
  // Not `cursed`: programs are named after the ability, and each face has its own.
  {
    id: 'curse',
    kind: 'passive',
    upkeep: [suffer(4, 'self', true)],
    foeDidNotAttack: [inflict('powder-keg')],
  },
  // Abyssal Walk — 1 Cutlass + 2 Loot + 1 Skull: steal 1 CP, the opponent discards a card, inflict Wither, then deal 8.
  {
    id: 'abyssal-walk',
    kind: 'offensive',
    tiers: [{ need: plank, effects: [stealCp(1), discardCard('target'), inflict('wither'), thenDamage(), damage(8)] }],
  },
  // Thar She Blows! — small/large straight: inflict Wither and Powder Keg, then deal 7/10.
  {
    id: 'thar-she-blows',
    kind: 'offensive',
    tiers: [
      { need: smallStraight, effects: [inflict('wither'), inflict('powder-keg'), thenDamage(), damage(7)] },
      { need: largeStraight, effects: [inflict('wither'), inflict('powder-keg'), thenDamage(), damage(10)] },
    ],
  },
  // Black Soul — 4 Skull: inflict Parlay, Powder Keg and Wither, then deal 8 undefendable.
  {
    id: 'black-soul',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ skull: 4 }),
        effects: [inflict('parlay'), inflict('powder-keg'), inflict('wither'), thenDamage(), damage(8, 'undefendable')],
      },
    ],
  },
  // The Shivering — 1 Cutlass + 3 Skull: deal 8 undefendable; every opponent suffers 1 for each of her Doubloons on them.
  {
    id: 'the-shivering',
    kind: 'offensive',
    tiers: [{ need: timbers, effects: [damage(8, 'undefendable'), suffer(perToken('doubloon'), 'all-opponents')] }],
  },
  // Cursed Touch! — 5 Skull: deal 13; inflict Parlay, a Doubloon and Wither; Powder Keg on up to two opponents (with the option, twice on one).
  {
    id: 'cursed-touch',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ skull: 5 }),
        effects: [
          damage(13),
          inflict('parlay'),
          inflict('doubloon'),
          inflict('wither'),
          inflict('powder-keg', 1, 'two-opponents', 'kegs-together'),
        ],
      },
    ],
  },
  // Avast Ye — roll 5: deal 1 × Cutlass, gain 1 × Loot CP, prevent 2 × Skull; on 2 Cutlass + Skull inflict a Doubloon.
  {
    id: 'avast-ye',
    kind: 'defensive',
    dice: 5,
    effects: [
      damageBack(per('cutlass')),
      cp(per('loot')),
      prevent(per('skull', 2)),
      on({ cutlass: 2, skull: 1 }, inflict('doubloon')),
    ],
  },
]

const tokens: readonly Token[] = [
  // Cursed Doubloon — in upkeep, 1 damage for each to anybody but the Pirate it belongs to. Only her board moves or removes it.
  {
    id: 'doubloon',
    kind: 'unique',
    limit: 5,
    limitOnOthers: 3,
    owned: true,
    persistent: true,
    fixed: 'both',
    upkeep: [suffer(perToken('doubloon'), 'self')],
  },
  // Powder Keg — in upkeep roll a die: on 1 or 2 it blows up, on 6 it may be moved to another player. A second Keg blows up the first.
  // Blowing up removes it and deals you 3 damage at once, apart from any attack.
  {
    id: 'powder-keg',
    kind: 'negative',
    limit: 1,
    blast: 3,
    upkeep: [rollDice(1, [when({ die: [1, 2] }, [setOff('powder-keg')]), when({ die: [6] }, [passOn('powder-keg')])])],
  },
  // Parlay — you deal no damage in your next offensive roll phase; removed when that roll phase concludes.
  {
    id: 'parlay',
    kind: 'negative',
    limit: 1,
    forbids: 'damage',
    endsWithRollPhase: true,
  },
  // Wither — whatever your offensive roll phase deals is 1 damage less for each token, ultimates apart. It stays.
  {
    id: 'wither',
    kind: 'negative',
    limit: 2,
    persistent: true,
    weakens: 1,
  },
]

const cards: readonly Card[] = [
  // Cursed Cards! — choose: draw 1; or suffer 2 and draw 2; or suffer 4 and draw 3.
  {
    id: 'cursed-cards',
    kind: 'instant',
    cost: 0,
    effects: [choose([draw(1)], [hurt(2, 'self', true), draw(2)], [hurt(4, 'self', true), draw(3)])],
  },
  // Batten Down! — discard the rest of your hand, then draw 4.
  {
    id: 'batten-down',
    kind: 'instant',
    cost: 4,
    effects: [discardHand(), draw(4)],
  },
  {
    id: 'shark-bait',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [addDamage(2)],
  },
  // Run Ya Through! — roll 5: add 1 × Cutlass; if 3 or more was added inflict Powder Keg.
  {
    id: 'run-ya-through',
    kind: 'roll',
    cost: 2,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('cutlass')), when({ added: 3 }, [inflict('powder-keg')])])],
  },
  // Ransom! — choose a die of an opponent: they pay you 2 CP or roll it again.
  { id: 'ransom', kind: 'roll', cost: 1, effects: [ransom(2)] },
  // Swashbuckle! — roll 1: Cutlass 2 damage to an opponent, Loot draw 2, Skull Powder Keg on an opponent.
  {
    id: 'swashbuckle',
    kind: 'main',
    cost: 2,
    effects: [
      rollDice(1, [
        on({ cutlass: 1 }, hurt(2, 'chosen-opponent')),
        on({ loot: 1 }, draw(2)),
        on({ skull: 1 }, inflict('powder-keg', 1, 'chosen-opponent')),
      ]),
    ],
  },
  // Scurvy! — suffer 1, then inflict Wither on an opponent.
  {
    id: 'scurvy',
    kind: 'main',
    cost: 2,
    effects: [hurt(1, 'self', true), inflict('wither', 1, 'chosen-opponent')],
  },
  {
    id: 'pillage',
    kind: 'main',
    cost: 0,
    effects: [stealCp(1, 'chosen-opponent')],
  },
  {
    id: 'truce',
    kind: 'main',
    cost: 3,
    effects: [inflict('parlay', 1, 'chosen-opponent')],
  },
  // Crow's Nest! — choose an opponent and roll 1: Cutlass see their hand, Loot they discard a card, Skull one at random.
  {
    id: 'crows-nest',
    kind: 'main',
    cost: 1,
    effects: [
      aim('chosen-opponent', [
        rollDice(1, [
          on({ cutlass: 1 }, seeHand('target')),
          on({ loot: 1 }, discardCard('target')),
          on({ skull: 1 }, discardCard('target', 'random')),
        ]),
      ]),
    ],
  },
  // High Stakes! — roll 2: on Loot draw 2 and gain 2 CP.
  {
    id: 'high-stakes',
    kind: 'main',
    cost: 2,
    effects: [rollDice(2, [on({ loot: 1 }, draw(2), cp(2))])],
  },
  // Pirate's Life! — human face: gain a Doubloon; cursed face: heal 3 instead.
  {
    id: 'pirates-life',
    kind: 'main',
    cost: 1,
    effects: [when({ mark: 'face', is: 0 }, [gainDoubloon()], [heal(3)])],
  },
  // Feed the Fish! — Powder Keg on up to three different opponents.
  {
    id: 'feed-the-fish',
    kind: 'main',
    cost: 3,
    effects: [inflict('powder-keg', 1, 'three-opponents')],
  },
  {
    id: 'light-it-up',
    kind: 'main',
    cost: 2,
    effects: [inflict('powder-keg', 1, 'chosen-opponent')],
  },
  // Yo Ho! — choose an opponent: they take Powder Keg, or roll 1: on 3 to 6 they take Powder Keg and Wither.
  {
    id: 'yo-ho',
    kind: 'main',
    cost: 2,
    effects: [
      aim('chosen-opponent', [
        theyChoose(
          [inflict('powder-keg')],
          [theyRoll(1, [when({ die: [3, 4, 5, 6] }, [inflict('powder-keg'), inflict('wither')])])],
        ),
      ]),
    ],
  },
  // Heave-Ho! — roll 1: on Skull inflict Parlay on an opponent; otherwise draw 1.
  {
    id: 'heave-ho',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [when({ dice: symbols({ skull: 1 }) }, [inflict('parlay', 1, 'chosen-opponent')], [draw(1)])]),
    ],
  },
]

export const cursedPirate: Hero = {
  id: 'cursed-pirate',
  box: 'season-2',
  difficulty: 4,
  faces: ['cutlass', 'cutlass', 'cutlass', 'loot', 'loot', 'skull'],
  // Three Doubloons on herself; the board begins on its human face.
  setup: [gain('doubloon', 3)],
  abilities: human,
  otherFace: cursed,
  tokens,
  cards,
}
