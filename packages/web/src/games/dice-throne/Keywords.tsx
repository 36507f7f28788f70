import { TokenChip } from '@alea/board'
import { tokenOf } from '@alea/dice-throne'
import type { Keywords as Named } from './keywords.ts'
import { companionIcon, effectIcon, tokenIcon } from './look.tsx'
import type { Speech } from './speech.ts'
import { TONES } from './Tokens.tsx'

/** The words of a sentence, one level deeper. */
export function Keywords({ tokens, companions, types, speech }: Named & { readonly speech: Speech }) {
  const { names, words } = speech
  if (tokens.length + companions.length + types.length === 0) return undefined
  return (
    <section>
      <h3>{words.keywords}</h3>
      <ul className="dt-zoom-list dt-keywords">
        {types.map((type) => {
          const Icon = effectIcon(type)
          return (
            <li key={type}>
              <span className={`dt-damage-${type}`} aria-hidden="true">
                <Icon />
              </span>
              <p>
                <b>{words.types[type]}</b> — {words.typeTexts[type]}
              </p>
            </li>
          )
        })}
        {tokens.map((id) => {
          const { kind, limit } = tokenOf(id)
          const Icon = tokenIcon(id)
          return (
            <li key={id}>
              <span aria-hidden="true">
                <TokenChip icon={<Icon />} tone={TONES[kind]} label={names.token(id)} />
              </span>
              <p>
                <b>{names.token(id)}</b> <span className="quiet">{words.kinds[kind]}</span> — {names.tokenText(id)}{' '}
                {words.limit(limit)}
              </p>
            </li>
          )
        })}
        {companions.map((id) => {
          const Icon = companionIcon(id)
          return (
            <li key={id}>
              <span aria-hidden="true">
                <TokenChip icon={<Icon />} label={names.companion(id)} />
              </span>
              <p>
                <b>{names.companion(id)}</b> — {names.companionText(id)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
