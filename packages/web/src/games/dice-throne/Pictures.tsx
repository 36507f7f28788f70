import { companionIcon, effectIcon, type Icon, symbolIcon, tokenIcon } from './look.tsx'
import type { Picture } from './pictures.ts'
import './pictures.css'

/** What an ability or card does, as small pictures; a sentence for the ear is somebody else's. */
export function Pictures({ of }: { readonly of: readonly Picture[] }) {
  return (
    <span className="dt-pictures" aria-hidden="true">
      {of.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
        <One key={at} {...picture} />
      ))}
    </span>
  )
}

function One({ shows, amount, per, maybe }: Picture) {
  if (shows === 'more') return <span className="dt-picture">…</span>
  const { Icon, look } = drawn(shows)
  const Sign = per === undefined ? undefined : symbolIcon(per)
  const number = typeof shows === 'object' && 'token' in shows && amount === '1' ? '' : amount
  return (
    <span className={`dt-picture dt-picture-${look}`} data-maybe={maybe || undefined}>
      {number !== '' && <b>{number}</b>}
      {Sign && <Sign />}
      <Icon />
    </span>
  )
}

function drawn(shows: Exclude<Picture['shows'], 'more'>): { readonly Icon: Icon; readonly look: string } {
  if (typeof shows === 'string') return { Icon: effectIcon(shows), look: shows }
  return 'token' in shows
    ? { Icon: tokenIcon(shows.token), look: shows.on }
    : { Icon: companionIcon(shows.companion), look: 'self' }
}
