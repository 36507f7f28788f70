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
          <li key={id} className="dt-companion">
            <Place id={place} piece={place} label={label} className="dt-token">
              <TokenChip
                icon={<Icon />}
                count={dial?.value ?? 1}
                tone="plain"
                label={label}
                tip={
                  <>
                    <b>{label}</b> — {names.companionText(id)}
                  </>
                }
              />
            </Place>
            <span className="dt-companion-state" aria-hidden="true">
              {names.companionState(id, state)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
