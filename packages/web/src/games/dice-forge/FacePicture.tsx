import { classes } from '@alea/board'
import { TRIPLED } from '@alea/dice-forge'
import { BoarDots } from './BoarDots.tsx'
import { faceParts } from './faceParts.ts'
import { FACE_ICON, RESOURCE_ICON } from './look.tsx'
import './facePicture.css'

/** One face: numbers with the icon of their resource, or the icon of a power. */
export function FacePicture({ face }: { face: string }) {
  const { kind, amounts, either, colour } = faceParts(face)
  if (kind === 'triple') return <b className="df-face df-face-triple">×{TRIPLED}</b>
  const Icon = kind === 'gain' || kind === 'choice' ? undefined : FACE_ICON[kind]
  const numbers = kind === 'boar' || kind === 'ship' ? [] : amounts
  return (
    <span
      className={classes('df-face', `df-face-${kind}`, either && 'df-face-either')}
      data-parts={numbers.length}
      data-colour={colour}
      data-tint={colour && ''}
    >
      {Icon && <Icon className="df-face-power" aria-hidden="true" />}
      {numbers.map(({ resource, amount }) => {
        const Sign = RESOURCE_ICON[resource]
        return (
          <span key={resource} className="df-face-amount" data-resource={resource} data-tint="">
            {amount}
            <Sign aria-hidden="true" />
          </span>
        )
      })}
      {colour && <BoarDots colour={colour} />}
    </span>
  )
}
