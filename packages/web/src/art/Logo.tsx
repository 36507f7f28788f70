import './art.css'

/** Our mark: a die on its corner. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="logo">
      <path d="M16 2.500 27.700 9.200 16 16 4.300 9.200Z" fill="currentColor" />
      <path d="M3 11.300 14.700 18v12L5 24.400a4 4 0 0 1-2-3.400Z" fill="currentColor" opacity="0.72" />
      <path d="M29 11.300 17.300 18v12l9.700-5.600a4 4 0 0 0 2-3.400Z" fill="currentColor" opacity="0.46" />
      <ellipse cx="16" cy="9.200" rx="2.600" ry="1.500" className="logo-pip" />
      <ellipse cx="6.300" cy="16.600" rx="1.300" ry="1.800" className="logo-pip" />
      <ellipse cx="11.400" cy="24.600" rx="1.300" ry="1.800" className="logo-pip" />
      <ellipse cx="20.500" cy="24.800" rx="1.300" ry="1.800" className="logo-pip" />
      <ellipse cx="23" cy="20.500" rx="1.300" ry="1.800" className="logo-pip" />
      <ellipse cx="25.600" cy="16.300" rx="1.300" ry="1.800" className="logo-pip" />
    </svg>
  )
}
