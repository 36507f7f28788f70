import { Button, TextField } from '@alea/board'
import { type FormEvent, useState } from 'react'
import { useWords } from '../language/useWords.ts'

/** Asks whoever comes by an invitation, once, what the others should call them. */
export function NameFirst({ game, join }: { game: string; join(name: string): void }) {
  const words = useWords().lobby
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    join(name.trim())
  }
  return (
    <main className="page">
      <form className="lobby-welcome stack" onSubmit={submit}>
        <h1>{words.invitedTo(game)}</h1>
        <TextField
          label={words.yourName}
          hint={words.yourNameHint}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          autoFocus
          onChange={setName}
        />
        <div className="cluster">
          <Button kind="primary" type="submit">
            {words.joinTable}
          </Button>
        </div>
      </form>
    </main>
  )
}
