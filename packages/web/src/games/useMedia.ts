import { useCallback, useSyncExternalStore } from 'react'

/** Does the screen fit a media query now? */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (heard: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', heard)
      return () => media.removeEventListener('change', heard)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
