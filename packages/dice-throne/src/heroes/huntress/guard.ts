/** Only the Huntress has this: the last decision before damage, and by the original leaflet what was promised before. */
import { choose, hasVariant, verb } from '../../content/heroKit.ts'
import { nyraTakes } from './nyraTakes.ts'
import { shareDamage } from './shareDamage.ts'
import { ALL, PART, PROMISE } from './stepIn.ts'

const decided = [choose([nyraTakes()], [shareDamage()], [])]

const made = verb<object>({
  name: 'huntress/guard',
  inner: () => [decided],
  parts: ($, _, { parts }) => [
    $.either(
      (g) => hasVariant(g, 'original-leaflets'),
      [
        $.when((g) => g.attack!.marks[PROMISE] === ALL, ...parts([nyraTakes()])),
        $.when((g) => g.attack!.marks[PROMISE] === PART, ...parts([shareDamage(true)])),
      ],
      parts(decided),
    ),
  ],
  estimate: () => 2,
})
export const guard = () => made({})
