/** Whom an effect concerns: a word, turned into seats when it is played (pick.ts). */

export const WHO = [
  'self',
  /** The target of the attack; for a defence, the attacker. */
  'target',
  'chosen-opponent',
  'chosen-player',
  'all-opponents',
  /** Two different opponents, or the only one. */
  'both-opponents',
  /** Up to two, or three, different opponents; nobody is allowed too. */
  'two-opponents',
  'three-opponents',
  /** Two choices, or three, each of any opponent: the same may be chosen again. */
  'any-two-opponents',
  'any-three-opponents',
  /** The player or a teammate. */
  'chosen-ally',
  /** Nobody without teams. */
  'teammate',
  /** Up to two different players, the player among them; nobody is allowed too. */
  'two-players',
  /** The player whose turn it is. */
  'active',
] as const
export type Who = (typeof WHO)[number]

export const needsTheTarget = (who: Who): boolean => who === 'target'

/** How many players are chosen, if any. */
export const MOST: Partial<Readonly<Record<Who, number>>> = {
  'chosen-opponent': 1,
  'chosen-player': 1,
  'both-opponents': 2,
  'two-opponents': 2,
  'three-opponents': 3,
  'any-two-opponents': 2,
  'any-three-opponents': 3,
  'chosen-ally': 1,
  teammate: 1,
  'two-players': 2,
}

/** Whether it means opponents alone. */
export const isHostile = (who: Who): boolean =>
  who === 'target' || who === 'active' || who.endsWith('-opponent') || who.endsWith('-opponents')

/** Whether the same player may be chosen several times; then none of the choices is left out. */
export const isRepeated = (who: Who): boolean => who.startsWith('any-')

/** How often it happens, as far as that is certain. */
export const timesOver = (who: Who): number => (isRepeated(who) ? MOST[who]! : 1)

export const isSeveral = (who: Who): boolean => who === 'all-opponents' || (MOST[who] ?? 1) > 1
