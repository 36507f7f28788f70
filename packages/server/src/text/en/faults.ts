/** Why a request is refused, or the server does not start. */
export const faults = {
  inFile: (file: string, fault: string) => (file === '' ? fault : `${file}: ${fault}`),
  unreadable: (file: string, code: string) => `${file} cannot be read (${code})`,
  notJson: (file: string, why: string) => `${file} is not JSON: ${why}`,
  cannotListen: (address: string, why: string) => `cannot listen at ${address}: ${why}`,
  portTaken: 'something else is listening there',
  notPermitted: 'not permitted',
  noSuchAddress: 'this machine has no such address',
  dataUnusable: (folder: string, why: string) => `the data folder ${folder} cannot be used: ${why}`,
  databaseLocked: 'another server uses it (the database is locked)',
  databaseNewer: (found: number, known: number) =>
    `the database has version ${found}, this server knows versions up to ${known}`,

  otherPage: 'this page may not use this server',
  tooFast: 'slow down',
  guestFirst: 'POST /api/guests first',
  inPart: (part: 'path' | 'query' | 'body', fault: string) => `${part}: ${fault}`,
  notJsonBody: 'the body is not valid JSON',
  notJsonType: 'send the body as application/json',
  storageFailed: 'the storage failed',
  noGame: (game: string) => `there is no game ${game}`,
  noMatch: (match: string) => `there is no match ${match}`,
  noSeat: (seat: string) => `there is no ${seat}`,
  noPlayer: 'there is no such player',
  stillPlayed: 'the match is still being played',
  neverBegan: 'the match never began',
  manyTries: 'too many tries; wait a minute',
  hasAccount: 'you have an account',
  wrongPassword: 'wrong name or password',
  nameTaken: (name: string) => `the name ${name} belongs to somebody else`,
  textFrames: 'frames are text',
  frameNotJson: 'not JSON',
  answersFirst: 'wait for the answers first',
  manyMatches: 'you are watching too many matches',
  watchAgain: 'watch again',
}

export type Faults = typeof faults
