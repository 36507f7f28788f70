import type { SVGProps } from 'react'

/** Gold, drawn simply enough to be legible at text size. */
export const Coin = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true" {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 1 0 0-18Zm0 2.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 1 1 0-13.6Zm0 2.3A4.5 4.5 0 1 1 10 14.5 4.5 4.5 0 1 1 10 5.5Z"
    />
  </svg>
)
