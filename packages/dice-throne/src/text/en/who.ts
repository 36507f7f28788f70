import type { Who } from '../../effects/who.ts'

export const who: Readonly<Record<Who, string>> = {
  self: 'you',
  target: 'the opponent',
  'chosen-opponent': 'an opponent of your choice',
  'chosen-player': 'a player of your choice',
  'all-opponents': 'all opponents',
  'both-opponents': 'two different opponents of your choice',
  'two-opponents': 'up to two opponents',
  'three-opponents': 'up to three opponents',
  'any-two-opponents': 'two opponents of your choice (or the same one twice)',
  'any-three-opponents': 'three opponents of your choice (or the same one several times)',
  'chosen-ally': 'yourself or a teammate',
  teammate: 'a teammate',
  'two-players': 'up to two players of your choice',
  active: 'the active player',
}

/** After `choose`, where the choice has been said. */
export const chosen: Readonly<Record<Who, string>> = {
  ...who,
  'chosen-opponent': 'an opponent',
  'chosen-player': 'a player',
  'both-opponents': 'two different opponents',
  'any-two-opponents': 'two opponents (or the same one twice)',
  'any-three-opponents': 'three opponents (or the same one several times)',
  'two-players': 'up to two players',
}
