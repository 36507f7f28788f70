import { Menu, type MenuItem } from '@alea/board'
import { useState } from 'react'
import { failureOf } from '../connection/api.ts'
import { useWords } from '../language/useWords.ts'
import { ReportDialog } from './ReportDialog.tsx'
import type { People, Person } from './usePeople.ts'
import './personMenu.css'

interface Props {
  readonly person: Person
  readonly people: People
  /** Where one has met them. */
  readonly match: string
}

/** What one can do about somebody: mute, block, report. */
export function PersonMenu({ person, people, match }: Props) {
  const { player, name } = person
  const { people: words, table } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [said, setSaid] = useState('')
  const [isReporting, setReporting] = useState(false)
  const isMuted = people.muted.has(player)
  const isBlocked = people.blocked.has(player)
  const actions: readonly (MenuItem & { readonly done: string; run(): Promise<void> })[] = [
    {
      key: 'mute',
      label: isMuted ? words.unmute(name) : words.mute(name),
      done: isMuted ? words.unmuted(name) : words.muted(name),
      run: () => people.mute(player, !isMuted),
    },
    {
      key: 'block',
      label: isBlocked ? words.unblock(name) : words.block(name),
      ...(!isBlocked && { note: words.blockNote }),
      done: isBlocked ? words.unblocked(name) : words.blocked(name),
      run: () => people.block(player, !isBlocked),
    },
  ]
  const pick = async (key: string) => {
    setAnchor(undefined)
    if (key === 'report') return setReporting(true)
    const { run, done } = actions.find((action) => action.key === key)!
    try {
      await run()
      setSaid(done)
    } catch (error) {
      setSaid(table.problems[failureOf(error).code])
    }
  }
  return (
    <span className="person">
      <button
        type="button"
        className="person-button"
        aria-label={words.about(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <Menu
        anchor={anchor}
        label={words.about(name)}
        items={[...actions, { key: 'report', label: words.report(name) }]}
        onPick={(key) => void pick(key)}
        onClose={() => setAnchor(undefined)}
      />
      {isReporting && (
        <ReportDialog
          person={person}
          match={match}
          onClose={() => setReporting(false)}
          onSent={() => {
            setReporting(false)
            setSaid(words.reported)
          }}
        />
      )}
      <small className="quiet" role="status">
        {said}
      </small>
    </span>
  )
}
