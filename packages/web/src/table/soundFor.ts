import type { Sound } from '@alea/board'
import { type EventKind, type HighlightKind, isOneSided, type Outcome, type Seat, winners } from '@alea/engine'

/** Most important first: of several events at once, only one is heard. */
const SOUND_OF: Readonly<Record<Exclude<EventKind, 'end'> | HighlightKind, Sound>> = {
  fall: 'fall',
  feat: 'feat',
  blow: 'blow',
  hit: 'hit',
  roll: 'roll',
  card: 'card',
  gain: 'gain',
  turn: 'click',
  note: 'click',
}

/** The sound of these events for the players of the seats `mine`. */
export function soundFor(
  kinds: readonly (EventKind | HighlightKind)[],
  outcome: Outcome | undefined,
  mine: readonly Seat[],
): Sound | undefined {
  if (kinds.includes('end')) return endSound(outcome, mine)
  const heard = (Object.keys(SOUND_OF) as (keyof typeof SOUND_OF)[]).find((kind) => kinds.includes(kind))
  return heard && SOUND_OF[heard]
}

/** `end` is neutral: for spectators, opponents who share a screen, and draws. */
function endSound(outcome: Outcome | undefined, mine: readonly Seat[]): Sound {
  if (!outcome || mine.length === 0) return 'end'
  const best = winners(outcome)
  if (!mine.some((seat) => best.includes(seat))) return 'lose'
  return isOneSided(outcome) && mine.every((seat) => best.includes(seat)) ? 'win' : 'end'
}
