/** A hero of our own, never shipped: its board and cards use the words of the language that no shipped hero uses. */
import {
  type Ability,
  addDamage,
  aim,
  alterDie,
  bestow,
  bleed,
  blessingOfDivinity,
  type Card,
  choose,
  cleanse,
  cp,
  damage,
  draw,
  fillUp,
  gain,
  type Hero,
  heal,
  hurt,
  inflict,
  keepSome,
  largeStraight,
  lose,
  loseCp,
  mark,
  ofAKind,
  pay,
  payUpTo,
  per,
  perOwn,
  perPaid,
  poison,
  prevent,
  removeToken,
  repeat,
  rerollThese,
  rollDice,
  searchDeck,
  smallStraight,
  stealHealth,
  symbols,
  type Token,
  total,
  undefendable,
  when,
} from '../../src/content/heroKit.ts'

const abilities: readonly Ability[] = [
  // Verse — 3 Quill: deal 2; spend up to 2 Words for 3 more each, undefendable with both.
  {
    id: 'verse',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ quill: 3 }),
        effects: [
          damage(2),
          payUpTo({ token: 'word', n: 1 }, 2, [damage(3)], [when({ paid: 2 }, [undefendable()])]),
          when({ dice: ofAKind(4) }, [cp(1)]),
        ],
      },
    ],
  },
  // Stanza — 3 Ink: deal 4; you may remove a Spirit to inflict Bleed.
  {
    id: 'stanza',
    kind: 'offensive',
    tiers: [{ need: symbols({ ink: 3 }), effects: [damage(4), pay({ family: 'spirits', n: 1 }, [inflict('bleed')])] }],
  },
  // Refrain — 3 Page: roll 3, deal the total; for a Word one of them is rolled again; with 12 inflict Poison.
  {
    id: 'refrain',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ page: 3 }),
        effects: [
          rollDice(3, [damage(total), when({ total: 12 }, [inflict('poison')])], {
            again: 1,
            price: { token: 'word', n: 1 },
          }),
        ],
      },
    ],
  },
  // Sigil — 3 Seal: steal 6 health from the target; not an attack.
  {
    id: 'sigil',
    kind: 'offensive',
    tiers: [{ need: symbols({ seal: 3 }), effects: [stealHealth(6)] }],
  },
  // Couplet — small straight: roll 2, deal the total; up to 6 it is undefendable; one of them may be rolled again.
  {
    id: 'couplet',
    kind: 'offensive',
    tiers: [
      {
        need: smallStraight,
        effects: [rollDice(2, [damage(total), when({ atMost: 6 }, [undefendable()])], { again: 1 })],
      },
    ],
  },
  // Epic — large straight: roll 3, deal the total of two of them.
  {
    id: 'epic',
    kind: 'offensive',
    tiers: [{ need: largeStraight, effects: [rollDice(3, [keepSome(2), damage(total)])] }],
  },
  // Margin — roll 3: prevent 1 for each Word, steal 1 health for each Seal; one of the dice may be rolled again.
  {
    id: 'margin',
    kind: 'defensive',
    dice: 3,
    effects: [prevent(perOwn('word')), stealHealth(per('seal'))],
    actions: [{ id: 'revise', cost: 0, when: 'my-defense', effects: [rerollThese(1)], oncePerTurn: true }],
  },
  // Study — in a main phase, for 2 Words: draw 1.
  {
    id: 'study',
    kind: 'passive',
    actions: [{ id: 'recite', cost: 0, price: { token: 'word', n: 2 }, when: 'my-main', effects: [draw(1)] }],
  },
  // Scars — each time damage was dealt to you, gain a Scar, or two if it was 5 or more.
  {
    id: 'scars',
    kind: 'passive',
    damaged: [when({ suffered: 5 }, [gain('scar', 2)], [gain('scar')])],
  },
]

const tokens: readonly Token[] = [
  { id: 'word', kind: 'positive', limit: 4 },
  { id: 'ghost', kind: 'positive', limit: 2, family: 'spirits' },
  { id: 'muse', kind: 'positive', limit: 2, family: 'spirits' },
  { id: 'scar', kind: 'positive', limit: 6 },
  { id: 'vow', kind: 'negative', limit: 3, fixed: 'both' },
  { id: 'blot', kind: 'negative', limit: 8, sharedLimit: 'blot', covers: true, ends: 'offense' },
  cleanse,
  bleed,
  poison,
  blessingOfDivinity,
]

const main = (id: string, ...effects: Card['effects']): Card => ({ id, kind: 'main', cost: 0, effects })

const cards: readonly Card[] = [
  main('pairs', cp(perOwn('word', { every: 2 }))),
  main('purse', heal(perOwn('cp', { half: true, most: 5 }))),
  main('seance', heal(perOwn('spirits', 2, 1))),
  { ...main('offering', gain('word', 2)), price: { cards: 2 } },
  { ...main('toll', draw(1)), cost: 1, price: { cp: 2 } },
  main('bargain', pay({ cp: 1 }, [gain('word', 2)], [gain('word')])),
  main(
    'reaping',
    payUpTo({ family: 'spirits', n: 1 }, 3, [cp(1)], [when({ paid: 2 }, [bestow({ word: 2 }, 'two-players')])]),
  ),
  main('chorus', repeat(3, [choose([gain('word')], [cp(1)])])),
  main('echo', rollDice(3, [repeat(per('ink'), [hurt(1, 'chosen-opponent')])])),
  main('absolve', lose('vow', 'all'), heal(perPaid(2))),
  main('erase', lose('word', 2, 'chosen-opponent')),
  main('omen', when({ have: 'word', n: 2 }, [cp(3)], [cp(1)])),
  main('penance', when({ have: 'vow' }, [heal(2)])),
  main('grudge', aim('chosen-opponent', [when({ behind: true }, [hurt(3, 'target')], [hurt(1, 'target')])])),
  main('pity', aim('chosen-opponent', [when({ have: 'vow', on: 'target' }, [hurt(2, 'target')], [cp(1)])])),
  main('first-word', when({ starter: true }, [cp(2)], [cp(1)])),
  main('errata', when({ option: 'promo' }, [cp(5)], [cp(1)])),
  main('lots', rollDice(2, [when({ shows: [6] }, [cp(3)], [cp(1)])])),
  main('salve', heal(3, 'chosen-ally')),
  main('dedication', bestow({ word: 2 }, 'teammate'), cp(1)),
  main('proofread', aim('chosen-ally', [removeToken('target')])),
  main('tax', loseCp(3, 'chosen-opponent')),
  main('flourish', fillUp('word')),
  main('censor', inflict('blot', 8, 'chosen-opponent')),
  main('library', searchDeck(2)),
  main('footnote', mark('noted-this-turn'), when({ mark: 'noted-this-turn', is: 1 }, [cp(2)])),
  { id: 'gloss', kind: 'roll', cost: 0, modifier: true, effects: [when({ type: ['normal'] }, [addDamage(2)])] },
  { id: 'nudge', kind: 'roll', cost: 0, effects: [alterDie({ whose: 'own', to: [4, 5] })] },
  { id: 'smudge', kind: 'roll', cost: 0, effects: [alterDie({ whose: 'any', to: 'neighbour', from: 'even' })] },
]

export const wordsmith: Hero = {
  id: 'wordsmith',
  box: 'season-1',
  difficulty: 3,
  faces: ['quill', 'quill', 'ink', 'ink', 'page', 'seal'],
  abilities,
  tokens,
  cards,
}
