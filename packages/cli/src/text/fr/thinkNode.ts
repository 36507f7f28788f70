import type { thinkNode as source } from '../en/thinkNode.ts'
import { count } from './grammar.ts'

export const thinkNode: typeof source = {
  running: (threads, database) =>
    `Ce nœud réfléchit pour les robots de ${database}, avec ${count(threads, 'fil')}. Ctrl-C pour l’arrêter.`,
}
