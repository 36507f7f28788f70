import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { api } from '../connection/api.ts'
import { useWords } from '../language/useWords.ts'

/** Where the links in mail lead: confirming an address, or no more mail. */
export function MailLinkScreen({ to }: { to: 'confirm' | 'unsubscribe' }) {
  const { notifications: words, app } = useWords()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [result, setResult] = useState<'done' | 'failed'>()
  useEffect(() => {
    api.followMailLink(to, token).then(
      () => setResult('done'),
      () => setResult('failed'),
    )
  }, [to, token])
  return (
    <main className="page stack">
      <h1>{words.mailLinks[to]}</h1>
      <p role="status">{result ? words.mailLinkResults[to][result] : app.loading}</p>
      <p>
        <Link href="/profile" className="button-link">
          {words.toSettings}
        </Link>
      </p>
    </main>
  )
}
