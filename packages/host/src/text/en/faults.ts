import type { Status } from '@alea/protocol/client'

const statuses: Readonly<Record<Status, string>> = {
  gathering: 'the match has not started',
  playing: 'the match is being played',
  over: 'the match is over',
  abandoned: 'the match was abandoned',
}

/** Why a request to a match is refused. */
export const faults = {
  noGame: (game: string, known: readonly string[]) => `there is no game ${game}; known: ${known.join(', ')}`,
  wrongSeats: (game: string, min: number, max: number, seats: number) =>
    `${game} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}`,
  ratedAmongPeople: 'only matches between different people are rated',

  otherRules: (found: number, present: number) =>
    `this match was started under rules ${found}; the server now plays rules ${present}`,
  readAgain: 'the match is being reloaded; send your request again',
  notKept: 'your request could not be stored; nothing has changed',
  watchAgain: 'watch the match again',
  status: (status: Status) => statuses[status],
  notBegun: 'the match has not started',
  hasBegun: 'the match has started',
  hasEnded: 'the match has ended',

  noDiceAwaited: 'no dice roll is expected',
  textOrPhrase: 'send either a text or a phrase',
  onlyPlayersTalk: 'only players can chat until the match is over',

  notYourSeat: 'that is not your seat',
  botPlaysHere: 'a bot plays here: take your seat back first',
  noSpectators: 'this match has no spectators',
  byInvitation: 'this table can only be joined by invitation',
  everySeatTaken: 'every seat is taken',
  seatTaken: 'that seat is taken',
  onlyTheHost: 'only the player who created the table can do this',
  seatEmpty: (seat: number) => `seat ${seat} is still empty`,
  noContribution: 'no contribution is expected',
  otherBytes: 'these are not the bytes that were committed to',
  othersPlay: 'others are playing: resign instead',
  noPersonThere: 'nobody is playing in that seat',
  notGoneLong: 'that player has not been away long enough',
  youResigned: 'you have resigned',
}

export type Faults = typeof faults
