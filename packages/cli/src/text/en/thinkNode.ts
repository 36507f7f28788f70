import { count } from './grammar.ts'

/** `alea think-node` */
export const thinkNode = {
  running: (threads: number, database: string) =>
    `Thinking for the bots of ${database}, on ${count(threads, 'thread')}. Press Ctrl-C to stop.`,
}
