import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight.ts'

/** Why bots prefer an option. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points (à deux\u00a0: des chances)',
  named: (term) => term,
  terms: {
    banked: 'points gardés',
    turn: 'points de ce tour',
    hold: 'garder maintenant',
    gain: 'ce que rapporteraient les autres faces',
    risk: 'ce qu’un 1 ferait perdre',
  },
  because: {
    banked: { more: () => 'met les points de ce tour à l’abri', less: () => 'ne met encore rien à l’abri' },
    turn: { more: () => 'continue d’amasser des points', less: () => 'cesse d’amasser des points' },
    gain: {
      more: () => 'peut rapporter encore des points ce tour-ci',
      less: () => 'renonce aux points d’un lancer de plus',
    },
    risk: { more: () => 'ne risque pas de lancer un 1', less: () => 'peut faire perdre le tour sur un 1' },
  },
}
