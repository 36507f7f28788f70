import type { Table } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { WatchLink } from '../table/WatchLink.tsx'
import { SeatLink } from './SeatLink.tsx'

interface Props {
  readonly table: Table
  /** The host of the table may change links. */
  renew?(change: { readonly seat: number } | 'watch'): void
}

/** A link for each open seat and, where only people with a link may watch, one to watch; tables of old have one for all seats. */
export function Invitations({ table, renew }: Props) {
  const { table: words, proposals } = useWords()
  const { links, invitation } = table
  const address = `${location.origin}/table/${table.id}`
  const open = (links?.seats ?? []).flatMap((link, seat) => (link === null ? [] : [{ link, seat }]))
  const isTableWide = invitation !== undefined && table.seats.some(({ kind }) => kind === 'open')
  return (
    <div className="stack">
      {isTableWide && <SeatLink qr label={words.invite} link={`${address}?invitation=${invitation}`} />}
      {isTableWide && <p className="quiet">{words.inviteHelp}</p>}
      {!isTableWide &&
        open.map(({ link, seat }) => (
          <SeatLink
            qr
            key={seat}
            label={open.length === 1 ? words.invite : proposals.inviteTo(seat + 1)}
            link={`${address}?invitation=${link}`}
            {...(renew && { renew: () => renew({ seat }) })}
          />
        ))}
      {!isTableWide && open.length > 0 && <p className="quiet">{proposals.inviteSeatHelp}</p>}
      <WatchLink table={table} {...(renew && { renew: () => renew('watch') })} />
    </div>
  )
}
