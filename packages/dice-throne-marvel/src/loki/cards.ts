import {
  addDamage,
  aim,
  type Card,
  choose,
  cp,
  damage,
  discardCard,
  draw,
  gain,
  inflict,
  ofAKind,
  perToken,
  seeHand,
  symbols,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { antics, confuddle, doubleTake, kneelToMe, misdirection, mockery, vex, vilify } from './abilities.ts'
import { give } from './bag.ts'
import type { Numbers } from './numbers.ts'
import { takeBack } from './takeBack.ts'

export const cards = (numbers: Numbers): readonly Card[] => [
  upgrade(
    'mockery-ii',
    numbers.mockeryCost,
    2,
    mockery(
      [numbers.mockeryThreeII, numbers.mockeryFourII, numbers.mockeryFiveII],
      when({ dice: ofAKind(numbers.mockeryAlike) }, [inflict('spellbound', numbers.mockerySpellbound)]),
    ),
  ),
  upgrade('confuddle-ii', numbers.confuddleCost, 2, confuddle(numbers.confuddleSpellboundII, numbers.confuddleII), [
    // Liar's Gifts — 3 Illusions [B]: give 2 Bags of Tricks [D], gain 2 CP [D].
    {
      id: 'liars-gifts',
      kind: 'offensive',
      tiers: [{ need: symbols({ illusion: 3 }), effects: [give(numbers.liarsGiftsBags), cp(numbers.liarsGiftsCp)] }],
    },
  ]),
  upgrade(
    'antics-ii',
    numbers.anticsCost,
    2,
    antics({
      need: symbols({ lie: 3 }),
      effects: [draw(numbers.anticsDraw), gain('illusion', numbers.anticsIllusions), give(numbers.anticsBags)],
    }),
  ),
  upgrade('vilify-ii', numbers.vilifyCost, 2, vilify(numbers.vilifyBehindII, numbers.vilifyUndefendableII)),
  upgrade('vex-ii', numbers.vexCost, 2, vex(numbers.vexII, inflict('spellbound', numbers.vexSpellboundII))),
  upgrade('kneel-to-me-ii', numbers.kneelCost, 2, kneelToMe(numbers, numbers.kneelDiceII), [
    // Bewilder — 2 Illusions + Lie [B]: inflict 2 Spellbound [D], deal 3 [D].
    {
      id: 'bewilder',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ illusion: 2, lie: 1 }),
          effects: [inflict('spellbound', numbers.bewilderSpellbound), damage(numbers.bewilder)],
        },
      ],
    },
  ]),
  upgrade(
    'double-take-ii',
    numbers.doubleTakeCost,
    2,
    doubleTake(numbers.doubleTakeSpellboundII, numbers.doubleTakeII),
    [
      // Made You Look — 3 Deceit [B]: gain Illusion, deal 2 undefendable [D].
      {
        id: 'made-you-look',
        kind: 'offensive',
        tiers: [
          {
            need: symbols({ deceit: 3 }),
            effects: [gain('illusion', numbers.madeYouLookIllusions), damage(numbers.madeYouLook, 'undefendable')],
          },
        ],
      },
    ],
  ),
  upgrade('misdirection-ii', numbers.misdirectionCost, 2, misdirection(numbers, numbers.misdirectionDiceII)),
  // Outwit! — choose one of three [B]: gain Illusion, give a Bag of Tricks, or inflict Spellbound on an opponent [D].
  {
    id: 'outwit',
    kind: 'instant',
    cost: numbers.outwitCost,
    effects: [choose([gain('illusion')], [give()], [inflict('spellbound', 1, 'chosen-opponent')])],
  },
  // A Gift for You! [D] — give a Bag of Tricks.
  {
    id: 'a-gift-for-you',
    kind: 'main',
    cost: numbers.giftCost,
    effects: [give()],
  },
  // Mind Games! [D] — inflict 2 Spellbound on an opponent.
  {
    id: 'mind-games',
    kind: 'main',
    cost: numbers.mindGamesCost,
    effects: [inflict('spellbound', numbers.mindGamesSpellbound, 'chosen-opponent')],
  },
  // Silver Tongue! [D] — look at an opponent's hand, they discard a card; draw 1.
  {
    id: 'silver-tongue',
    kind: 'main',
    cost: numbers.silverTongueCost,
    effects: [aim('chosen-opponent', [seeHand('target'), discardCard('target')]), draw(numbers.silverTongueDraw)],
  },
  // Backstab! [D] — add 2 damage, and 1 for each Spellbound on the defender, at most 2.
  {
    id: 'backstab',
    kind: 'roll',
    cost: numbers.backstabCost,
    modifier: true,
    effects: [
      addDamage(numbers.backstab),
      addDamage(perToken('spellbound', { times: numbers.backstabPerSpellbound, most: numbers.backstabMost })),
    ],
  },
  // Not the Real Me! [D] — when a card of your Illusion has been turned up: it goes back, and the attacker turns up another.
  {
    id: 'not-the-real-me',
    kind: 'roll',
    cost: numbers.notTheRealMeCost,
    effects: [takeBack()],
  },
]
