import { TokenChip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { companionIcon, tokenIcon } from '../look.tsx'
import type { Speech } from '../speech.ts'
import { TONES } from '../Tokens.tsx'
import './heroTokens.css'

/** The tokens and companions of a hero, each with what it does. */
export function HeroTokens({ hero, speech: { names, words } }: { readonly hero: string; readonly speech: Speech }) {
  const { tokens, companions = [] } = sheetOf(hero).hero
  return (
    <ul className="dt-hero-tokens">
      {companions.map(({ id, states }) => {
        const Icon = companionIcon(id)
        return (
          <li key={id}>
            <span aria-hidden="true">
              <TokenChip icon={<Icon />} tone="plain" label={names.companion(id)} />
            </span>
            <p>
              <b>{names.companion(id)}</b> <span className="quiet">{words.kinds.companion}</span>
              <br />
              {names.companionText(id)}{' '}
              <span className="quiet">
                {[...new Set(states.map((state) => names.companionState(id, state)))].join(' · ')}
              </span>
            </p>
          </li>
        )
      })}
      {tokens.map(({ id, kind, limit }) => {
        const Icon = tokenIcon(id)
        return (
          <li key={id}>
            <span aria-hidden="true">
              <TokenChip icon={<Icon />} tone={TONES[kind]} label={names.token(id)} />
            </span>
            <p>
              <b>{names.token(id)}</b> <span className="quiet">{words.kinds[kind]}</span>
              <br />
              {names.tokenText(id)} {words.limit(limit)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
