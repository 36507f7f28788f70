import { useEffect, useState } from 'react'
import { ApiError, api } from '../connection/api.ts'
import { ownTable } from '../connection/ownTable.ts'
import type { Profile, Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import type { SavedMatch } from '../local/savedMatch.ts'
import { savedMatches } from '../local/saves.ts'
import { NotificationSettings } from '../notifications/NotificationSettings.tsx'
import { Account } from '../profile/Account.tsx'
import { DiceStatistics } from '../profile/DiceStatistics.tsx'
import { finishedLocally, finishedOnServer } from '../profile/finishedMatch.ts'
import { History } from '../profile/History.tsx'
import { LuckAndMistakes } from '../profile/LuckAndMistakes.tsx'
import { Preferences } from '../profile/Preferences.tsx'
import { Ratings } from '../profile/Ratings.tsx'
import './profile.css'

/** Preferences, account, finished matches, ratings and dice statistics. */
export function ProfileScreen() {
  const words = useWords().profile
  const [me, setMe] = useState<Profile | 'offline'>()
  const [asked, setAsked] = useState(false)
  const [local, setLocal] = useState<readonly SavedMatch[]>()
  const live = useMyTables(typeof me === 'object' ? me.id : undefined)
  useEffect(() => {
    savedMatches().then(setLocal, () => setLocal([]))
    api
      .me()
      .then(setMe, (error) => setMe(isNobody(error) ? undefined : 'offline'))
      .finally(() => setAsked(true))
  }, [])
  const logs = useLogs(local, live)
  const profile = typeof me === 'object' ? me : undefined
  const played = [
    ...(local ?? []).flatMap((saved) => finishedLocally(saved) ?? []),
    ...live.flatMap((table) => finishedOnServer(profile ? ownTable(table, profile) : table, profile?.id ?? '') ?? []),
  ].sort((one, other) => other.ended - one.ended)
  return (
    <main className="page profile">
      <h1>{words.title}</h1>
      <div className="profile-boxes">
        <Preferences />
        {asked && <Account key={profile?.id} me={me} become={setMe} />}
        {profile && <NotificationSettings key={profile.id} isMember={profile.account} />}
        <History played={played} />
        <Ratings ratings={profile?.ratings ?? []} />
        <LuckAndMistakes />
        <DiceStatistics logs={logs} />
      </div>
    </main>
  )
}

const isNobody = (error: unknown): boolean => error instanceof ApiError && error.failure.code === 'not-signed-in'

function useMyTables(me: string | undefined): readonly Table[] {
  const [tables, setTables] = useState<readonly Table[]>([])
  useEffect(() => {
    setTables([])
    if (me !== undefined) api.tables({ mine: 'true', status: 'over' }).then(setTables, () => undefined)
  }, [me])
  return tables
}

/** Logs that are fetched from the server for the statistics; each costs it a replay. */
const ASKED = 20

function useLogs(local: readonly SavedMatch[] | undefined, live: readonly Table[]): readonly string[] | undefined {
  const [fetched, setFetched] = useState<readonly string[]>([])
  useEffect(() => {
    let wanted = true
    const fetchAll = async () => {
      for (const { id } of live.slice(0, ASKED)) {
        const log = await api.log(id).catch(() => undefined)
        if (!wanted) return
        if (log) setFetched((before) => [...before, log])
      }
    }
    setFetched([])
    void fetchAll()
    return () => {
      wanted = false
    }
  }, [live])
  return local && [...local.map(({ log }) => log), ...fetched]
}
