/** The server's HTTP API, typed. A refusal is thrown as an `ApiError`. */
import type { Options } from '@alea/engine'
import type { Experiment, Failure as FailedMatch, Report as LabReport } from '@alea/lab'
import { takeGoals } from '../settings/goals.ts'
import { settings } from '../settings/settings.ts'
import type {
  Failure,
  NewTable,
  Notifications,
  NotificationWish,
  Profile,
  PushSubscriptionWish,
  ReplayPage,
  Report,
  Said,
  Seat,
  SessionInfo,
  Snapshot,
  Table,
} from './types.ts'

export class ApiError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail ?? failure.code)
    this.failure = failure
  }
}

/** How far an experiment of the lab is on the server. */
export interface ExperimentState {
  readonly id: string
  readonly status: 'waiting' | 'working' | 'stopped' | 'done'
  /** Matches of each variant: played, and wanted. */
  readonly played: number
  readonly matches: number
  /** Other experiments with which it takes turns. */
  readonly others?: number
  readonly why?: 'cancelled' | 'time' | 'slow' | 'failed' | 'restart'
  readonly failure?: FailedMatch
  readonly report?: LabReport
}

export const failureOf = (error: unknown): Failure => (error instanceof ApiError ? error.failure : { code: 'internal' })

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      'accept-language': settings().language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError({ code: 'unavailable' })
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const content = isJson ? await response.json() : await response.text()
  if (response.ok) return content as T
  throw new ApiError(isJson && content.code ? content : { code: response.status === 404 ? 'not-found' : 'unavailable' })
}

const at = (match: string, rest = '') => `/api/matches/${match}${rest}`
const NOTIFICATIONS = '/api/me/notifications'
const viewer = (as: Seat | null) => (as === null ? 'spectator' : String(as))

export const api = {
  me: async () => {
    const me = await call<Profile>('GET', '/api/me')
    takeGoals(me.goals)
    return me
  },
  setGoal: (game: string, goal: Options) => call<unknown>('PUT', `/api/me/goals/${game}`, goal),
  guest: (name?: string) => call<Profile>('POST', '/api/guests', name ? { name } : {}),
  rename: (name: string) => call<Profile>('PATCH', '/api/me', { name }),
  signUp: (name: string, password: string) => call<Profile>('POST', '/api/accounts', { name, password }),
  signIn: (name: string, password: string) => call<Profile>('POST', '/api/sessions', { name, password }),
  signOut: () => call<unknown>('DELETE', '/api/sessions'),
  changePassword: (old: string, password: string) => call<Profile>('PUT', '/api/me/password', { old, password }),
  sessions: () => call<{ sessions: SessionInfo[] }>('GET', '/api/me/sessions').then(({ sessions }) => sessions),
  endSession: (id: string) => call<unknown>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => call<unknown>('DELETE', '/api/me/sessions?keep=this'),
  exportMe: () => call<unknown>('GET', '/api/me/export'),
  deleteMe: (body: { password: string } | { confirm: true }) => call<unknown>('DELETE', '/api/me', body),
  mute: (player: string) => call<unknown>('PUT', `/api/mutes/${player}`),
  unmute: (player: string) => call<unknown>('DELETE', `/api/mutes/${player}`),
  block: (player: string) => call<unknown>('PUT', `/api/blocks/${player}`),
  unblock: (player: string) => call<unknown>('DELETE', `/api/blocks/${player}`),
  report: (report: Report) => call<unknown>('POST', '/api/reports', report),
  notifications: () => call<Notifications>('GET', NOTIFICATIONS),
  setNotifications: (wish: NotificationWish) => call<Notifications>('PUT', NOTIFICATIONS, wish),
  subscribePush: (subscription: PushSubscriptionWish) =>
    call<Notifications>('PUT', `${NOTIFICATIONS}/push`, { endpoint: subscription.endpoint, keys: subscription.keys }),
  unsubscribePush: (endpoint: string) => call<Notifications>('DELETE', `${NOTIFICATIONS}/push`, { endpoint }),
  setMail: (address: string) => call<Notifications>('PUT', `${NOTIFICATIONS}/mail`, { address }),
  removeMail: () => call<Notifications>('DELETE', `${NOTIFICATIONS}/mail`),
  setWebhook: (url: string) => call<Notifications>('PUT', `${NOTIFICATIONS}/webhook`, { url }),
  removeWebhook: () => call<Notifications>('DELETE', `${NOTIFICATIONS}/webhook`),
  followMailLink: (to: 'confirm' | 'unsubscribe', token: string) =>
    call<unknown>('POST', `/api/mail/${to}?${new URLSearchParams({ token })}`),
  tables: (query: Record<string, string>) =>
    call<{ tables: Table[] }>('GET', `/api/tables?${new URLSearchParams(query)}`).then(({ tables }) => tables),
  table: (match: string) => call<Table>('GET', `/api/tables/${match}`),
  createTable: (table: NewTable) => call<Table>('POST', '/api/tables', table),
  sit: (match: string, wish: { seat?: Seat; name?: string; invitation?: string; commitment?: string }) =>
    call<{ seat: Seat; table: Table }>('POST', `/api/tables/${match}/seats`, wish),
  leaveSeat: (match: string, seat: Seat) => call<Table>('DELETE', `/api/tables/${match}/seats/${seat}`),
  placeBot: (match: string, seat: Seat, bot: string) =>
    call<Table>('PUT', `/api/tables/${match}/seats/${seat}/bot`, { bot }),
  setReady: (match: string, seat: Seat, ready: boolean) =>
    call<Table>('PUT', `/api/tables/${match}/seats/${seat}/ready`, { ready }),
  swap: (match: string, one: Seat, other: Seat) => call<Table>('POST', `/api/tables/${match}/swap`, { one, other }),
  renewLink: (match: string, seat: Seat) => call<Table>('PUT', `/api/tables/${match}/seats/${seat}/link`),
  renewWatchLink: (match: string) => call<Table>('PUT', `/api/tables/${match}/watch-link`),
  start: (match: string) => call<Table>('POST', `/api/tables/${match}/start`),
  abandon: (match: string) => call<Table>('POST', `/api/tables/${match}/abandon`),
  rematch: (match: string) => call<Table>('POST', `/api/tables/${match}/rematch`),
  callStandIn: (match: string, seat: Seat) => call<unknown>('PUT', at(match, `/seats/${seat}/stand-in`)),
  dismissStandIn: (match: string, seat: Seat) => call<unknown>('DELETE', at(match, `/seats/${seat}/stand-in`)),
  mayUndo: (match: string, seat: Seat) => call<{ bar: string | null }>('GET', at(match, `/seats/${seat}/undo`)),
  /** The seats the match waits for; public. */
  asked: (match: string) => call<{ sight: Snapshot }>('GET', at(match)).then(({ sight }) => sight.asked?.seats ?? []),
  beginExperiment: (experiment: Experiment) => call<ExperimentState>('POST', '/api/experiments', experiment),
  experiment: (id: string) => call<ExperimentState>('GET', `/api/experiments/${id}`),
  cancelExperiment: (id: string) => call<ExperimentState>('DELETE', `/api/experiments/${id}`),
  log: (match: string) => call<string>('GET', at(match, '/log')),
  proof: (match: string) => call<unknown>('GET', at(match, '/proof')),
  replay: (match: string, as: Seat | null, from: number) =>
    call<ReplayPage>('GET', at(match, `/replay?as=${viewer(as)}&from=${from}`)),
  chat: (match: string) => call<{ lines: Said[] }>('GET', at(match, '/chat')).then(({ lines }) => lines),
}
