/** The young generation of a worker thread's heap is small by default: short-lived states would be collected far more often than in the main thread. */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 64 }
