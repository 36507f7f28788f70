import type { Who } from '../../effects/who.ts'

export const who: Readonly<Record<Who, string>> = {
  self: 'you',
  target: 'the opponent',
  'chosen-opponent': 'an opponent of your choice',
  'chosen-player': 'a player of your choice',
  'all-opponents': 'all opponents',
  'two-opponents': 'up to two opponents',
  'three-opponents': 'up to three opponents',
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
  'two-players': 'up to two players',
}
