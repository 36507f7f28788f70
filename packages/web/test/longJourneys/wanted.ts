const wanted = process.env.ALEA_JOURNEYS_OF?.split(',').filter(Boolean) ?? []

/** Whether a journey of this name was asked for: `npm run journeys -- dice-city`; all of them, if nothing was named. */
export const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part))
