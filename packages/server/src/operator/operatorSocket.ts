/** The server's end of the operator's socket. */
import { chmodSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { InputError, type Language, SOURCE_LANGUAGE } from '@alea/engine'
import { Refusal } from '@alea/host'
import type { Backups } from '../backups/backups.ts'
import { settleBans } from '../players/bannedSeats.ts'
import type { Services } from '../services.ts'
import type { NamedPlayer } from '../storage/storage.ts'
import { FAULTS, LOG_LINES } from '../text/index.ts'
import { liftBan, reasonIn, renameIn, storeBan } from './people.ts'
import { closeReportIn } from './reports.ts'
import { type OperatorCalls, type OperatorReply, type OperatorRequest, operatorPath } from './requests.ts'
import { matchFacts } from './storedMatch.ts'

const LONGEST_REQUEST = 4096

export interface OperatorSocket {
  close(): Promise<void>
}

/** A server whose socket cannot be opened runs without. Called when the database is ours: a socket found here is a dead server's. */
export async function serveOperator(services: Services, backups: Backups): Promise<OperatorSocket> {
  const path = operatorPath(services.config.data)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    serve(socket, services, backups)
  })
  try {
    if (path === undefined) throw new Error('ENAMETOOLONG')
    await listen(server, path)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    services.log('warn', (language) =>
      LOG_LINES[language].noOperatorSocket(path ?? services.config.data, code ?? message),
    )
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function listen(server: Server, path: string): Promise<void> {
  const isFile = process.platform !== 'win32'
  if (isFile && statSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  if (isFile) chmodSync(path, 0o600)
}

function serve(socket: Socket, services: Services, backups: Backups): void {
  let text = ''
  socket.setEncoding('utf8')
  const read = (part: string) => {
    text += part
    if (text.length > LONGEST_REQUEST) socket.destroy()
    if (!text.includes('\n')) return
    socket.off('data', read)
    void reply(text, services, backups).then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
  }
  socket.on('data', read)
}

async function reply(text: string, services: Services, backups: Backups): Promise<OperatorReply> {
  let language: Language = SOURCE_LANGUAGE
  try {
    const request: OperatorRequest = JSON.parse(text)
    language = request.language
    return { value: await run(request, services, backups) }
  } catch (error) {
    if (error instanceof Refusal) return { fault: reasonIn(error, language) }
    return { fault: error instanceof InputError ? error.in(language) : (error as Error).message }
  }
}

async function run(request: OperatorRequest, services: Services, backups: Backups) {
  const { storage, players, now } = services
  switch (request.do) {
    case 'backup':
      return backups.make()
    case 'audit':
      return storage.audit(request.since, request.after)
    case 'match':
      return matchFacts(storage, request.match)
    case 'reports':
      return storage.reports(request.all)
    case 'closeReport':
      return closeReportIn(storage, request.report, request.note, now())
    case 'ban':
      return ban(services, request)
    case 'unban':
      return liftBan(storage, request.player, now())
    case 'bans':
      return storage.bans(now())
    case 'rename':
      return renameIn(storage, players, request, now())
    default:
      throw new Error(FAULTS[(request as OperatorRequest).language].unknownRequest)
  }
}

/** Ends the sessions, with their sockets, and gives up the seats of whoever is banned for good. */
async function ban(services: Services, ask: OperatorCalls['ban']['ask']): Promise<NamedPlayer | null> {
  const person = await storeBan(services.storage, ask, services.now())
  if (!person) return null
  await services.sessions.endAll(person.id, services.now())
  await settleBans(services, (what, error) =>
    services.log('error', (language) => LOG_LINES[language].failed(what, String(error))),
  )
  return person
}
