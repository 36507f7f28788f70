import { Place, TokenChip } from '@alea/board'
import { tokenOf } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { TokenSpot } from './layout.ts'
import { tokenIcon } from './look.tsx'
import { SpotWord } from './SpotWord.tsx'
import type { Speech } from './speech.ts'
import './belongings.css'

export const TONES = { positive: 'good', negative: 'bad', unique: 'plain', companion: 'plain' } as const

interface Props {
  readonly tokens: readonly TokenSpot[]
  readonly seat: Seat
  /** Of the player who has them. */
  readonly name: string
  /** With their names beside them. */
  readonly named?: boolean
  readonly speech: Speech
}

/** The status effects on a player, each with what it does. */
export function Tokens({ tokens, seat, name, named = false, speech }: Props) {
  const { names, words } = speech
  if (tokens.length === 0) return undefined
  return (
    <ul className="dt-tokens" aria-label={words.tokens(name)}>
      {tokens.map((spot) => {
        const { place, id, count } = spot
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
              {named && (
                <SpotWord place={place} name={names.token(id)} subject={{ is: 'token', seat, spot }} speech={speech} />
              )}
            </Place>
          </li>
        )
      })}
    </ul>
  )
}
