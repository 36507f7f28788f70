import { abort, emit, isRunning } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { forward } from '../rules/forward.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'fail',
  parts: ($) => [
    $.run((g, l) => {
      emit<DiceThroneEvent>(() => ({ type: 'failed', seat: l.self }))
      if (isRunning(g, forward.resolveAttack)) abort(g, forward.resolveAttack)
    }),
  ],
  estimate: () => -7,
})
/** The ability being activated has no effect at all: no attack, and the offensive roll phase is over. */
export const fail = () => made({})
