import { classes } from '@alea/board'
import { faceParts } from './faceParts.ts'
import { POWER_ICON } from './look.tsx'
import './facePicture.css'

/** One face: its number, the powers to use, and below, small, the powers that apply by themselves. */
export function FacePicture({ text }: { text: string }) {
  const { number, used, held } = faceParts(text)
  return (
    <span
      className={classes(
        'bd-face',
        number !== '' && used.length > 0 && 'bd-face-both',
        number === '0' && 'bd-face-nil',
      )}
    >
      <span className="bd-face-main">
        {number !== '' && <b>{number}</b>}
        {used.map(({ power, count }) => {
          const Icon = POWER_ICON[power]
          return (
            <span key={power} className="bd-face-power">
              <Icon aria-hidden="true" />
              {count > 1 && <sub>{count}</sub>}
            </span>
          )
        })}
      </span>
      {held.length > 0 && (
        <span className="bd-face-held">
          {held.map((power) => {
            const Icon = POWER_ICON[power]
            return <Icon key={power} aria-hidden="true" />
          })}
        </span>
      )}
    </span>
  )
}
