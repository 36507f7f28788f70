import type { DamageType, DiceThrone, Line } from '../state.ts'

/** [DT-10.12] The type of a line that carries damage: that of the attack for its own and for what is added to it; otherwise the line's own. */
export function typeOf(g: DiceThrone, { kind, type = 'normal' }: Line): DamageType | undefined {
  if (kind === 'base' || kind === 'add') return g.attack?.type ?? type
  return kind === 'other' ? type : undefined
}

/** Lines as they are told, each with its type. */
export const typed = (g: DiceThrone, lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const type = typeOf(g, line)
    return type === undefined ? { ...line } : { ...line, type }
  })
