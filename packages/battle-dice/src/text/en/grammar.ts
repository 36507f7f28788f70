export const a = (noun: string): string => (/^[aeo]/.test(noun) ? `an ${noun}` : `a ${noun}`)
