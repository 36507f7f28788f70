import { Button, TextField } from '@alea/board'
import type { Seat } from '@alea/engine'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { download } from '../door/download.ts'
import { useWords } from '../language/useWords.ts'
import { momentQuery } from './momentQuery.ts'
import type { Reel } from './reel.ts'

/** A link to this very moment, and the log to take away. */
export function SharePanel({ reel, position, as }: { reel: Reel; position: number; as: Seat | null }) {
  const words = useWords().replay
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/replay/${reel.id}?${momentQuery('', position, as)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is not copied yet
  useEffect(() => setCopied(false), [link])
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  const { proof } = reel
  const takeProof = async () =>
    download(`${reel.id}.json`, JSON.stringify(await proof?.(), null, 2), 'application/json')
  return (
    <div className="stack">
      {reel.kind === 'file' ? (
        <p className="quiet">{words.linkFile}</p>
      ) : (
        <>
          <TextField
            label={words.link}
            value={link}
            readOnly
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
            {...(reel.kind === 'local' && { hint: words.linkLocal })}
          />
          <Button onClick={copy}>
            <span role="status">{copied ? words.copied : words.copy}</span>
          </Button>
        </>
      )}
      <Button onClick={async () => download(`${reel.id.replace(/\.alea$/, '')}.alea`, await reel.log())}>
        {words.download}
      </Button>
      {proof && <Button onClick={takeProof}>{words.downloadProof}</Button>}
      <Link href="/replay/file" className="button-link">
        {words.openAnother}
      </Link>
      <p className="quiet film-keys">{words.keys}</p>
    </div>
  )
}
