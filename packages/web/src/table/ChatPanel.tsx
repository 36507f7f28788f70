import { PHRASES } from '@alea/protocol/client'
import { type FormEvent, useEffect, useState } from 'react'
import type { Said } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import type { MatchClient } from './matchClient.ts'
import './chatPanel.css'

interface Props {
  readonly client: MatchClient
  readonly lines: readonly Said[]
  readonly maySpeak: boolean
  readonly me: string | undefined
  readonly muted: ReadonlySet<string>
  mute(player: string, on: boolean): void
  /** Reports the number of the last line read. */
  seen(number: number): void
}

/** The chat. Messages are shown as plain text. */
export function ChatPanel({ client, lines, maySpeak, me, muted, mute, seen }: Props) {
  const words = useWords().table
  const [text, setText] = useState('')
  const last = lines.at(-1)?.number ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read
  useEffect(() => seen(last), [last])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) client.say({ text: text.trim() })
    setText('')
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <ol className="chat-lines" aria-label={words.chat} aria-live="polite" tabIndex={0}>
        {lines
          .filter(({ player }) => !muted.has(player))
          .map(({ number, name, player, text: line, phrase }) => (
            <li key={number} className={player === me ? 'chat-mine' : ''}>
              <b>{name}</b> {phrase ? words.phrases[phrase] : line}
              {player !== me && (
                <button type="button" className="chat-mute" onClick={() => mute(player, true)}>
                  {words.mute(name)}
                </button>
              )}
            </li>
          ))}
      </ol>
      {maySpeak ? (
        <form onSubmit={send} className="chat-form">
          <div className="chat-phrases">
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="chip" onClick={() => client.say({ phrase })}>
                {words.phrases[phrase]}
              </button>
            ))}
          </div>
          <input
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={words.say}
            maxLength={300}
            placeholder={words.say}
          />
          <button type="submit" className="button">
            {words.send}
          </button>
        </form>
      ) : (
        <p className="quiet">{words.chatClosed}</p>
      )}
    </div>
  )
}
