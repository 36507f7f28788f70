import { count, number } from './grammar.ts'

const MEGABYTE = 1_000_000
const size = (bytes: number): string => `${number(bytes / MEGABYTE, 1)} MB`

/** `alea check` */
export const check = {
  counts: (bytes: number, version: number, players: number) =>
    `${size(bytes)}, version ${version}: ${count(players, 'player')}`,
  unreadable: (bytes: number) => `${size(bytes)} that SQLite cannot read at all`,
  matches: (total: number, sound: number, answers: number) =>
    `${count(sound, 'match', 'matches')} of ${number(total)} sound, with ${count(answers, 'answer')}`,
  otherRules: (matches: number) =>
    `${count(matches, 'match was', 'matches were')} not replayed: played under rules that are not installed`,
  journal: (answers: number) => `${count(answers, 'answer is', 'answers are')} still in the journal`,
  sqlite: (line: string) => `The file is malformed: ${line}`,
  journalAltered: (rows: number) => `${count(rows, 'row')} of the journal cannot be used`,
  finding: (match: string, about: string, problem: string, position?: number, why?: string) =>
    `Match ${match}${about === '' ? '' : ` (${about})`}: ${problem}${position === undefined ? '' : `, sound up to answer ${position}`}${why === undefined ? '' : `: ${why}`}.`,
  statuses: { gathering: 'not started', playing: 'being played', over: 'over', abandoned: 'abandoned' },
  problems: {
    record: 'its settings are not as they were written',
    answers: 'its answers are not as they were written',
    state: 'its position or its clock is not as it was written',
    journal: 'its last answers cannot be read',
    file: 'the file is malformed there',
    dice: 'a roll is not what the seeds give',
    rules: 'the rules refuse an answer',
    ending: 'its ending is not what the answers lead to',
    columns: 'its row in the table of matches does not fit its settings',
    seats: 'the table of seats does not fit its settings',
  },
  row: (table: string, row: string, problem: string) => `Table ${table}, ${row}: ${problem}.`,
  rowProblems: {
    'no-json': 'cannot be read',
    'no-player': 'there is no such player',
    impossible: 'cannot be right',
    missing: 'is missing',
  },
  setAside: (rows: number) => `${count(rows, 'row was', 'rows were')} set aside earlier, in the table damaged`,
  backup: (file: string, sound: boolean) => `Backup ${file}: ${sound ? 'sound' : 'damaged'}`,
  sound: 'Everything is sound.',
  notSound:
    'Not everything is sound. "alea repair <folder>" keeps a copy, saves what is sound and sets the rest aside.',
}

/** `alea repair` */
export const repair = {
  kept: (file: string) => `As it was before: ${file}`,
  salvaged: (matches: number, answers: number, players: number) =>
    `Read from the malformed file: ${count(matches, 'match', 'matches')}, ${count(answers, 'answer')}, ${count(players, 'player')}.`,
  done: {
    cut: 'It goes on from there; what came later is in the table damaged.',
    rewritten: 'Written anew.',
    'set-aside': 'Set aside, in the table damaged.',
    left: 'Left as it is.',
  },
  nothing: 'There was nothing to repair.',
}
