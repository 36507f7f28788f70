/** Why a request is refused, or the server does not start. */
export const faults = {
  inFile: (file: string, fault: string) => (file === '' ? fault : `${file}: ${fault}`),
  unreadable: (file: string, code: string) => `${file} cannot be read (${code})`,
  notJson: (file: string, why: string) => `${file} is not JSON: ${why}`,
  cannotListen: (address: string, why: string) => `cannot listen on ${address}: ${why}`,
  portTaken: 'another program is already listening there',
  notPermitted: 'permission denied',
  noSuchAddress: 'this machine has no such address',
  dataUnusable: (folder: string, why: string) => `the data folder ${folder} cannot be used: ${why}`,
  databaseLocked: 'another server is using it (the database is locked)',
  databaseNewer: (found: number, known: number) =>
    `the database is at version ${found}, but this server only knows versions up to ${known}`,

  otherPage: 'this page is not allowed to use this server',
  tooFast: 'too many requests; slow down',
  guestFirst: 'call POST /api/guests first',
  inPart: (part: 'path' | 'query' | 'body', fault: string) => `${part}: ${fault}`,
  notJsonBody: 'the body is not valid JSON',
  notJsonType: 'send the body as application/json',
  storageFailed: 'storage failed',
  noGame: (game: string) => `there is no game ${game}`,
  noMatch: (match: string) => `there is no match ${match}`,
  noSeat: (seat: string) => `there is no ${seat}`,
  noPlayer: 'there is no such player',
  stillPlayed: 'the match is still being played',
  neverBegan: 'the match never started',
  manyTries: 'too many attempts; wait a minute',
  hasAccount: 'you already have an account',
  wrongPassword: 'wrong name or password',
  nameTaken: (name: string) => `the name ${name} is already taken`,
  textFrames: 'frames must be text',
  frameNotJson: 'not JSON',
  answersFirst: 'wait for the replies to your earlier requests',
  manyMatches: 'you are watching too many matches',
  watchAgain: 'watch the match again',
}

export type Faults = typeof faults
