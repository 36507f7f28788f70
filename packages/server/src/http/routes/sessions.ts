/** Signing in and out, passwords, and the list of where one is signed in. */
import { Refusal } from '@alea/host'
import { Credentials, PasswordChange, Profile, SessionId, SessionInfo } from '@alea/protocol'
import { Type } from 'typebox'
import { SOMEBODY } from '../../audit/audit.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../players/cookies.ts'
import { DEVICE_SECONDS } from '../../players/deviceMarks.ts'
import type { Player } from '../../players/players.ts'
import type { Services } from '../../services.ts'
import type { PlayerRow } from '../../storage/storage.ts'
import { FAULTS } from '../../text/index.ts'
import { type Call, open, signedIn } from '../route.ts'

type Anyone = Call<unknown, unknown, unknown>

/** Starts a session with a new token: in an http-only cookie, or in the reply to a program. The caller's own session must have ended before. */
export async function startSession(
  { sessions, players }: Services,
  { cookie, now, facts, program }: Anyone,
  player: Player,
  asToken: boolean | undefined,
): Promise<Profile> {
  const isProgram = asToken ?? program
  const { token, session } = await sessions.start(player, facts, isProgram, now)
  try {
    // Perhaps banned since the password was checked.
    await players.checkBan(player.id, now)
  } catch (error) {
    await sessions.end(session.id)
    throw error
  }
  if (!isProgram) cookie(SESSION_COOKIE, token, (session.expires - now) / 1000)
  return { ...(await players.profile(player.id)), ...(isProgram && { token }) }
}

/** Whoever has the token that a browser or a program used so far is nobody from now on: it may have been planted or read. */
export async function endOwn({ sessions }: Services, { session }: Anyone): Promise<void> {
  if (session) await sessions.end(session.id)
}

/** Limits tries by name and address together, and by address: never by name alone, or anybody could lock its owner out. */
function checkTries({ limits }: Services, { address, now }: Anyone, name: string): void {
  if (!limits.signIns.take(`${address} ${name.toLowerCase()}`, now) || !limits.addresses.take(address, now))
    throw new Refusal('too-many', (language) => FAULTS[language].manyTries)
}

/** A password is checked without waiting for strangers where somebody has signed in to this account before, and in its turn elsewhere. */
function checked<T>(
  services: Services,
  call: Anyone,
  row: PlayerRow | undefined,
  name: string,
  check: () => Promise<T>,
): Promise<T> {
  const isKnown = row && (call.session?.player === row.id || services.devices.isOf(row, call.device))
  // Whoever has copied a mark or a cookie guesses no faster than others.
  if (isKnown && services.limits.signIns.take(`known ${row.id}`, call.now))
    return services.knownHashQueue.run(row.id, check)
  checkTries(services, call, name)
  return services.hashQueue.run(row?.id ?? name.toLowerCase(), check)
}

/** Notes many wrong passwords in a row. Under the id of the account: what was typed as a name may be a password. */
export async function noteFailure({ audit, signInFailures }: Services, call: Anyone, error: unknown, account?: string) {
  if (!(error instanceof Refusal && error.code === 'wrong-password')) return
  if (signInFailures.isBurst(account ?? call.address, call.now))
    await audit.note('sign-in-failures', call.player?.id ?? SOMEBODY, account, call.facts.network)
}

const markDevice = ({ devices }: Services, { cookie }: Anyone, row: PlayerRow): void =>
  cookie(DEVICE_COOKIE, devices.of(row), DEVICE_SECONDS)

const One = Type.Object({ session: SessionId })
/** What the two routes that take a name and a password have in common; hashing one is expensive. */
const WITH_PASSWORD = { method: 'POST', tag: 'players', body: Credentials, reply: Profile, cost: 20 } as const

