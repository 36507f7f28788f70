import type { GameText } from '@alea/engine'
import type { View } from '../view.ts'
export const en: GameText<View> = { title: 'Dice Throne', pitch: 'x', ask: (n) => n, option: (n, v) => String(v), event: (e) => e.type, reason: (r) => r, matchOption: (n) => n }
