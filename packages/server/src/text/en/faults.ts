import type { Damage } from '../../storage/damagedMatch.ts'

const damages: Readonly<Record<Damage, string>> = {
  record: 'its settings are not as they were written',
  answers: 'its answers are not as they were written',
  state: 'its position or its clock is not as it was written',
  journal: 'its last answers cannot be read',
  file: 'the database file is malformed there',
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Why a request is refused, or the server does not start. */
export const faults = {
  inFile: (file: string, fault: string) => (file === '' ? fault : `${file}: ${fault}`),
  unreadable: (file: string, why: string) => `cannot read ${file}: ${why}`,
  notJson: (file: string, line?: string, column?: string) =>
    `${file} is not valid JSON${line === undefined ? '' : ` (line ${line}, column ${column})`}`,
  cannotListen: (address: string, why: string) => `cannot listen on ${address}: ${why}`,
  dataUnusable: (folder: string, why: string) => `the data folder ${folder} cannot be used: ${why}`,
  databaseLocked: 'another server is using it (the database is locked)',
  databaseMalformed: (folder: string) =>
    `the database is damaged: "alea check ${folder}" says what is, "alea repair ${folder}" saves what is sound`,
  noDatabase: (folder: string) => `there is no alea.sqlite in ${folder}`,
  stopFirst: (folder: string) => `a server is using ${folder}: stop it first, or take one of its backups`,
  notSalvaged: (folder: string, copy: string) =>
    `SQLite cannot read anything of the database in ${folder}; restore a backup. What was there is also in ${copy}`,
  otherEnding: 'the match does not end as it did',
  databaseNewer: (found: number, known: number) =>
    `the database is at version ${found}, but this server only knows versions up to ${known}`,
  fileNewer: (file: string, found: number, known: number) =>
    `${file} is at version ${found}, but this server only knows versions up to ${known}`,
  unknownRequest: 'the server does not know this request: it is of another version',
  serverSays: (why: string) => `the server says: ${why}`,
  serverLeft: 'the server stopped before it answered',
  operatorOnly: 'only the user the server runs as, or root, may do this while it runs',
  foreignFile: (file: string) => `${file} is the database of another program; nothing was written to it`,
  notAServer: (path: string) => `whoever listens at ${path} is no server of Aléa`,
  isLocked: (file: string) =>
    `${file} is in use, but no server answers; is one starting or stopping? Try again in a moment`,
  unusable: (path: string, why: string) => `cannot use ${path}: ${why}`,
  /** `why` is what SQLite says, in English; what says no more than this sentence is left out. */
  damagedFile: (file: string, why: string) =>
    `${file} is damaged or is no database of Aléa${/not a database|malformed/.test(why) ? '' : ` (${why})`}`,
  noStorageUrl: 'storage must be a URL such as postgres://alea:password@db.example:5432/alea',
  postgresUnusable: (url: string, why: string) => `PostgreSQL at ${url} cannot be used: ${why}`,
  postgresOld: (found: number, needed: number) => `it is version ${found}; version ${needed} or newer is needed`,
  postgresEncoding: (found: string) => `the database is encoded as ${found}; create it with: createdb --encoding UTF8`,
  postgresSilent: 'nobody answers there; is PostgreSQL running, and does a firewall let this machine through?',
  postgresStarting: 'it is starting or stopping; try again in a moment',
  postgresRefuses: 'it refuses this user or this password',
  postgresReadOnly: 'it accepts no writes: is it a standby?',
  noPostgresDatabase: (name: string) => `there is no database ${name}; create it with: createdb ${name}`,
  foreignTables: 'it holds tables of another program; nothing was written to it. Give Aléa a database of its own',
  halfMigrated: (version: number, missing: string) =>
    `its tables should be at version ${version}, but ${missing} is missing: was a restore or an upgrade cut off? Nothing was written to it; restore the whole dump`,
  halfMoved: '"alea move" has not copied everything into it yet; run it again, it goes on where it was cut off',
  moveBetween: 'one end must be a data folder, the other a PostgreSQL database (postgres://…)',
  moveOccupied: 'the target already holds other data; nothing was written to it. Name an empty one',
  moveUnfinished: 'a move into the source is not finished; finish that one first',
  moveDiffers: (table: string) =>
    `the table ${table} differs at both ends: was something used meanwhile? The target cannot be used; empty it and move again`,
  postgresInUse: 'a server is using the PostgreSQL database: stop it first',
  repairFirst: (folder: string) => `some matches in ${folder} are damaged: run "alea repair ${folder}" first`,
  folderOnly: (command: string) =>
    `"alea ${command}" works on a data folder; what PostgreSQL stores is backed up by pg_dump and restored by pg_restore (docs/operations.md)`,
  checkByMove: (command: string) =>
    `"alea ${command}" works on a data folder: copy the database into one with "alea move", and look there`,
  notThere: (file: string) => `${file} does not exist`,
  isThere: (file: string) => `${file} already exists; move it away first`,

  otherPage: 'this page is not allowed to use this server',
  tooFast: 'too many requests; slow down',
  guestFirst: 'call POST /api/guests first',
  inPart: (part: 'path' | 'query' | 'body', fault: string) => `${part}: ${fault}`,
  badPath: 'the address is not valid',
  notJsonBody: 'the body is not valid JSON',
  notJsonType: 'send the body as application/json',
  storageFailed: 'storage failed',
  damaged: (damage: Damage) => `the stored match is damaged (${damages[damage]}): it is kept as it is and not shown`,
  damages,
  noGame: (game: string) => `there is no game ${game}`,
  noMatch: (match: string) => `there is no match ${match}`,
  noSeat: (seat: string) => `there is no ${seat}`,
  noPlayer: 'there is no such player',
  notYourself: 'that is you',
  manyBlocked: (most: number) => `you can block at most ${most} players; unblock one first`,
  manyMuted: (most: number) => `you can mute at most ${most} players; unmute one first`,
  manyReports: (most: number) => `you can report at most ${most} times a day`,
  banned: (until: number | null, reason: string) =>
    `this account is banned ${until === null ? 'for good' : `until ${dates.format(until)} UTC`}${reason && `: ${reason}`}`,
  stillPlayed: 'the match is still being played',
  neverBegan: 'the match never started',
  manyTries: 'too many attempts; try again in a moment',
  hasAccount: 'you already have an account',
  wrongPassword: 'wrong name or password',
  nameTaken: (name: string) => `the name ${name} belongs to an account, or looks like one that does`,
  unreadableName: (most: number) =>
    `a name has at most ${most} characters, at least one letter or digit, and nothing invisible`,
  reservedName: (name: string) => `the name ${name} is reserved`,
  weakPassword: 'this password is among the first that anybody would try; choose a longer or more unusual one',
  noAccount: 'only an account has a password',
  confirmDeletion: 'say that you mean it: send {"confirm": true}',
  noSession: 'there is no such session',
  accountFirst: 'make an account first: guests are told by their browser only',
  noMail: 'this server sends no mail',
  mailFailed: 'the mail could not be sent; try again later',
  mailNeedsSite: 'with mail, the setting site must say where people reach this server',
  privateAddress: 'only public https addresses are accepted',
  noTimeZone: (zone: string) => `there is no time zone ${zone}`,
  oldLink: 'this link is too old, or was for another address; ask for a new one',
  otherHost: (host: string) => `this server is not called ${host}; its operator can add the name to the setting hosts`,
  textFrames: 'frames must be text',
  frameNotJson: 'not JSON',
  noAnalyses: 'this server analyses no matches',
  manyAnalyses: 'too many of your matches wait to be analysed; ask again once one of them is done',
  noExperiments: 'this server plays no experiments; run it on your own device',
  experimentsNeedOneServer: 'several servers that share their matches play no experiments; run it on your own device',
  noExperiment: 'there is no such experiment, or its result was removed',
  othersExperiment: 'only those who asked for this experiment can cancel it',
  manyExperiments: (most: number) =>
    `too many experiments are under way: one person may have ${most}; wait until one is done, or cancel it`,
  noTimeForExperiments: (minutes: number) =>
    `your experiments have used the time that this server gives you within a day (${minutes} min); go on later, or run it on your own device`,
  answersFirst: 'wait for the replies to your earlier requests',
  newerPreview: 'replaced by your newer request',
  manyMatches: 'you are watching too many matches',
  manyTables: (most: number) =>
    `you may have set up at most ${most} tables that have not ended; finish or abandon some first`,
  manyBots: (most: number) =>
    `your bots may take at most ${most} seats in matches that have not ended; finish or abandon some first`,
  manyBotMatches: (most: number) =>
    most === 0
      ? 'this server does not run matches in which only bots play'
      : `you may have at most ${most} matches in which only bots play; abandon one first`,
  stopping: 'the server is stopping; send your request again once it is back',
  noBusUrl: 'bus: not an address such as nats://bus.example:4222',
  busNeedsPostgres:
    'the setting bus is for several nodes on one PostgreSQL database: name it in storage, or leave bus empty',
  thinkNodeNeedsPostgres:
    'a node for bots thinks for servers on one PostgreSQL database: name it with --storage postgres://…',
  busUnusable: (url: string, why: string) => `NATS at ${url} cannot be reached: ${why}`,
  matchElsewhere: 'another node has this match',
  noOwner: {
    unreachable: 'the node that has this match cannot be reached; try again in a moment',
    unknown:
      'the node that had this match has died, and whether it did this is not known; look before you send it again',
  },
  watchAgain: 'watch the match again',
}

export type Faults = typeof faults
