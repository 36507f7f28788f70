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
  optionsTooLarge: 'the options of the match are too long',
  ratedStandIn: 'at a rated table no bot can play for somebody: choose “loses” or “wait”',
  waitsWithoutClock: 'at this table everyone waits for players who are away: it cannot have a clock',
  clockDoesNotWait: 'with a clock somebody’s time runs out: choose “stand-in” or “loses”',
  ratedAmongPeople: 'only matches between different people are rated',
  noBotAtRated: 'this table is rated, so no bot can play here',

  otherRules: (found: number, present: number) =>
    `this match was started under rules ${found}; the server now plays rules ${present}`,
  rulesNotKept: (game: string, rules: number) =>
    `this match was started under rules ${rules} of ${game}, which this server no longer has; its log can still be read`,
  answersDoNotFit: (rules: number, why: string) =>
    `the answers of this match no longer fit rules ${rules} (${why}); its log can still be read`,
  readAgain: 'the match is being reloaded; send your request again',
  closing: 'the server is stopping; send your request again once it is back',
  notKept: 'your request could not be stored; nothing has changed',
  watchAgain: 'watch the match again',
  status: (status: Status) => statuses[status],
  notBegun: 'the match has not started',
  hasBegun: 'the match has started',
  hasEnded: 'the match has ended',

  noDiceAwaited: 'no dice roll is expected',
  textOrPhrase: 'send either a text or a phrase',
  nothingSaid: 'there is nothing to read in this text',
  onlyPlayersTalk: 'only players can chat until the match is over',

  notYourSeat: 'that is not your seat',
  botPlaysHere: 'a bot plays here: take your seat back first',
  noSpectators: 'this match has no spectators',
  byInvitation: 'this table can only be joined by invitation',
  linkUsed: 'this link has already been used; ask for a new one',
  linkOfOtherSeat: 'this link leads to another seat',
  everySeatTaken: 'every seat is taken',
  seatTaken: 'that seat is taken',
  blocked: {
    mine: 'somebody you have blocked is at this table',
    theirs: 'you cannot join this table; please choose another one',
  },
  onlyTheHost: 'only the player who created the table can do this',
  seatEmpty: (seat: number) => `seat ${seat} is still empty`,
  manyUndone: (most: number) => `${most} answers have been taken back since the last roll; go on first`,
  noContribution: 'no contribution is expected',
  otherBytes: 'these are not the bytes that were committed to',
  othersPlay: 'others are playing: resign instead',
  noPersonThere: 'nobody is playing in that seat',
  clockDecides: 'this match has a clock: nobody is replaced before their time is up',
  othersWait: 'at this table everybody waits for players who are away',
  notGoneLong: 'that player has not been away long enough',
  youResigned: 'you have resigned',
  youLost: 'you were away for too long and have lost this match',

  paused: 'the match is paused',
  notPaused: 'the match is not paused',
  nobodyToAgree: 'at a rated table another player must agree, and nobody else is left',
  oneProposalAtATime: 'your last proposal is still open',
  noMoreProposals: 'another player does not want any more proposals from you in this match',
  tooManyProposals: 'you have made too many proposals in this match',
  proposeLater: (seconds: number) => `you can propose something again in ${seconds} s`,
  handsOpen: 'spectators can already see every hand',
  clockWanted: 'a proposal to change the clock names the clock, and no other proposal does',
  sameClock: 'the match already has this clock',
  proposalEnded: 'this proposal is no longer open',
  notYourProposal: 'only the player who made a proposal can withdraw it',
  notAsked: 'this proposal does not need your consent',
}

export type Faults = typeof faults
