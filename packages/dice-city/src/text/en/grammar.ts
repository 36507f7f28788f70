/** Several short statements in one line. */
export const clauses = (list: readonly string[]): string => list.join('; ')
