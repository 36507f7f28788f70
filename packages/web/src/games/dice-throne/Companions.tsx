import { Place, TokenChip } from '@alea/board'
import type { Seat } from '@alea/engine'
import type { CompanionSpot } from './layout.ts'
import { companionIcon } from './look.tsx'
import { SpotWord } from './SpotWord.tsx'
import type { Speech } from './speech.ts'
import './belongings.css'

interface Props {
  readonly companions: readonly CompanionSpot[]
  readonly seat: Seat
  /** Of the player whose companions they are. */
  readonly name: string
  /** With their names and states beside them. */
  readonly named?: boolean
  readonly speech: Speech
}

/** The companions beside a board: the state everybody sees, and what they do. */
export function Companions({ companions, seat, name, named = false, speech }: Props) {
  const { names, words } = speech
  if (companions.length === 0) return undefined
  return (
    <ul className="dt-tokens" aria-label={words.companions(name)}>
      {companions.map((spot) => {
        const { place, id, state, dial } = spot
        const Icon = companionIcon(id)
        const said = names.companionState(id, state)
        const label = words.companionLabel(names.companion(id), said, dial)
        return (
          <li key={id}>
            <Place id={place} piece={place} label={label} className="dt-token dt-companion">
              <TokenChip
                icon={<Icon />}
                {...(dial && { count: dial.value, max: dial.most })}
                tone="plain"
                label={label}
                tip={
                  <>
                    <b>{label}</b> — {names.companionText(id)}
                  </>
                }
              />
              {named && (
                <SpotWord
                  place={place}
                  name={names.companion(id)}
                  note={said}
                  subject={{ is: 'companion', seat, spot }}
                  speech={speech}
                />
              )}
            </Place>
          </li>
        )
      })}
    </ul>
  )
}
