export type HoldAt = (turnTotal: number, score: number) => boolean
