import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight.ts'

/** Why bots prefer an option. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points (between two: chances)',
  named: (term) => term,
  terms: {
    banked: 'points held',
    turn: 'points of this turn',
    hold: 'holding now',
    gain: 'what other faces would bring',
    risk: 'what a 1 would lose',
  },
  because: {
    banked: { more: () => 'secures the points of this turn', less: () => 'secures nothing yet' },
    turn: { more: () => 'goes on collecting points', less: () => 'gives up collecting points' },
    gain: { more: () => 'may bring more points this turn', less: () => 'does without the points of another roll' },
    risk: { more: () => 'takes no risk of rolling a 1', less: () => 'may lose the turn by rolling a 1' },
  },
}
