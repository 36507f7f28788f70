import { Button, TextField } from '@alea/board'
import { type FormEvent, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { SHORTEST_PASSWORD } from './password.ts'

/** A new password ends all other sessions of the account. */
export function ChangePassword({ name, changed }: { name: string; changed(): void }) {
  const words = useWords().profile
  const { problems } = useWords().table
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Failure | 'short'>()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const change = async (event: FormEvent) => {
    event.preventDefault()
    setDone(false)
    if (password.length < SHORTEST_PASSWORD) return setProblem('short')
    setBusy(true)
    setProblem(undefined)
    try {
      await api.changePassword(old, password)
      setOld('')
      setPassword('')
      setDone(true)
      changed()
    } catch (error) {
      setProblem(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isOld = problem !== 'short' && problem?.code === 'wrong-password'
  const newProblem = problem === 'short' ? words.passwordHint : problem && !isOld ? problems[problem.code] : undefined
  return (
    <details className="profile-more">
      <summary>{words.changePassword}</summary>
      <form className="profile-credentials" onSubmit={change}>
        {/* Password managers want to know whose it is. */}
        <input type="text" autoComplete="username" value={name} readOnly hidden />
        <TextField
          label={words.oldPassword}
          error={isOld ? words.oldPasswordWrong : undefined}
          value={old}
          onChange={setOld}
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label={words.newPassword}
          hint={words.newPasswordHint}
          error={newProblem}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="new-password"
          required
        />
        <div className="cluster">
          <Button type="submit" busy={busy}>
            {words.changePassword}
          </Button>
          <span role="status">{done && words.passwordChanged}</span>
        </div>
      </form>
    </details>
  )
}
