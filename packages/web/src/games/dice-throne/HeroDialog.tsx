import { Dialog } from '@alea/board'
import { baseHero } from '@alea/dice-throne'
import { WORDS } from '../../language/languages.ts'
import { HeroDice } from './heroes/HeroDice.tsx'
import { HeroTokens } from './heroes/HeroTokens.tsx'
import type { Fighter } from './layout.ts'
import type { Speech } from './speech.ts'
import './heroDialog.css'

interface Props {
  readonly fighter: Fighter
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
  readonly speech: Speech
}

/** Everything printed on a hero's board and tokens, in full sentences. */
export function HeroDialog({ fighter: { hero, board, discard }, name, open, onClose, speech }: Props) {
  const { names, words, language } = speech
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={words.sheetTitle(names.hero(hero), name)}
      wide
    >
      {open && (
        <div className="dt-hero-dialog">
          <p>{names.style(hero).join(' ')}</p>
          <p>
            <a href={`/heroes/${baseHero(hero)}`} target="_blank" rel="noreferrer" className="button-link">
              {WORDS[language].heroes.page(names.hero(hero))}
              <span className="visually-hidden"> ({WORDS[language].heroes.newWindow})</span>
            </a>
          </p>
          {baseHero(hero) !== hero && <p className="quiet">{WORDS[language].houseNumbers.played}</p>}
          <HeroDice hero={hero} language={language} />
          <h3>{words.abilities}</h3>
          <ul>
            {names.board(board).map(({ id, level, text }) => (
              <li key={id}>
                {text}
                {level > 1 && <i> ({words.level(level)})</i>}
              </li>
            ))}
          </ul>
          <h3>{words.statusEffects}</h3>
          <HeroTokens hero={hero} speech={speech} />
          {discard.length > 0 && (
            <>
              <h3>{words.discarded}</h3>
              <p>{[...discard].reverse().map(names.card).join(', ')}</p>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
