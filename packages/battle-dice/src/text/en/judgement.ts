import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight.ts'

/** Why bots prefer an option. The names are those of races, in the plural; of the last of a race, in the singular. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points',
  named: (term, names) => `${term}: ${names}`,
  terms: {
    stable: 'stable',
    last: 'the last of a race',
    gold: 'gold in hand',
    row: 'gold the row will earn',
    kept: 'dice kept in the arena',
    income: 'gold of the turns to come',
    rested: 'creatures ready to fight',
  },
  because: {
    stable: {
      more: (names) => (names ? `adds to the stable: ${names}` : 'makes the stable more valuable'),
      less: (names) => (names ? `does without ${names}` : 'leaves the stable less valuable'),
      theirLess: (names) => (names ? `costs the others ${names}` : 'makes the others’ stables less valuable'),
    },
    last: {
      more: (names) => (names ? `takes the last ${names}, which nobody else can buy then` : 'takes the last of a race'),
      less: (names) => (names ? `leaves the last ${names} to the others` : 'leaves the last of a race to the others'),
      theirLess: (names) => (names ? `denies the others the last ${names}` : 'denies the others the last of a race'),
    },
    gold: { more: () => 'keeps more gold in hand', less: () => 'spends gold' },
    row: {
      more: () => 'lets the row earn more this turn',
      less: () => 'lets the row earn less this turn',
      theirLess: () => 'costs the others gold this turn',
      theirMore: () => 'lets the others earn more this turn',
    },
    kept: { more: () => 'keeps a good die in the arena', less: () => 'gives up a die kept in the arena' },
    income: {
      more: () => 'earns more in the turns to come',
      less: () => 'earns less in the turns to come',
      theirLess: () => 'lets the others earn less in the turns to come',
      theirMore: () => 'lets the others earn more in the turns to come',
    },
    rested: {
      more: () => 'has more creatures ready for the next turn',
      less: () => 'has fewer creatures ready for the next turn',
      theirLess: () => 'leaves the others fewer creatures ready',
    },
  },
}
