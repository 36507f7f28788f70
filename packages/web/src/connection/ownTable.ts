import type { Profile, Table } from './types.ts'

/** The table as an account sees it: what it did as a guest, before it signed in, is its own. */
export function ownTable(table: Table, { id, aliases = [] }: Profile): Table {
  if (aliases.length === 0) return table
  const own = (player: string) => (aliases.includes(player) ? id : player)
  const seats = table.seats.map((seat) => (seat.player === undefined ? seat : { ...seat, player: own(seat.player) }))
  return { ...table, host: own(table.host), seats }
}
