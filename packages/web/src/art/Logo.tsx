/** Our mark: a die on its corner. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="logo">
      <path d="M16 2 28 9v14L16 30 4 23V9z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d="M4 9l12 7 12-7M16 16v14" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="16" cy="9" r="1.8" fill="currentColor" />
      <circle cx="8.2" cy="15.6" r="1.6" fill="currentColor" />
      <circle cx="11.6" cy="22.4" r="1.6" fill="currentColor" />
      <circle cx="22" cy="19.4" r="1.6" fill="currentColor" />
    </svg>
  )
}
