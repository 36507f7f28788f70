import { Button } from '@alea/board'
import { useCallback, useEffect, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure, SessionInfo } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'

interface Props {
  /** Changes when the list may have changed. */
  readonly version: number
  /** The session of this browser has ended. */
  signedOut(): void
}

/** Where somebody is signed in to this account; each can be signed out from here. */
export function Devices({ version, signedOut }: Props) {
  const { profile: words, table, grammar } = useWords()
  const [sessions, setSessions] = useState<readonly SessionInfo[]>()
  const [problem, setProblem] = useState<Failure>()
  const [said, setSaid] = useState('')
  const load = useCallback(() => api.sessions().then(setSessions, (error) => setProblem(failureOf(error))), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when to ask again.
  useEffect(() => void load(), [load, version])
  const act = async (work: () => Promise<unknown>, done: string) => {
    setProblem(undefined)
    try {
      await work()
      setSaid(done)
      await load()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'not-signed-in') signedOut()
      else setProblem(failure)
    }
  }
  if (!sessions) return problem ? <p role="alert">{table.problems[problem.code]}</p> : null
  const others = sessions.filter(({ current }) => !current)
  return (
    <details className="profile-more">
      <summary>{words.devices(sessions.length)}</summary>
      <ul className="profile-list">
        {sessions.map((session) => {
          const { id, current, network, used } = session
          const name = nameOf(session, words)
          return (
            <li key={id}>
              <span className="profile-device">
                <b>{name}</b>
                <small className="quiet">
                  {current ? words.thisDevice : words.lastUsed(grammar.date(used))}
                  {network && ` · ${network === 'local' ? words.localNetwork : words.network(network)}`}
                </small>
              </span>
              {!current && (
                <Button
                  kind="quiet"
                  aria-label={words.signOutOf(name)}
                  onClick={() => act(() => api.endSession(id), words.signedOutOf(name))}
                >
                  {words.signOut}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 0 && (
        <div>
          <Button onClick={() => act(api.endOtherSessions, words.signedOutElsewhere)}>{words.signOutElsewhere}</Button>
        </div>
      )}
      <p role="status">{said}</p>
      {problem && <p role="alert">{table.problems[problem.code]}</p>}
    </details>
  )
}

type Words = ReturnType<typeof useWords>['profile']

const nameOf = ({ client, program }: SessionInfo, words: Words): string => {
  if (program) return client ? words.program(client) : words.someProgram
  return client || words.someBrowser
}
