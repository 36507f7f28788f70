/** Black Widow, difficulty 4: upgrades at any time, each one counts; bombs that tick. */
import {
  type Ability,
  addDamage,
  andThen,
  type Card,
  cp,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  type Hero,
  inflict,
  largeStraight,
  on,
  per,
  plusUpgrades,
  plusUpgradesThisTurn,
  prevent,
  preventHalf,
  rerollThese,
  rollDice,
  searchUpgrades,
  seeHand,
  smallStraight,
  symbols,
  type Token,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { advanceBombs, covertOps, elude, gatherUpgrades, ONE, recount, TWO, tickBombs } from './customs.ts'

/** A new Time Bomb shows 0:02; with 6 upgrades it shows 0:01. */
const bomb = (who: 'target' | 'chosen-opponent' | 'two-opponents' = 'target'): Effect =>
  when({ upgrades: 6 }, [inflict(ONE, 1, who)], [inflict(TWO, 1, who)])

// Baton Strike — 3/4/5 Batons: deal 5/6/7.
const batonStrike = (amounts: readonly number[]): Ability => ({
  id: 'baton-strike',
  name: { en: 'Baton Strike', fr: 'Frappe au bâton' },
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ batons: i + 3 }), effects: [damage(amount)] })),
})

// Infiltrate — 2 Espionage + 1 Batons + 1 Widow: gain 1 Agility, advance every Time Bomb, THEN inflict 1. II: inflict 1, THEN advance.
const infiltrate = (level: number): Ability => ({
  id: 'infiltrate',
  name: { en: 'Infiltrate', fr: 'Infiltration' },
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ espionage: 2, batons: 1, widow: 1 }),
      effects: level === 1 ? [gain('agility'), advanceBombs(), andThen(), bomb()] : [gain('agility'), bomb()],
      ...(level === 1 ? {} : { after: [advanceBombs()] }),
    },
  ],
})

// Widow's Gauntlets — 3 Espionage + 2 Batons: gain 1 CP, deal 6 + 1 for each upgrade.
const widowsGauntlets = (amount: number): Ability => ({
  id: 'widows-gauntlets',
  name: { en: 'Widow’s Gauntlets', fr: 'Gantelets de la Veuve' },
  kind: 'offensive',
  tiers: [{ need: symbols({ espionage: 3, batons: 2 }), effects: [cp(1), damage(plusUpgrades(amount))] }],
})

// Hacked — small straight: 1 Time Bomb on a chosen opponent; deal 5, with 3 upgrades 7.
const hacked = (amount: number): Ability => ({
  id: 'hacked',
  name: { en: 'Hacked', fr: 'Piratage' },
  kind: 'offensive',
  tiers: [
    {
      need: smallStraight,
      effects: [bomb('chosen-opponent'), when({ upgrades: 3 }, [damage(amount + 2)], [damage(amount)])],
    },
  ],
})

// Grapple — 4 Widow: gain 1 Agility, with 2 upgrades 1 CP (II: always); deal 6 + 1 for each upgrade, undefendable.
const grapple = (level: number, amount: number): Ability => ({
  id: 'grapple',
  name: { en: 'Grapple', fr: 'Grappin' },
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ widow: 4 }),
      effects: [
        gain('agility'),
        level === 1 ? when({ upgrades: 2 }, [cp(1)]) : cp(1),
        damage(plusUpgrades(amount), 'undefendable'),
      ],
    },
  ],
})

// Vengeance — large straight: gain 1 Agility, deal 7 and roll 4: add 1 × Batons; on Espionage inflict 1 Time Bomb; on 2 Widow gain 1 Covert Ops.
const vengeance = (dice: number): Ability => ({
  id: 'vengeance',
  name: { en: 'Vengeance', fr: 'Vengeance' },
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        gain('agility'),
        rollDice(dice, [
          damage(per('batons', 1, 7)),
          on({ espionage: 1 }, bomb()),
          on({ widow: 2 }, gain('covert-ops')),
        ]),
      ],
    },
  ],
})

// Red Room Training — upgrades in any roll phase; with 5 upgrades every attack deals 1 more. II: draw 1 for each other upgrade.
const redRoomTraining = (level: number): Ability => ({
  id: 'red-room-training',
  name: { en: 'Red Room Training', fr: 'Entraînement de la Chambre Rouge' },
  kind: 'passive',
  upgradesInRollPhases: true,
  attacking: [when({ upgrades: 5 }, [addDamage(1)])],
  upgraded: [recount(5), ...(level > 1 ? [draw(1)] : [])],
})

