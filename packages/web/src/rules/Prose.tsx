import { Fragment } from 'react'

/** A sentence with the little Markdown our rules use: **bold**, *italic*, `code`. Never HTML. */
export function Prose({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its parts
    return <Fragment key={i}>{marked(part)}</Fragment>
  })
}

function marked(part: string) {
  if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>
  if (part.startsWith('*') || part.startsWith('_')) return part.length > 2 ? <i>{part.slice(1, -1)}</i> : part
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  return part
}
