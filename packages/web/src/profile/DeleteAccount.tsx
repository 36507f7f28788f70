import { Button, TextField } from '@alea/board'
import { type FormEvent, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure, Profile } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'

/** Says what will be lost before anything is; an account gives its password again. */
export function DeleteAccount({ me, deleted }: { me: Profile; deleted(): void }) {
  const words = useWords().profile
  const { problems } = useWords().table
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [problem, setProblem] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const title = me.account ? words.deleteAccount : words.deleteGuest
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await api.deleteMe(me.account ? { password } : { confirm: true })
      deleted()
    } catch (error) {
      setProblem(failureOf(error))
      setBusy(false)
    }
  }
  const isWrong = problem?.code === 'wrong-password'
  return (
    <details className="profile-more">
      <summary>{title}</summary>
      <form className="profile-credentials" onSubmit={remove}>
        <ul>
          {words.deletion.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {me.account && (
          <>
            {/* Password managers want to know whose it is. */}
            <input type="text" autoComplete="username" value={me.name} readOnly hidden />
            <TextField
              label={words.oldPassword}
              error={isWrong ? words.oldPasswordWrong : undefined}
              value={password}
              onChange={setPassword}
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        <label>
          <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} required />{' '}
          {words.deleteSure}
        </label>
        <div className="cluster">
          <Button type="submit" busy={busy}>
            {title}
          </Button>
          <span role="alert">{problem && !isWrong && problems[problem.code]}</span>
        </div>
      </form>
    </details>
  )
}
