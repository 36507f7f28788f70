import { Button, TextField } from '@alea/board'
import type { Seat } from '@alea/engine'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { download } from '../app/download.ts'
import { useWords } from '../language/useWords.ts'
import { positionQuery } from './positionQuery.ts'
import type { ReplaySource } from './replaySource.ts'
import './sharePanel.css'

/** A link to this position, and the log to download. */
export function SharePanel({ source, position, as }: { source: ReplaySource; position: number; as: Seat | null }) {
  const words = useWords().replay
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/replay/${source.id}?${positionQuery('', position, as)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is not copied yet
  useEffect(() => setCopied(false), [link])
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  const { proof } = source
  const takeProof = async () =>
    download(`${source.id}.json`, JSON.stringify(await proof?.(), null, 2), 'application/json')
  return (
    <div className="stack">
      {source.kind === 'file' ? (
        <p className="quiet">{words.linkFile}</p>
      ) : (
        <>
          <TextField
            label={words.link}
            value={link}
            readOnly
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
            {...(source.kind === 'local' && { hint: words.linkLocal })}
          />
          <Button onClick={copy}>
            <span role="status">{copied ? words.copied : words.copy}</span>
          </Button>
        </>
      )}
      <Button onClick={async () => download(`${source.id.replace(/\.alea$/, '')}.alea`, await source.log())}>
        {words.download}
      </Button>
      {proof && <Button onClick={takeProof}>{words.downloadProof}</Button>}
      <Link href="/replay/file" className="button-link">
        {words.openAnother}
      </Link>
      <p className="quiet replay-keys">{words.keys}</p>
    </div>
  )
}
