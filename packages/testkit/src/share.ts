/** `npm run test:quick` checks one in this many of the random matches. */
const QUICK_SHARE = 4

/** How many of `whole` random matches this run checks: all, unless it is a quick one. Nothing else differs in a quick run. */
export const share = (whole: number): number => (process.env.ALEA_QUICK ? Math.ceil(whole / QUICK_SHARE) : whole)
