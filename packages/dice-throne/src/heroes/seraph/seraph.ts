/** Seraph, difficulty 3: Flight attacks past defences or away from attacks, Blinding Light spoils abilities, gifts go to friends. */
import {
  type Ability,
  type Action,
  addDamage,
  avoidAll,
  bestow,
  blessingOfDivinity,
  type Card,
  cleanse,
  damage,
  damageBack,
  draw,
  fail,
  gain,
  type Hero,
  halveDealt,
  heal,
  inflict,
  largeStraight,
  ofAKind,
  on,
  per,
  perOwn,
  prevent,
  removeToken,
  rerollThis,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  thenDamage,
  undefendable,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { purify as forPlayer } from './purify.ts'

// Holy Blade — 3/4/5 Blade: deal 5/6/7. II [B]: 6/7/8. III [B]: 5/7/9, and with 4 of a kind inflict Blinding Light.
const holyBlade = (level: number, amounts: readonly number[]): Ability => ({
  id: 'holy-blade',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ blade: 3 + i }),
    effects: [damage(amount), ...(level > 2 ? [when({ dice: ofAKind(4) }, [inflict('blinding-light')])] : [])],
  })),
})

// Cherubim [B] — 3 Blade + 1 Pendant: gain Flight and Holy Presence. II, on Holy Blade III: also Cleanse.
const cherubim = (level: number): Ability => ({
  id: level > 2 ? 'cherubim-ii' : 'cherubim',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ blade: 3, pendant: 1 }),
      effects: [gain('flight'), ...(level > 2 ? [gain('cleanse')] : []), gain('holy-presence')],
    },
  ],
})

// Glorious — 3 Blade + 1 Wings: gain Flight, then deal 6. II [B]: 7.
const glorious = (amount: number): Ability => ({
  id: 'glorious',
  kind: 'offensive',
  tiers: [{ need: symbols({ blade: 3, wings: 1 }), effects: [gain('flight'), thenDamage(), damage(amount)] }],
})

// Purify — 2 Cross + 1 Pendant: choose a player; deal an opponent 5 undefendable, or heal yourself or a teammate 4. You may remove
// a status effect from that player. II [B]: 6 or 5.
const purify = (harm: number, help: number): Ability => ({
  id: 'purify',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ cross: 2, pendant: 1 }),
      effects: [forPlayer([damage(harm, 'undefendable')], [heal(help, 'target')], [removeToken('target', true)])],
    },
  ],
})

// Holy Smite — 1 Blade + 1 Wings + 1 Cross + 1 Pendant: roll 4: deal 2 × Blade undefendable, on Wings gain Flight, on Cross gain Cleanse,
// on Pendant inflict Blinding Light. II [B]: 1 × Wings Flight, 1 × Cross Cleanse.
const holySmite = (level: number): Ability => ({
  id: 'holy-smite',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ blade: 1, wings: 1, cross: 1, pendant: 1 }),
      effects: [
        rollDice(4, [
          damage(per('blade', 2), 'undefendable'),
          ...(level > 1
            ? [gain('flight', per('wings')), gain('cleanse', per('cross'))]
            : [on({ wings: 1 }, gain('flight')), on({ cross: 1 }, gain('cleanse'))]),
          on({ pendant: 1 }, inflict('blinding-light')),
        ]),
      ],
    },
  ],
})

// Triumphant — small straight: deal 6; roll 1: on Blade 1 more, on Wings 2, on Cross 3, on Pendant undefendable. II [B]: 8.
const triumphant = (amount: number): Ability => ({
  id: 'triumphant',
  kind: 'offensive',
  tiers: [
    {
      need: smallStraight,
      effects: [
        damage(amount),
        rollDice(1, [
          on({ blade: 1 }, damage(1)),
          on({ wings: 1 }, damage(2)),
          on({ cross: 1 }, damage(3)),
          on({ pendant: 1 }, undefendable()),
        ]),
      ],
    },
  ],
})

