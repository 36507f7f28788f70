import { Button, TextField } from '@alea/board'
import { type FormEvent, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import { forgetSession, signedIn } from '../connection/session.ts'
import type { Failure, Profile } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, settings, useSettings } from '../settings/settings.ts'
import { Blocked } from './Blocked.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { SHORTEST_PASSWORD } from './password.ts'

interface Props {
  /** `offline`: the server cannot be reached; undefined: not known to the server yet. */
  readonly me: Profile | 'offline' | undefined
  become(me: Profile | undefined): void
}

/** The name in this browser, and the guest or account on the server. */
export function Account({ me, become }: Props) {
  const words = useWords().profile
  const profile = typeof me === 'object' ? me : undefined
  const deleted = () => {
    forgetSession()
    become(undefined)
  }
  return (
    <section className="profile-box" aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      <Name me={profile} become={become} />
      {me === 'offline' ? (
        <p className="quiet">{words.offline}</p>
      ) : profile?.account ? (
        <>
          <p>{words.member(profile.name)}</p>
          <SignOut become={become} label={words.signOut} />
          <Security name={profile.name} become={become} />
          <ExportData />
          <DeleteAccount me={profile} deleted={deleted} />
        </>
      ) : (
        <>
          <p>{profile ? words.guest(profile.name) : words.nobody}</p>
          <Credentials become={become} />
          {profile && (
            <>
              <p className="quiet">{words.signOutGuest}</p>
              <SignOut become={become} label={words.leave} />
              <ExportData />
              <DeleteAccount me={profile} deleted={deleted} />
            </>
          )}
        </>
      )}
      {profile && <Blocked />}
    </section>
  )
}

function Security({ name, become }: { name: string; become(me: undefined): void }) {
  const [version, setVersion] = useState(0)
  const signedOut = () => {
    forgetSession()
    become(undefined)
  }
  return (
    <>
      <ChangePassword name={name} changed={() => setVersion(version + 1)} />
      <Devices version={version} signedOut={signedOut} />
    </>
  )
}

function Name({ me, become }: { me: Profile | undefined; become(me: Profile): void }) {
  const words = useWords().profile
  const { problems } = useWords().table
  const { name } = useSettings()
  const [typed, setTyped] = useState(me?.name ?? name)
  const [kept, setKept] = useState(false)
  const [problem, setProblem] = useState<Failure>()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const wish = typed.trim()
    try {
      setProblem(undefined)
      if (me && wish) become(await api.rename(wish))
      changeSettings({ name: wish })
      setKept(true)
    } catch (error) {
      setProblem(failureOf(error))
    }
  }
  return (
    <form onSubmit={keep} className="profile-name">
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={problem && problems[problem.code]}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setKept(false)
        }}
        maxLength={30}
        autoComplete="nickname"
      />
      <Button type="submit">
        <span role="status">{kept ? words.nameKept : words.keepName}</span>
      </Button>
    </form>
  )
}

/** Whoever is banned is told until when. */
const refusalText = ({ code, detail }: Failure, problems: Readonly<Record<Failure['code'], string>>): string =>
  code === 'not-allowed' && detail ? `${problems[code]} (${detail})` : problems[code]

const ABOUT_NAMES: readonly Failure['code'][] = ['name-taken', 'bad-name']

function Credentials({ become }: { become(me: Profile): void }) {
  const words = useWords().profile
  const { problems } = useWords().table
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Failure | 'short'>()
  const [busy, setBusy] = useState<'in' | 'up'>()
  const enter = async (way: 'in' | 'up') => {
    if (way === 'up' && password.length < SHORTEST_PASSWORD) return setProblem('short')
    setBusy(way)
    setProblem(undefined)
    try {
      // A guest becomes the account, with all their matches.
      if (way === 'up') await signedIn(settings().name)
      const me = await (way === 'up' ? api.signUp(name.trim(), password) : api.signIn(name.trim(), password))
      forgetSession()
      changeSettings({ name: me.name })
      if (way === 'in') await api.me()
      become(me)
    } catch (error) {
      setProblem(failureOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  const isAboutName = problem !== undefined && problem !== 'short' && ABOUT_NAMES.includes(problem.code)
  return (
    <form
      className="profile-credentials"
      onSubmit={(event) => {
        event.preventDefault()
        void enter('in')
      }}
    >
      <TextField
        label={words.accountName}
        error={isAboutName ? problems[problem.code] : undefined}
        value={name}
        onChange={setName}
        autoComplete="username"
        maxLength={30}
      />
      <TextField
        label={words.password}
        hint={words.passwordHint}
        error={
          problem === 'short'
            ? words.passwordHint
            : problem && !isAboutName
              ? refusalText(problem, problems)
              : undefined
        }
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="current-password"
      />
      <div className="cluster">
        <Button type="submit" kind="primary" busy={busy === 'in'}>
          {words.signIn}
        </Button>
        <Button busy={busy === 'up'} onClick={() => enter('up')}>
          {words.become}
        </Button>
      </div>
    </form>
  )
}

function SignOut({ become, label }: { become(me: undefined): void; label: string }) {
  const leave = async () => {
    await api.signOut().catch(() => undefined)
    forgetSession()
    become(undefined)
  }
  return (
    <div>
      <Button onClick={leave}>{label}</Button>
    </div>
  )
}
