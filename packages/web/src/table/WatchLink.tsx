import type { Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { SeatLink } from '../lobby/SeatLink.tsx'

interface Props {
  readonly table: Table
  /** The host of the table may change the link. */
  renew?(): void
}

/** Where only people with a link may watch, players are given it to pass on. */
export function WatchLink({ table, renew }: Props) {
  const { proposals } = useWords()
  const { id, links, spectators } = table
  if (!links?.watch || spectators) return null
  const link = `${location.origin}/table/${id}?watch=${links.watch}`
  return <SeatLink label={proposals.watchLink} link={link} {...(renew && { renew })} />
}
