import { Place, TokenChip } from '@alea/board'
import { tokenOf } from '@alea/dice-throne'
import type { TokenSpot } from './layout.ts'
import { tokenIcon } from './look.tsx'
import type { Speech } from './speech.ts'

export const TONES = { positive: 'good', negative: 'bad', unique: 'plain', companion: 'plain' } as const

interface Props {
  readonly tokens: readonly TokenSpot[]
  /** Of the player who has them. */
  readonly name: string
  readonly speech: Speech
}

/** The status effects on a player, each with what it does. */
export function Tokens({ tokens, name, speech }: Props) {
  const { names, words } = speech
  if (tokens.length === 0) return undefined
  return (
    <ul className="dt-tokens" aria-label={words.tokens(name)}>
      {tokens.map(({ place, id, count }) => {
        const { kind } = tokenOf(id)
        const Icon = tokenIcon(id)
        const label = words.tokenLabel(names.token(id), count)
        return (
          <li key={id}>
            <Place id={place} piece={place} label={label} className="dt-token">
              <TokenChip
                icon={<Icon />}
                count={count}
                tone={TONES[kind]}
                label={label}
                tip={
                  <>
                    <b>{label}</b> — {words.kinds[kind]}. {names.tokenText(id)}
                  </>
                }
              />
            </Place>
          </li>
        )
      })}
    </ul>
  )
}
