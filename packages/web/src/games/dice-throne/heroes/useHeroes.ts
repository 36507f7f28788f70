import { isEnlisted, loadHeroes } from '@alea/dice-throne'
import { useEffect, useState } from 'react'
import { loadLooks } from '../look/loadLooks.ts'

/** Loads the pages and pictures of these heroes, who need not sit at any table; true once they are here. */
export function useHeroes(heroes: readonly string[]): boolean {
  const wish = heroes.join()
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let wanted = true
    const ids = wish === '' ? [] : wish.split(',')
    void Promise.all([loadHeroes(ids), loadLooks(ids)]).then(() => {
      if (wanted) setLoaded(wish)
    })
    return () => {
      wanted = false
    }
  }, [wish])
  // While others are being loaded, what was here before can still be shown.
  return loaded !== undefined && heroes.every(isEnlisted)
}
