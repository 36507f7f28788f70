import { BOAR_COLOURS } from '@alea/dice-forge'

/** Boars differ by colour, and by the number of dots. */
export const BoarDots = ({ colour }: { colour: string }) => (
  <span className="df-dots" data-colour={colour} aria-hidden="true">
    {BOAR_COLOURS.slice(0, (BOAR_COLOURS as readonly string[]).indexOf(colour) + 1).map((one) => (
      <i key={one} />
    ))}
  </span>
)
