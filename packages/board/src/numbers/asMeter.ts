/** Attributes that tell a screen reader that a drawing is a number with a maximum. `<meter>` cannot be drawn as a ring. */
export const asMeter = (label: string, value: number, max: number, text = `${value} / ${max}`) =>
  ({
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': Math.min(0, value),
    'aria-valuemax': Math.max(max, value),
    'aria-valuenow': value,
    'aria-valuetext': text,
  }) as const

/** How full, from 0 to 1. */
export const shareOf = (value: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)
