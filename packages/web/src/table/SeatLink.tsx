import { Button, TextField } from '@alea/board'
import { useState } from 'react'
import { useWords } from '../language/useWords.ts'

interface Props {
  readonly label: string
  readonly link: string
  /** Left out: the link cannot be changed here. */
  renew?(): void
}

/** A link to send to somebody, with a button that copies it. */
export function SeatLink({ label, link, renew }: Props) {
  const { table: words, proposals } = useWords()
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => undefined)
    setCopied(link)
  }
  return (
    <div className="lobby-link">
      <TextField
        label={label}
        value={link}
        readOnly
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster">
        <Button kind="primary" onClick={copy}>
          {copied === link ? words.shared : words.copy}
        </Button>
        {renew && (
          <Button kind="quiet" onClick={renew}>
            {proposals.renew}
          </Button>
        )}
      </div>
    </div>
  )
}
