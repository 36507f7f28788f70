/** Programs that tests and proofs start are never left behind. */
import { type ChildProcess, spawn } from 'node:child_process'

/** Reads until the other end of its pipe is gone, which even `kill -9` of a test brings about. What PostgreSQL had begun needs a moment to notice. */
const WATCH = 'read -r _; kill -9 "$1" 2>/dev/null; [ -z "$2" ] || { sleep 1; rm -rf "$2"; }'

/** Kills the program when this process ends, in whatever way, and then removes its folder. */
export function endsWithUs(child: ChildProcess, folder = ''): void {
  // A group of its own: Ctrl-C in a terminal must not end it before us.
  const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', String(child.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.on('error', () => {})
  watch.stdin.on('error', () => {})
  watch.unref()
  // Its number may be somebody else's from now on.
  child.once('exit', () => watch.kill('SIGKILL'))
}
