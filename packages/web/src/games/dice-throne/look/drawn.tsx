/** Pictures of our own, where the collection has none: on its grid, in one colour. */
import type { Icon } from './heroLook.ts'

/** A filled shape; what lies inside another outline is cut out. */
export const drawn =
  (shape: string): Icon =>
  (props) => (
    <svg viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true" {...props}>
      <path fill="currentColor" fillRule="evenodd" d={shape} />
    </svg>
  )

/** Lines of one width, and perhaps a filled shape. */
export const lined =
  (lines: string, width: number, shape = ''): Icon =>
  (props) => (
    <svg viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={width} d={lines} />
      <path fill="currentColor" d={shape} />
    </svg>
  )
