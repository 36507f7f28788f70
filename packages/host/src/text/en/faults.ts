import type { Status } from '@alea/protocol/client'

const statuses: Readonly<Record<Status, string>> = {
  gathering: 'the match has not begun',
  playing: 'the match is being played',
  over: 'the match is over',
  abandoned: 'the match was abandoned',
}

/** Why a request to a match is refused. */
export const faults = {
  noGame: (game: string, known: readonly string[]) => `there is no game ${game}; known: ${known.join(', ')}`,
  wrongSeats: (game: string, min: number, max: number, seats: number) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}`,
  ratedAmongPeople: 'only matches among different people are rated',

  otherRules: (found: number, present: number) =>
    `this match was begun under rules ${found}; the server now plays rules ${present}`,
  readAgain: 'the match is being read again; send it once more',
  notKept: 'it could not be stored; nothing has changed',
  watchAgain: 'watch again',
  status: (status: Status) => statuses[status],
  notBegun: 'the match has not begun',
  hasBegun: 'the match has begun',
  hasEnded: 'the match has ended',

  noDiceAwaited: 'no dice are awaited',
  textOrPhrase: 'send either a text or a phrase',
  onlyPlayersTalk: 'only the players may talk until the match is over',

  notYourSeat: 'that is not your seat',
  botPlaysHere: 'a bot plays here: take your seat back first',
  noSpectators: 'this match has no spectators',
  byInvitation: 'this table is joined by its invitation',
  everySeatTaken: 'every seat is taken',
  seatTaken: 'that seat is taken',
  onlyTheHost: 'only the player who created the table may do this',
  seatEmpty: (seat: number) => `seat ${seat} is still empty`,
  noContribution: 'no contribution is awaited',
  otherBytes: 'these are not the bytes that were promised',
  othersPlay: 'others are playing: resign instead',
  noPersonThere: 'no person plays there',
  notGoneLong: 'that player has not been gone long enough',
  youResigned: 'you have resigned',
}

export type Faults = typeof faults
