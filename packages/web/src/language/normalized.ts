/** Without accents and capitals: what is searched for, and what is searched. */
export const normalized = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
