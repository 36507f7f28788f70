/** How long a standing order to decline windows lasts. */
export const PASSING = ['turn', 'unchanged', 'always'] as const
export type Passing = (typeof PASSING)[number]
