import { Place, TokenChip } from '@alea/board'
import { tokenOf, type View } from '@alea/dice-throne'
import { tokenIcon } from './icons.tsx'
import { tokenPlace } from './places.ts'
import type { Speech } from './speech.ts'

const TONES = { positive: 'good', negative: 'bad', unique: 'plain', companion: 'plain' } as const

/** The status effects on a player, each with what it does. */
export function Tokens({
  fighter: { seat, tokens },
  name,
  speech,
}: {
  fighter: View['fighters'][number]
  name: string
  speech: Speech
}) {
  const { names, words } = speech
  if (tokens.length === 0) return undefined
  return (
    <ul className="dt-tokens" aria-label={words.tokens(name)}>
      {tokens.map(({ id, count }) => {
        const { kind } = tokenOf(id)
        const Icon = tokenIcon(id)
        const label = words.tokenLabel(names.token(id), count)
        return (
          <li key={id}>
            <Place id={tokenPlace(seat, id)} piece={tokenPlace(seat, id)} label={label} className="dt-token">
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
