import { plural } from './grammar.ts'

const rolled = (rolls: number) => plural(rolls, '1 roll', `${rolls} rolls`)
const shuffled = (shuffles: number) => plural(shuffles, '1 shuffle', `${shuffles} shuffles`)

export const replay = {
  replay: 'Replay',
  loading: 'Loading the match…',
  notOver: 'This match is still being played. You can replay it once it is over.',
  notFound: 'There is no such match, either here or on the server.',
  unknownGame: (game: string) => `This is a match of ${game}, a game that isn’t available here.`,
  watchLive: 'Go to the table',
  home: 'Home',
  perspective: 'Seen by',
  spectator: 'A spectator',
  botPerspective: (name: string) => `${name} (bot)`,
  controls: 'Replay controls',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'Previous move',
  stepOn: 'Next move',
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  scrubber: 'Position in the match',
  position: (position: number, length: number, turn: string) => `Move ${position} of ${length}, ${turn}`,
  positionShort: (position: number, length: number) => `${position} / ${length}`,
  turn: (turn: number) => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  speed: 'Speed',
  speedTimes: (speed: number) => `×\u00a0${speed === 0.5 ? '½' : speed}`,
  asked: (name: string, question: string) => `${name}: ${question}`,
  chose: (option: string) => `Choice: ${option}`,
  beginning: 'The match begins.',
  log: 'Log',
  rules: 'Rules',
  close: 'Close',
  panels: 'About this match',
  keys: 'The arrow keys go move by move, Page Up and Page Down turn by turn; the space bar plays and pauses.',
  keep: 'Share',
  link: 'Link to this position',
  linkLocal:
    'This match is saved on this device only, so the link works nowhere else. To show it to someone, send them the log: they can open it with “Open a log”.',
  linkFile: 'A log opened from a file has no link. Send the file itself.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download the log',
  downloadProof: 'Download log and proof',
  openAnother: 'Open a log',
  fileTitle: 'Open a log',
  fileHelp:
    'Choose the log of a match (or a log with its proof), or drop it here. It is read on this device and sent nowhere.',
  chooseFile: 'Choose a file',
  answersOnly: 'It can’t be shown on the board; here is what was answered and rolled, as recorded.',
  badLog: 'This log can’t be replayed.',
  badLine: (line: number) => `This log can’t be replayed: there is a problem in line ${line}.`,
  otherRules: (was: number, now: number) =>
    `This match was played with version ${was} of the rules. We now use version ${now}, and it might turn out differently.`,
  dice: 'Dice',
  verify: 'Verify the dice',
  verifying: 'Rolling every die again…',
  verifyHelp:
    'Before the match, the server sealed its dice and showed you the seal; players could add bytes of their own. Now that the secret is known, your browser can roll every die again and compare.',
  fits: (rolls: number, shuffles: number) =>
    `Everything matches: ${shuffles > 0 ? `${rolled(rolls)} and ${shuffled(shuffles)}` : rolled(rolls)}, exactly as produced by the sealed seeds.`,
  doesNotFit: 'The dice don’t match.',
  proves: 'What this proves',
  provesAll: [
    'No die and no deck was changed after the table was created.',
    'The server did not pick its secret to suit this match, provided at least one player’s bytes were truly random.',
  ],
  provesSeal:
    'Check for yourself that the seal below is the one you were shown before the match; otherwise, none of this holds.',
  provesNot: 'What it does not prove',
  provesNotAll: [
    'That nobody looked: the server knew the dice in advance.',
    'That no player was colluding with the server: a player who withholds their bytes gets to choose between two seeds.',
  ],
  nobodyAdded: 'Nobody added bytes to this match, so the server could have picked any secret it liked.',
  salted: (salts: number) =>
    `That the server did not choose its ${plural(salts, 'salt', `${salts} salts`)}: each time it is restarted during a match it adds a new one, so that no die can come again. You saw each at the table when it was first used.`,
  saltFrom: (position: number) => `Salt from move ${position} on`,
  seal: 'The server’s seal',
  secret: 'Its secret',
  bytesOf: (name: string) => `Bytes from ${name}`,
  bytesNone: 'none',
  bytesMine: 'These are the bytes this browser drew.',
  bytesNotMine: 'These are not the bytes this browser drew for this match!',
  localDice:
    'These dice were rolled by this device’s own random generator. Nobody committed to anything beforehand, so there is nothing to verify. The log does follow the rules, line by line: otherwise it could not be replayed.',
  fileDice:
    'A log alone shows what was rolled, not why. To verify the dice of a match played on a server, open its “log and proof” file.',
}
