import { Button, TextField } from '@alea/board'
import { useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { QrCode } from './QrCode.tsx'

interface Props {
  readonly label: string
  readonly link: string
  /** Also as a code for a camera. */
  readonly qr?: boolean
  /** Left out: the link cannot be changed here. */
  renew?(): void
}

/** A link to send to somebody, with a button that copies it. */
export function SeatLink({ label, link, qr, renew }: Props) {
  const { table: words, proposals, lobby } = useWords()
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => undefined)
    setCopied(link)
  }
  return (
    <div className="lobby-link" data-qr={qr}>
      {qr && <QrCode text={link} label={lobby.qr} />}
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
