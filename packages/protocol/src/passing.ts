/** For how long a seat may order windows to be declined for it. */
export const PASSING = ['turn', 'unchanged', 'always'] as const
export type Passing = (typeof PASSING)[number]
