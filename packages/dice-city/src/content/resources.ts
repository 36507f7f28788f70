export const RESOURCES = ['wood', 'stone', 'iron'] as const
export type Resource = (typeof RESOURCES)[number]

/** Wood, stone, iron: a stock, a cost, a gain. */
export type Amounts = readonly [wood: number, stone: number, iron: number]
