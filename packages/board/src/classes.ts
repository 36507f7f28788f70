/** `classes('die', held && 'die-held')` is `'die die-held'` or `'die'`. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
