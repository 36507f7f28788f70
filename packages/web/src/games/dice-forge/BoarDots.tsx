import { BOAR_COLOURS, type BoarColour } from '@alea/dice-forge'
import './boarDots.css'

/** Boars differ by colour, and by the number of dots. */
export const BoarDots = ({ colour }: { colour: BoarColour }) => (
  <span className="df-dots" data-colour={colour} data-tint="" aria-hidden="true">
    {BOAR_COLOURS.slice(0, BOAR_COLOURS.indexOf(colour) + 1).map((one) => (
      <i key={one} />
    ))}
  </span>
)
