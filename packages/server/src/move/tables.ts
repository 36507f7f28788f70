/** What `alea move` copies: every table that both databases have. SQLite's journal is emptied into them first. */

export interface MovedTable {
  readonly name: string
  /** What tells rows apart; they are copied in this order, which is the same on both: byte by byte. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

const table = (name: string, key: string, columns = ''): MovedTable => {
  const keys = key.split(' ')
  return { name, key: keys, columns: [...keys, ...columns.split(' ').filter((column) => column !== '')] }
}

export const MOVED_TABLES: readonly MovedTable[] = [
  table('settings', 'name', 'value'),
  table('players', 'id', 'name password created became'),
  table('account_names', 'shape player'),
  table('ratings', 'player pool', 'mu sigma matches'),
  table('goals', 'player game', 'goal'),
  table('sessions', 'id', 'player hash program client network created used expires'),
  table('exchanged', 'hash', 'session until'),
  table('sign_outs', 'player', 'at'),
  table('bans', 'player', 'until reason at settled'),
  table('deleted_players', 'id', 'account at done'),
  table('mutes', 'player other'),
  table('blocks', 'player other'),
  table('reports', 'number', 'at reporter player match reason text closed note'),
  table('audit', 'number', 'at who what about network'),
  table('notification_settings', 'player', 'settings'),
  table('push_subscriptions', 'endpoint', 'player session p256dh auth created'),
  table('awaited', 'match player', 'seat since told'),
  table('deliveries', 'match player channel target', 'due tries'),
  table('matches', 'id', 'revision position status game open created clock wake unrated record_hash seal'),
  table('records', 'match', 'record'),
  table('seats', 'player match'),
  table('hosted_tables', 'match', 'host bots alone'),
  table('snapshots', 'match', 'position state'),
  table('chat', 'match number', 'line'),
  table('damaged', 'number', 'match source reason content found open'),
  table('entries', 'match position', 'who name key at command chain'),
]

/** Tables whose rows are numbered by the database. */
export const NUMBERED = ['reports', 'audit', 'damaged'] as const
