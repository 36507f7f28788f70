import { Dialog, DieFace } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import { facesOf } from './Face.tsx'
import type { Fighter } from './layout.ts'
import { heroHue } from './look.tsx'
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
  const { names, words } = speech
  const data = sheetOf(hero).hero
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
          <p className="dt-hero-dialog-dice">
            {facesOf(hero).map((face, i) => (
              <DieFace
                key={names.symbol(hero, i + 1) + String(i)}
                size={34}
                tone={heroHue(hero)}
                label={`${i + 1} ${names.symbol(hero, i + 1)}`}
              >
                {face}
              </DieFace>
            ))}
          </p>
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
          <ul>
            {data.tokens.map(({ id, limit }) => (
              <li key={id}>
                <b>{names.token(id)}</b> — {names.tokenText(id)} {words.limit(limit)}
              </li>
            ))}
          </ul>
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
