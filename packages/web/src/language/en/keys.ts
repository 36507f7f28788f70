import type { KeyHelp } from '../../games/boardModule.ts'

const lines: readonly KeyHelp[] = [
  { keys: ['1', '…', '9'], does: 'Press the button or the thing on the board that shows this number' },
  { keys: ['Tab'], does: 'Go to the next thing that can be pressed' },
  { keys: ['Enter'], does: 'Press it' },
  { keys: ['↑', '↓'], does: 'Move in a menu' },
  { keys: ['Esc'], does: 'Close what lies on top, and nothing else' },
  { keys: ['?'], does: 'Show this list' },
]

export const keys = { title: 'Keys', lines }
