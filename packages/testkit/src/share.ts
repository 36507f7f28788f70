/** One in so many of the random matches is played by `npm run test:quick`. */
const QUICK_SHARE = 4

/** How many of so many random matches this run plays: all, unless it is a quick one. The only place where a quick run differs. */
export const share = (whole: number): number => (process.env.ALEA_QUICK ? Math.ceil(whole / QUICK_SHARE) : whole)
