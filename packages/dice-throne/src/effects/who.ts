/** Whom an effect concerns: a word, turned into seats when it is played, with a question where there is a choice. */
import type { Kit, Part, Seat } from '@alea/engine'
import { playerKey } from '../options.ts'
import { clockwise, type DiceThrone, NOBODY, opponents } from '../state.ts'
import type { Fx } from './effect.ts'

export const WHO = [
  'self',
  /** The target of the attack; for a defence, the attacker. */
  'target',
  'chosen-opponent',
  'chosen-player',
  'all-opponents',
  /** Up to two, or three, different opponents. */
  'two-opponents',
  'three-opponents',
  /** Whose turn it is. */
  'active',
] as const
export type Who = (typeof WHO)[number]

export const needsTheTarget = (who: Who): boolean => who === 'target'

const MOST: Partial<Record<Who, number>> = {
  'chosen-opponent': 1,
  'chosen-player': 1,
  'two-opponents': 2,
  'three-opponents': 3,
}

/** Steps that fill `l.seats` with those concerned. `fits` leaves out players to whom nothing could happen. */
export function pick(
  $: Kit<DiceThrone, Fx>,
  who: Who,
  fits: (g: DiceThrone, l: Fx, seat: Seat) => boolean = () => true,
): Part[] {
  const most = MOST[who]
  if (most === undefined)
    return [
      $.run((g, l) => {
        l.seats = fixed(g, l, who)
      }),
    ]
  return [
    $.run((_, l) => {
      l.seats = []
      l.left = most
    }),
    $.loop(
      (g, l) => l.left > 0 && candidates(g, l, who).some((seat) => fits(g, l, seat)),
      $.ask<Seat | 'none'>('choose-player', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const open: (Seat | 'none')[] = candidates(g, l, who).filter((seat) => fits(g, l, seat))
          return most > 1 && l.seats.length > 0 ? [...open, 'none'] : open
        },
        key: (seat) => (seat === 'none' ? seat : playerKey(seat)),
        params: (_, l) => ({ by: l.by }),
        auto: true,
        then: (_, l, seat) => {
          l.left = seat === 'none' ? 0 : l.left - 1
          if (seat !== 'none') l.seats.push(seat)
        },
      }),
    ),
  ]
}

function fixed(g: DiceThrone, l: Fx, who: Who): Seat[] {
  if (who === 'self') return [l.self]
  if (who === 'active') return [g.active]
  if (who === 'all-opponents') return opponents(g, l.self)
  return l.target === NOBODY ? [] : [l.target]
}

const candidates = (g: DiceThrone, l: Fx, who: Who): Seat[] =>
  (who === 'chosen-player' ? clockwise(g, l.self) : opponents(g, l.self)).filter((seat) => !l.seats.includes(seat))

/** The players a card with this word could be played on. */
export const reachable = (g: DiceThrone, self: Seat, who: Who): readonly Seat[] =>
  who === 'self' ? [self] : who === 'chosen-player' ? clockwise(g, self) : opponents(g, self)

export const WHO_TEXT: Readonly<Record<Who, { en: string; fr: string }>> = {
  self: { en: 'you', fr: 'vous' },
  target: { en: 'the opponent', fr: 'l’adversaire' },
  'chosen-opponent': { en: 'an opponent of your choice', fr: 'un adversaire au choix' },
  'chosen-player': { en: 'a player of your choice', fr: 'un joueur au choix' },
  'all-opponents': { en: 'all opponents', fr: 'tous les adversaires' },
  'two-opponents': { en: 'up to two opponents', fr: 'deux adversaires au plus' },
  'three-opponents': { en: 'up to three opponents', fr: 'trois adversaires au plus' },
  active: { en: 'the active player', fr: 'le joueur actif' },
}

export const isSeveral = (who: Who): boolean => who === 'all-opponents' || (MOST[who] ?? 1) > 1