// Highest Power — 4 Pendant: gain Flight and Holy Presence, inflict Blinding Light, then deal 8. II [B]: 10.
const highestPower = (amount: number): Ability => ({
  id: 'highest-power',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ pendant: 4 }),
      effects: [gain('flight'), gain('holy-presence'), inflict('blinding-light'), thenDamage(), damage(amount)],
    },
  ],
})

// Archangel's Will — large straight: gain Flight, inflict Blinding Light, then deal 8. II [B]: 9.
const archangelsWill = (amount: number): Ability => ({
  id: 'archangels-will',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [gain('flight'), inflict('blinding-light'), thenDamage(), damage(amount)] }],
})

/** The die may be rolled again once. */
const steady: Action = {
  id: 'mantle-again',
  cost: 0,
  when: 'my-defense',
  effects: [rerollThis()],
  oncePerTurn: true,
}

// Angelic Mantle — roll 1: on Blade deal 2 to the attacker, on Wings gain Flight [B], on Cross prevent 2, on Pendant prevent 3.
// II [B]: the die may be rolled again once. III [B]: 3, Flight, 3, 4.
const angelicMantle = (level: number, harm: number, cross: number, pendant: number): Ability => ({
  id: 'angelic-mantle',
  kind: 'defensive',
  dice: 1,
  effects: [
    on({ blade: 1 }, damageBack(harm)),
    on({ wings: 1 }, gain('flight')),
    on({ cross: 1 }, prevent(cross)),
    on({ pendant: 1 }, prevent(pendant)),
  ],
  ...(level > 1 ? { actions: [steady] } : {}),
})

const abilities: readonly Ability[] = [
  holyBlade(1, [5, 6, 7]),
  glorious(6),
  purify(5, 4),
  holySmite(1),
  triumphant(6),
  highestPower(8),
  archangelsWill(8),
  angelicMantle(1, 2, 2, 3),
  // Split the Heavens! — 5 Pendant: gain Flight, Holy Presence and Blessing of Divinity, deal 13.
  {
    id: 'split-the-heavens',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ pendant: 5 }),
        effects: [gain('flight'), gain('holy-presence'), gain('blessing-of-divinity'), damage(13)],
      },
    ],
  },
]

const tokens: readonly Token[] = [
  // Flight — roll 2; with a 6 your attack becomes undefendable, before the defence; or, when you are attacked, you suffer none of the damage.
  // The number counts: whoever holds it may have another symbol there.
  {
    id: 'flight',
    kind: 'positive',
    limit: 3,
    spends: [
      {
        id: 'strike',
        cost: 1,
        when: 'my-attack-undefended',
        effects: [rollDice(2, [when({ shows: [6] }, [undefendable()])])],
      },
      { id: 'dodge', cost: 1, when: 'attacked', effects: [rollDice(2, [when({ shows: [6] }, [avoidAll()])])] },
    ],
  },
  // Blinding Light — the next time you activate an offensive ability, roll 1: on 1 it fails, on 2 or 3 you deal half until the roll phase ends.
  {
    id: 'blinding-light',
    kind: 'negative',
    limit: 1,
    activating: { effects: [rollDice(1, [when({ die: [1] }, [fail()]), when({ die: [2, 3] }, [halveDealt()])])] },
  },
  cleanse,
  // Holy Presence — in upkeep 1 damage for each to all opponents. Cannot be moved.
  {
    id: 'holy-presence',
    kind: 'unique',
    limit: 2,
    persistent: true,
    fixed: 'transfer',
    upkeep: [suffer(perOwn('holy-presence'), 'all-opponents')],
  },
  blessingOfDivinity,
]

