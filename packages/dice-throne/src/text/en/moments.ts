/** When the effects of an ability happen, by moment: the beginning of a sentence, before a colon; empty where they stand alone. */
import type { MomentOn } from '../../content/moments.ts'
import type { MomentWords } from '../moments.ts'

export const moments: Readonly<Record<MomentOn<'ability'>, MomentWords>> = {
  defense: {
    when: ({ dice }) => (dice === undefined ? '' : `Roll ${dice} ${dice > 1 ? 'dice' : 'die'}`),
    target: 'the attacker',
  },
  setup: { when: () => 'At the start of the match' },
  upkeep: { when: () => 'During your upkeep' },
  endOfTurn: { when: () => 'At the end of your turn' },
  foeDidNotAttack: {
    when: () => 'When an opponent ends their offensive roll phase without attacking',
    target: 'that opponent',
  },
  attacking: { when: () => 'When you attack' },
  upgraded: { when: () => 'When you play another upgrade' },
  standing: { when: () => '' },
  activating: {
    when: ({ symbol }) =>
      symbol === ''
        ? 'When you activate an offensive ability'
        : `When you activate an offensive ability that requires ${symbol}, or a straight that shows it`,
  },
  totalled: { when: () => 'When the damage of an attack on you is about to be dealt', target: 'the attacker' },
  dealt: { when: () => 'When your attack has dealt its damage' },
  damaged: { when: () => 'Each time damage has been dealt to you, except during an opponent’s ultimate' },
}