export const sessionRoutes = [
  signedIn(
    {
      ...WITH_PASSWORD,
      path: '/api/accounts',
      summary:
        'Turn the guest into an account and keep all matches; all sessions of the guest end and a new one starts',
    },
    async (services, call) => {
      const { players, sessions, hashQueue, storage, audit } = services
      const { name, password, token } = call.body
      checkTries(services, call, name)
      const account = await hashQueue.run(call.player.id, () => players.signUp(call.player, name, password))
      await sessions.endAll(account.id, call.now)
      await audit.note('sign-up', account.id, '', call.facts.network)
      if (!(token ?? call.program)) markDevice(services, call, (await storage.player(account.id))!)
      return startSession(services, call, account, token)
    },
  ),
  open(
    {
      ...WITH_PASSWORD,
      path: '/api/sessions',
      summary:
        "Sign in to an account; the guest's matches move to it. The session used so far ends and a new one starts",
    },
    async (services, call) => {
      const { players, sessions, chat, audit } = services
      const { name, password, token } = call.body
      const row = await players.named(name)
      const guest = call.player
      const signIn = () => players.signIn(row, password, guest, call.now)
      const account = await checked(services, call, row, name, signIn).catch(async (error: unknown) => {
        await noteFailure(services, call, error, row?.id)
        throw error
      })
      if (guest && !guest.account) {
        await sessions.endAll(guest.id, call.now)
        await chat.merged(guest.id, account.id)
      }
      await endOwn(services, call)
      if (!(token ?? call.program)) markDevice(services, call, row!)
      await audit.note('sign-in', account.id, '', call.facts.network)
      return startSession(services, call, account, token)
    },
  ),
  open(
    { method: 'DELETE', path: '/api/sessions', tag: 'players', summary: 'Sign out: the session ends' },
    async (services, call) => {
      call.cookie(SESSION_COOKIE, '', 0)
      await endOwn(services, call)
      return {}
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/password',
      tag: 'players',
      summary: 'Change my password; all my other sessions end, and this one gets a new token',
      body: PasswordChange,
      reply: Profile,
      cost: 20,
    },
    async (services, call) => {
      const { players, sessions, limits, audit, knownHashQueue } = services
      if (!limits.signIns.take(`session ${call.session.id}`, call.now))
        throw new Refusal('too-many', (language) => FAULTS[language].manyTries)
      const { old, password } = call.body
      const change = () => players.changePassword(call.player, old, password)
      const row = await knownHashQueue.run(call.player.id, change).catch(async (error: unknown) => {
        await noteFailure(services, call, error, call.player.id)
        throw error
      })
      await sessions.endAll(call.player.id, call.now)
      await audit.note('password-change', call.player.id, '', call.facts.network)
      if (!call.program) markDevice(services, call, row)
      return startSession(services, call, call.player, undefined)
    },
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/sessions',
      tag: 'players',
      summary: 'Where I am signed in',
      reply: Type.Object({ sessions: Type.Array(SessionInfo) }),
    },
    async ({ sessions }, { player, session, now }) => ({
      sessions: (await sessions.list(player.id, now)).map(
        ({ id, program, client, network, created, used, expires }): SessionInfo => ({
          id,
          current: id === session.id,
          program,
          client,
          network,
          created,
          used,
          expires,
        }),
      ),
    }),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/sessions',
      tag: 'players',
      summary: 'Sign out everywhere; with keep=this, everywhere else',
      query: Type.Object({ keep: Type.Optional(Type.String({ enum: ['this'] })) }, { additionalProperties: false }),
    },
    async ({ sessions, audit }, { player, session, query, now, cookie, facts }) => {
      const keeps = query.keep === 'this'
      await sessions.endAll(player.id, now, keeps ? session.id : undefined)
      await audit.note('sign-out-everywhere', player.id, keeps ? session.id : '', facts.network)
      if (!keeps) cookie(SESSION_COOKIE, '', 0)
      return {}
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/sessions/{session}',
      tag: 'players',
      summary: 'End one of my sessions',
      params: One,
    },
    async ({ sessions, audit }, { player, session, params, now, cookie, facts }) => {
      if (!(await sessions.list(player.id, now)).some(({ id }) => id === params.session))
        throw new Refusal('not-found', (language) => FAULTS[language].noSession)
      await sessions.end(params.session)
      await audit.note('session-end', player.id, params.session, facts.network)
      if (params.session === session.id) cookie(SESSION_COOKIE, '', 0)
      return {}
    },
  ),
]
