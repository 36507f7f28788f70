/** The operator's end of the socket. */
import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { InputError, type Language } from '@alea/engine'
import { FAULTS } from '../text/index.ts'
import { folderOf, type Place } from './place.ts'
import { type OperatorCalls, type OperatorReply, operatorPath } from './requests.ts'

/** Undefined if no server uses this folder; rejects with an InputError if one refuses. */
export async function askServer<K extends keyof OperatorCalls>(
  place: Place,
  what: K,
  ask: OperatorCalls[K]['ask'],
  language: Language,
): Promise<{ readonly value: OperatorCalls[K]['answer'] } | undefined> {
  const data = folderOf(place)
  const path = isFolder(data) ? operatorPath(data) : undefined
  if (path === undefined) return undefined
  const answer = await exchange(path, JSON.stringify({ do: what, language, ...ask }))
  if (answer === undefined) return undefined
  const reply: OperatorReply<K> = answer === '' ? { fault: FAULTS[language].serverLeft } : replyIn(answer, path)
  if ('fault' in reply) throw new InputError((language) => FAULTS[language].serverSays(reply.fault))
  return reply
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function replyIn<K extends keyof OperatorCalls>(answer: string, path: string): OperatorReply<K> {
  try {
    const reply = JSON.parse(answer)
    if ('value' in reply || typeof reply.fault === 'string') return reply
  } catch {
    // Told below.
  }
  throw new InputError((language) => FAULTS[language].notAServer(path))
}

/** A socket that nobody listens at was left by a server that was killed. */
const NOBODY = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']

async function exchange(path: string, request: string): Promise<string | undefined> {
  const socket = connect(path)
  try {
    socket.write(`${request}\n`)
    return await text(socket)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (NOBODY.includes(code)) return undefined
    if (code === 'EACCES') throw new InputError((language) => FAULTS[language].operatorOnly)
    if (code === 'ECONNRESET' || code === 'EPIPE') return ''
    throw error
  }
}
