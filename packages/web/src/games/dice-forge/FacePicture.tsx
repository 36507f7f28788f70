import { classes } from '@alea/board'
import { BOAR_COLOURS } from '@alea/dice-forge'
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
      {/* Boars differ by colour, and by the number of dots. */}
      {colour && (
        <span className="df-face-dots">
          {BOAR_COLOURS.slice(0, (BOAR_COLOURS as readonly string[]).indexOf(colour) + 1).map((one) => (
            <i key={one} />
          ))}
        </span>
      )}
    </span>
  )
}
