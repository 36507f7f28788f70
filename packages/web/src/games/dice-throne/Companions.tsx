import { Place, TokenChip } from '@alea/board'
import type { CompanionSpot } from './layout.ts'
import { companionIcon } from './look.tsx'
import type { Speech } from './speech.ts'

interface Props {
  readonly companions: readonly CompanionSpot[]
  /** Of the player whose companions they are. */
  readonly name: string
  readonly speech: Speech
}

/** The companions beside a board: the state everybody sees, and what they do. */
export function Companions({ companions, name, speech }: Props) {
  const { names, words } = speech
  if (companions.length === 0) return undefined
  return (
    <ul className="dt-tokens" aria-label={words.companions(name)}>
      {companions.map(({ place, id, state, dial }) => {
        const Icon = companionIcon(id)
        const label = words.companionLabel(names.companion(id), names.companionState(id, state), dial)
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
              <span className="dt-companion-text" aria-hidden="true">
                <b>{names.companion(id)}</b>
                <span>{names.companionState(id, state)}</span>
              </span>
            </Place>
          </li>
        )
      })}
    </ul>
  )
}