// Sabotage — roll 3: deal 1 × Batons, prevent 1 × Espionage; on 2 Widow inflict 1 Time Bomb. With 4 upgrades, roll any of them again once.
const sabotage = (dice: number): Ability => ({
  id: 'sabotage',
  name: { en: 'Sabotage', fr: 'Sabotage' },
  kind: 'defensive',
  dice,
  effects: [damageBack(per('batons')), prevent(per('espionage')), on({ widow: 2 }, bomb())],
  actions: [
    {
      id: 'sabotage-reroll',
      name: { en: 'the re-roll of Sabotage', fr: 'la relance de Sabotage' },
      cost: 0,
      when: 'my-defense',
      oncePerTurn: true,
      effects: [when({ upgrades: 4 }, [rerollThese()])],
    },
  ],
})

const abilities: readonly Ability[] = [
  batonStrike([5, 6, 7]),
  infiltrate(1),
  widowsGauntlets(6),
  hacked(5),
  grapple(1, 6),
  vengeance(4),
  // Widow's Bite! — 5 Widow: search the deck for up to 2 upgrades, into play for free; inflict 1 Time Bomb; deal 10.
  {
    id: 'widows-bite',
    name: { en: 'Widow’s Bite!', fr: 'Morsure de la Veuve\u00a0!' },
    kind: 'ultimate',
    tiers: [{ need: symbols({ widow: 5 }), effects: [searchUpgrades(2, 'play'), bomb(), damage(10)] }],
  },
  redRoomTraining(1),
  sabotage(3),
]

const tokens: readonly Token[] = [
  {
    id: 'covert-ops',
    name: { en: 'Covert Ops', fr: 'Opérations secrètes' },
    kind: 'unique',
    limit: 3,
    fixed: 'both',
    spend: { when: 'my-main', oncePerTurn: true, effects: [covertOps(3)] },
    text: {
      en: 'Once a turn, in your main phase: put an upgrade from your hand into play for free, or look at the top three cards of your deck; if none is an upgrade you may show them, take one from the deck and shuffle, otherwise put them back in any order.',
      fr: 'Une fois par tour, dans votre phase principale\u00a0: mettez en jeu gratuitement une amélioration de votre main, ou regardez les trois cartes du dessus de votre pioche\u00a0; si aucune n’est une amélioration vous pouvez les montrer, en prendre une dans la pioche et mélanger, sinon remettez-les dans l’ordre de votre choix.',
    },
  },
  {
    id: 'agility',
    name: { en: 'Agility', fr: 'Agilité' },
    kind: 'positive',
    limit: 2,
    spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2, 3] }, [preventHalf()])])] },
    text: {
      en: 'Spend it against incoming damage that is not ultimate and roll a die: on 1, 2 or 3 half of it, rounded up, is prevented.',
      fr: 'Dépensez-la contre des dégâts entrants non ultimes et lancez un dé\u00a0: sur 1, 2 ou 3 la moitié, arrondie au supérieur, en est prévenue.',
    },
  },
  {
    id: TWO,
    name: { en: 'Time Bomb 0:02', fr: 'Bombe à retardement 0:02' },
    kind: 'negative',
    limit: 2,
    sharedLimit: 'time-bomb',
    upkeep: [tickBombs()],
    text: {
      en: 'Upkeep: roll a die; on 6 it is removed, otherwise it turns to 0:01.',
      fr: 'Entretien\u00a0: lancez un dé\u00a0; sur 6 elle est retirée, sinon elle passe à 0:01.',
    },
  },
  {
    id: ONE,
    name: { en: 'Time Bomb 0:01', fr: 'Bombe à retardement 0:01' },
    kind: 'negative',
    limit: 2,
    sharedLimit: 'time-bomb',
    stirsWith: TWO,
    text: {
      en: 'Upkeep: roll a die; it is removed, and unless the die shows 6 it deals 4 damage at once.',
      fr: 'Entretien\u00a0: lancez un dé\u00a0; elle est retirée et, sauf sur un 6, inflige aussitôt 4 dégâts.',
    },
  },
]

