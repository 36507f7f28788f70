import './art.css'

/** A line between two parts of a page, with a die in the middle. */
export function Ornament() {
  return (
    <div className="ornament" aria-hidden="true">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <path className="ornament-top" d="M16 3 27.300 9.500 16 16 4.700 9.500Z" />
        <path className="ornament-left" d="M4.700 9.500 16 16v13L4.700 22.500Z" />
        <path className="ornament-right" d="M27.300 9.500 16 16v13l11.300-6.500Z" />
      </svg>
    </div>
  )
}