const cards: readonly Card[] = [
  upgrade('holy-blade-ii', 2, 2, holyBlade(2, [6, 7, 8]), [cherubim(2)]),
  // Cost 3 [B]: an older reading says 4.
  upgrade('holy-blade-iii', 3, 3, holyBlade(3, [5, 7, 9]), [cherubim(3)]),
  upgrade('glorious-ii', 2, 2, glorious(7), [
    // Take Flight [B] — 1 Blade + 2 Wings: a player gains Flight, deal 3 undefendable.
    {
      id: 'take-flight',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ blade: 1, wings: 2 }),
          effects: [bestow(['flight'], 'chosen-player'), damage(3, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('purify-ii', 2, 2, purify(6, 5)),
  upgrade('holy-smite-ii', 2, 2, holySmite(2), [
    // Holy Command [B] — 3 Blade + 1 Cross: heal 1, deal 4 undefendable.
    {
      id: 'holy-command',
      kind: 'offensive',
      tiers: [{ need: symbols({ blade: 3, cross: 1 }), effects: [heal(1), damage(4, 'undefendable')] }],
    },
  ]),
  upgrade('triumphant-ii', 2, 2, triumphant(8)),
  upgrade('highest-power-ii', 2, 2, highestPower(10), [
    // Divine Visage [B] — 3 Pendant: gain Holy Presence, 2 Flight and 2 Cleanse; an opponent gets Blinding Light.
    {
      id: 'divine-visage',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ pendant: 3 }),
          effects: [
            gain('holy-presence'),
            gain('flight', 2),
            gain('cleanse', 2),
            inflict('blinding-light', 1, 'chosen-opponent'),
          ],
        },
      ],
    },
  ]),
  upgrade('archangels-will-ii', 2, 2, archangelsWill(9), [
    // Heaven's Blessing [B] — 1 Blade + 2 Cross: a player gains 2 Cleanse and 2 Flight.
    {
      id: 'heavens-blessing',
      kind: 'offensive',
      tiers: [{ need: symbols({ blade: 1, cross: 2 }), effects: [bestow({ cleanse: 2, flight: 2 }, 'chosen-player')] }],
    },
  ]),
  upgrade('angelic-mantle-ii', 2, 2, angelicMantle(2, 2, 2, 3)),
  upgrade('angelic-mantle-iii', 3, 3, angelicMantle(3, 3, 3, 4)),
  // Smote! [B] — roll 5: add 1 × Blade; on Pendant inflict Blinding Light.
  {
    id: 'smote',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('blade')), on({ pendant: 1 }, inflict('blinding-light'))])],
  },
  // Angelic Combat! [B] — roll 1: on Blade add 3, on Wings gain Flight, on Cross gain Cleanse, on Pendant gain Holy Presence.
  {
    id: 'angelic-combat',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [
      rollDice(1, [
        on({ blade: 1 }, addDamage(3)),
        on({ wings: 1 }, gain('flight')),
        on({ cross: 1 }, gain('cleanse')),
        on({ pendant: 1 }, gain('holy-presence')),
      ]),
    ],
  },
  // Divine Intervention! [B] — gain Holy Presence; a player gets Blinding Light, a player gains 2 Flight, a player gains Cleanse.
  {
    id: 'divine-intervention',
    kind: 'main',
    cost: 4,
    effects: [
      gain('holy-presence'),
      inflict('blinding-light', 1, 'chosen-player'),
      bestow({ flight: 2 }, 'chosen-player'),
      bestow(['cleanse'], 'chosen-player'),
    ],
  },
  // To the Skies! [B] — a player gains Flight. A main phase card [D]: another reading says instant.
  {
    id: 'to-the-skies',
    kind: 'main',
    cost: 1,
    effects: [bestow(['flight'], 'chosen-player')],
  },
  // Holier Than Thou! [B] — roll 1: on Pendant gain 2 Flight and 2 Cleanse; otherwise draw 1.
  {
    id: 'holier-than-thou',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [when({ dice: symbols({ pendant: 1 }) }, [gain('flight', 2), gain('cleanse', 2)], [draw(1)])]),
    ],
  },
]

export const seraph: Hero = {
  id: 'seraph',
  box: 'season-2',
  difficulty: 3,
  faces: ['blade', 'blade', 'blade', 'wings', 'cross', 'pendant'],
  abilities,
  tokens,
  cards,
}
