import type { backup as source } from '../en/backup.ts'
import { count, number } from './grammar.ts'

const content = (bytes: number, matches: number, players: number) =>
  `${count(matches, 'partie')}, ${count(players, 'joueur')}, ${number(bytes / 1e6, 1)} Mo`

export const backup: typeof source = {
  made: (file, bytes, matches, players) =>
    `Sauvegarde écrite dans ${file} et relue : ${content(bytes, matches, players)}.`,
  restored: (file, data, bytes, matches, players) =>
    `${file} restauré dans ${data} : ${content(bytes, matches, players)}. Pour démarrer : alea serve --data ${data}`,
}
