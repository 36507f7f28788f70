import { count, number } from './grammar.ts'

const content = (bytes: number, matches: number, players: number) =>
  `${count(matches, 'match', 'matches')}, ${count(players, 'player')}, ${number(bytes / 1e6, 1)} MB`

export const backup = {
  made: (file: string, bytes: number, matches: number, players: number) =>
    `Backup written to ${file} and read back: ${content(bytes, matches, players)}.`,
  restored: (file: string, data: string, bytes: number, matches: number, players: number) =>
    `${file} restored to ${data}: ${content(bytes, matches, players)}. To start: alea serve --data ${data}`,
}
