/** The checker of histories finds each contradiction it is there to find, and none in a sound history. */
import { expect, test } from 'vitest'
import { contradictions, FINDINGS, type MatchHistory } from '../../proof/nodes/history.ts'

const SOUND: MatchHistory = {
  acknowledged: [
    { seat: 0, id: 'a', key: 'roll', position: 1, sent: 10, heard: 20 },
    { seat: 1, id: 'a', key: 'hold', position: 3, sent: 30, heard: 40 },
    { seat: 0, id: 'b', key: 'hold', position: 4, sent: 35, heard: 50 },
  ],
  shown: [
    { as: 0, position: 2, hash: 'x', at: 21 },
    { as: 1, position: 2, hash: 'y', at: 22 },
    { as: 0, position: 3, hash: 'z', at: 45, asked: 42 },
    { as: 0, position: 2, hash: 'x', at: 25, asked: 24 },
  ],
  stored: [
    { who: 0, key: 'roll', command: 'a', at: 1 },
    { who: -1, key: '5', at: 1 },
    { who: 1, key: 'hold', command: 'a', at: 2 },
    { who: 0, key: 'hold', command: 'b', at: 3 },
  ],
}

const NOTHING = Object.fromEntries(FINDINGS.map((one) => [one, 0]))

test('a sound history is found sound', () => {
  expect(contradictions(SOUND)).toEqual(NOTHING)
})

const { acknowledged, shown, stored } = SOUND

test.each([
  ['lost', 'an acknowledged answer that is not stored', { stored: stored.slice(0, 3) }],
  ['lost', 'one that is stored as another', { stored: stored.with(3, { ...stored[3]!, key: 'roll' }) }],
  ['lost', 'one at another position', { acknowledged: acknowledged.with(2, { ...acknowledged[2]!, position: 3 }) }],
  ['duplicated', 'one that is stored twice', { stored: [...stored, stored[3]!] }],
  [
    'repeated',
    'a command that nobody was told of and that is stored twice',
    { acknowledged: acknowledged.slice(0, 2), stored: [...stored, stored[3]!] },
  ],
  [
    'reordered',
    'one that was sent after another was acknowledged, and stands before it',
    {
      acknowledged: acknowledged
        .with(0, { ...acknowledged[0]!, sent: 45, heard: 55 })
        .with(1, { ...acknowledged[1]!, heard: 42 }),
    },
  ],
  [
    'forked',
    'two views of one position from one seat',
    { shown: [...shown, { as: 1, position: 2, hash: 'x', at: 60 }] },
  ],
  [
    'outdated',
    'somebody who asks and is shown less than what was acknowledged',
    { shown: [...shown, { as: 1, position: 2, hash: 'y', at: 62, asked: 60 }] },
  ],
] as const)('%s: %s', (finding, _, change) => {
  expect(contradictions({ ...SOUND, ...change })[finding]).toBe(1)
})
