import { Button } from '@alea/board'
import { useEffect, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import { forgetSession } from '../connection/session.ts'
import type { Failure, Profile } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'

/** Whom one has blocked; each can be unblocked from here. */
export function Blocked() {
  const { people: words, table } = useWords()
  const [blocked, setBlocked] = useState<NonNullable<Profile['blocked']>>([])
  const [problem, setProblem] = useState<Failure>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    api.me().then(
      (me) => setBlocked(me.blocked ?? []),
      () => undefined,
    )
  }, [])
  const unblock = async (id: string, name: string) => {
    setProblem(undefined)
    try {
      await api.unblock(id)
      forgetSession()
      setBlocked((before) => before.filter((one) => one.id !== id))
      setSaid(words.unblocked(name))
    } catch (error) {
      setProblem(failureOf(error))
    }
  }
  if (blocked.length === 0) return said ? <p role="status">{said}</p> : null
  return (
    <details className="profile-more">
      <summary>{words.blockedPeople(blocked.length)}</summary>
      <ul className="profile-list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span className="profile-device">{name}</span>
            <Button kind="quiet" aria-label={words.unblock(name)} onClick={() => unblock(id, name)}>
              {words.unblockShort}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      {problem && <p role="alert">{table.problems[problem.code]}</p>}
    </details>
  )
}
