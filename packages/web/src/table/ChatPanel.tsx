import { PHRASES } from '@alea/protocol/client'
import { type FormEvent, useEffect, useState } from 'react'
import type { Handover, Said } from '../connection/types.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { PersonMenu } from '../people/PersonMenu.tsx'
import { isSilenced, type People, type Person } from '../people/usePeople.ts'
import { useSettings } from '../settings/settings.ts'
import type { MatchClient } from './matchClient.ts'
import './chatPanel.css'

interface Props {
  readonly client: MatchClient
  readonly lines: readonly Said[]
  /** Who was replaced and who came back, told between the lines. */
  readonly handovers: readonly Handover[]
  readonly names: readonly string[]
  readonly maySpeak: boolean
  readonly me: string | undefined
  /** The people in the other seats. */
  readonly others: readonly Person[]
  readonly people: People
  /** Reports the number of the last line read, and the time of the last handover. */
  seen(read: { lines: number; handovers: number }): void
}

/** The chat. Messages are shown as plain text. */
export function ChatPanel({ client, lines, handovers, names, maySpeak, me, others, people, seen }: Props) {
  const { table: words, people: peopleWords, absence } = useWords()
  const { language } = useSettings()
  const [text, setText] = useState('')
  const last = lines.at(-1)?.number ?? 0
  const lastHandover = handovers.at(-1)?.at ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read
  useEffect(() => seen({ lines: last, handovers: lastHandover }), [last, lastHandover])
  const noteOf = ({ seat, why, bot }: Handover) => {
    const name = names[seat] ?? words.seat(seat + 1)
    const happened = absence.handovers[why](name)
    return bot === undefined ? happened : `${happened} ${absence.botPlays(name, levelLabel(bot, language))}`
  }
  const said = lines
    .filter(({ player }) => !isSilenced(people, player))
    .map((line) => ({
      at: line.at,
      shown: (
        <Line key={`said ${line.number}`} line={line} mine={line.player === me} people={people} match={client.match} />
      ),
    }))
  const notes = handovers.map((handover) => ({
    at: handover.at,
    shown: (
      <li key={`note ${handover.seat} ${handover.at}`} className="chat-note">
        {noteOf(handover)}
      </li>
    ),
  }))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) client.say({ text: text.trim() })
    setText('')
  }
  return (
    <div className="chat">
      {others.length > 0 && (
        <ul className="people" aria-label={peopleWords.others}>
          {others.map((person) => (
            <li key={person.player}>
              {person.name} <PersonMenu person={person} people={people} match={client.match} />
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <ol className="chat-lines" aria-label={words.chat} aria-live="polite" tabIndex={0}>
        {[...said, ...notes].toSorted((one, other) => one.at - other.at).map(({ shown }) => shown)}
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

function Line({ line, mine, people, match }: { line: Said; mine: boolean; people: People; match: string }) {
  const words = useWords().table
  const { player, text, phrase, removed } = line
  const name = line.name || words.someDeletedPlayer
  return (
    <li className={mine ? 'chat-mine' : ''}>
      <b>{name}</b> {removed ? <i>{words.messageRemoved}</i> : phrase ? words.phrases[phrase] : text}
      {!(mine || removed) && <PersonMenu person={{ player, name }} people={people} match={match} />}
    </li>
  )
}
