import { classes } from '@alea/board'
import { BoarDots } from './BoarDots.tsx'
import { faceParts } from './faceParts.ts'
import { FACE_ICON, RESOURCE_ICON } from './look.tsx'

/** What is painted on a face: numbers with the sign of their resource, or the sign of a power. 1em is half the edge. */
export function FacePicture({ face }: { face: string }) {
  const { kind, amounts, either, colour } = faceParts(face)
  if (kind === 'triple') return <b className="df-face df-face-triple">×3</b>
  const Icon = kind === 'gain' || kind === 'choice' ? undefined : FACE_ICON[kind]
  const numbers = kind === 'boar' || kind === 'ship' ? [] : amounts
  return (
    <span
      className={classes('df-face', `df-face-${kind}`, either && 'df-face-either')}
      data-parts={numbers.length}
      data-colour={colour}
    >
      {Icon && <Icon className="df-face-power" aria-hidden="true" />}
      {numbers.map(({ resource, amount }) => {
        const Sign = RESOURCE_ICON[resource]
        return (
          <span key={resource} className="df-face-amount" data-resource={resource}>
            {amount}
            <Sign aria-hidden="true" />
          </span>
        )
      })}
      {colour && <BoarDots colour={colour} />}
    </span>
  )
}
