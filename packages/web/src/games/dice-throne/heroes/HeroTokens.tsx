import { TokenChip } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { tokenIcon } from '../look.tsx'
import type { Speech } from '../speech.ts'
import { TONES } from '../Tokens.tsx'
import './heroTokens.css'

/** The tokens of a hero, each with what it does. */
export function HeroTokens({ hero, speech: { names, words } }: { readonly hero: string; readonly speech: Speech }) {
  return (
    <ul className="dt-hero-tokens">
      {sheetOf(hero).hero.tokens.map(({ id, kind, limit }) => {
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