const cards: readonly Card[] = [
  // As it is played, one opponent shows her their hand.
  { ...upgrade('baton-strike-ii', 1, 2, batonStrike([6, 7, 8])), effects: [seeHand('chosen-opponent')] },
  upgrade('widows-gauntlets-ii', 2, 2, widowsGauntlets(7), [
    // Covert Mission — 2 Espionage + 2 Batons: 1 Time Bomb on up to two opponents.
    {
      id: 'covert-mission',
      name: { en: 'Covert Mission', fr: 'Mission secrète' },
      kind: 'offensive',
      tiers: [{ need: symbols({ espionage: 2, batons: 2 }), effects: [bomb('two-opponents')] }],
    },
  ]),
  upgrade('infiltrate-ii', 2, 2, infiltrate(2), [
    // Spy Game — 2 Espionage + 1 Batons + 2 Widow: gain 1 Covert Ops and 1 Agility; deal 6 undefendable.
    {
      id: 'spy-game',
      name: { en: 'Spy Game', fr: 'Jeu d’espions' },
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ espionage: 2, batons: 1, widow: 2 }),
          effects: [gain('covert-ops'), gain('agility'), damage(6, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('hacked-ii', 1, 2, hacked(6)),
  upgrade('grapple-ii', 2, 2, grapple(2, 7), [
    // Recon — 3 Widow: gain 1 Agility; search the deck for 1 upgrade, into play for free.
    {
      id: 'recon',
      name: { en: 'Recon', fr: 'Reconnaissance' },
      kind: 'offensive',
      tiers: [{ need: symbols({ widow: 3 }), effects: [gain('agility'), searchUpgrades(1, 'play')] }],
    },
  ]),
  upgrade('vengeance-ii', 2, 2, vengeance(5), [
    // Subvert — 1 Espionage + 3 Batons: gain 1 Covert Ops and 1 Agility.
    {
      id: 'subvert',
      name: { en: 'Subvert', fr: 'Subversion' },
      kind: 'offensive',
      tiers: [{ need: symbols({ espionage: 1, batons: 3 }), effects: [gain('covert-ops'), gain('agility')] }],
    },
  ]),
  upgrade('red-room-training-ii', 2, 2, redRoomTraining(2)),
  upgrade('sabotage-ii', 2, 2, sabotage(4)),
  // Recoil! — after being attacked, roll 2: on Espionage gain 1 CP; on Widow prevent half of the incoming damage.
  {
    id: 'recoil',
    name: { en: 'Recoil!', fr: 'Recul\u00a0!' },
    kind: 'roll',
    cost: 0,
    when: 'attacked',
    effects: [rollDice(2, [on({ espionage: 1 }, cp(1)), on({ widow: 1 }, preventHalf())])],
  },
  // Subversion! — add 2 damage and 1 for each upgrade played this turn.
  {
    id: 'subversion',
    name: { en: 'Subversion!', fr: 'Subversion\u00a0!' },
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [addDamage(plusUpgradesThisTurn(2))],
  },
  {
    id: 'assemble',
    name: { en: 'Assemble!', fr: 'Assemblé\u00a0!' },
    kind: 'instant',
    cost: 1,
    effects: [gain('agility', 2)],
  },
  // Elude! — when a die of Agility shows 5 or 6: ignore all the incoming damage.
  {
    id: 'elude',
    name: { en: 'Elude!', fr: 'Esquive\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [elude('agility', 5)],
  },
  // Undercover Mission! — 1 Time Bomb on an opponent; with 4 upgrades gain 1 Agility.
  {
    id: 'undercover-mission',
    name: { en: 'Undercover Mission!', fr: 'Mission d’infiltration\u00a0!' },
    kind: 'main',
    cost: 2,
    effects: [bomb('chosen-opponent'), when({ upgrades: 4 }, [gain('agility')])],
  },
  // Cunning! — look at the top 5: show and take every upgrade, put the rest back in any order.
  {
    id: 'cunning',
    name: { en: 'Cunning!', fr: 'Ruse\u00a0!' },
    kind: 'main',
    cost: 2,
    effects: [gatherUpgrades(5)],
  },
]

export const blackWidow: Hero = {
  id: 'black-widow',
  name: { en: 'Black Widow', fr: 'Black Widow' },
  difficulty: 4,
  faces: ['espionage', 'espionage', 'batons', 'batons', 'batons', 'widow'],
  symbols: {
    espionage: { en: 'Espionage', fr: 'Espionnage' },
    batons: { en: 'Batons', fr: 'Bâtons' },
    widow: { en: 'Widow', fr: 'Veuve' },
  },
  setup: [gain('covert-ops', 3)],
  abilities,
  tokens,
  cards,
}
