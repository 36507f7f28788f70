/** A few pictures to try the kit with. */
const drawing = (path: string) => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const SWORD = drawing('M20 2v4L10.5 15.5l2 2-2 2-2.5-2.5L4.5 20.5 3.5 19.5 7 16l-2.5-2.5 2-2 2 2L18 4Z')
export const SHIELD = drawing('M12 2 20 5v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5Z')
export const HEART = drawing(
  'M12 21C5 15.5 2 12 2 8.2A5 5 0 0 1 7 3c2 0 3.8 1 5 3 1.2-2 3-3 5-3a5 5 0 0 1 5 5.2C22 12 19 15.5 12 21Z',
)
export const FLAME = drawing('M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5.3 1.5 1 2.5 2 3C11 8 10.5 5 12 2Z')
export const COIN = drawing(
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4 1.8 3.9 4.2.5-3.1 2.9.8 4.2L12 15.4l-3.7 2.1.8-4.2L6 10.4l4.2-.5Z',
)
