// Runs other programs so that none is left behind. Plain JavaScript for any Node from 20 on.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a terminal, a service manager or npm may send. On Windows a signal ends a program at once, and Ctrl-C reaches both anyway. */
const SIGNALS = process.platform === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program, passes every signal on to it and waits. `output` is what it printed, if `stdio` is 'pipe'. */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    const pass = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const end = (ended) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve({ output, ...ended })
    }
    child.on('close', (code, signal) => end({ code, signal }))
    child.on('error', (error) => end({ code: 1, signal: null, error }))
  })
}

/** Ends this program as that one ended. */
export function endAs({ code, signal }) {
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code ?? 1
}

/**
 * Inside npm or npx, ends this program when npm is gone: it sends signals to a shell of its own, which dies of them and tells nobody.
 * Elsewhere a program may well outlive its parent.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

/**
 * The shell and, where the system tells, npm behind it. Some shells are replaced by what they run: the parent is then npm itself, whose own parent may
 * go (`nohup npm start &`, then signing out).
 */
function ancestors() {
  const parent = process.ppid
  try {
    // `123 (sh) S 45 …`: the name, the state, the parent.
    const [, name, next] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))
    return /^(?:ba|da|a|z|k)?sh$/.test(name) ? `${parent} ${next}` : `${parent}`
  } catch {
    return `${parent}`
  }
}
