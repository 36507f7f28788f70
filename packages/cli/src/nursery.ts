/** A thread's nursery is small by default: short-lived states would be collected far more often than in the main thread. */
export const NURSERY = { maxYoungGenerationSizeMb: 64 }
