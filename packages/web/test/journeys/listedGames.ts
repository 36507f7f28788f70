/** Games with a board and a lesson of their own. */
export const LISTED = ['battle-dice', 'dice-throne', 'dice-forge', 'dice-city'] as const
