import { useState } from 'react'

/** By how much a number last changed, and which change that was (0: none yet). */
export function useChange(value: number): { readonly by: number; readonly nth: number } {
  const [last, setLast] = useState({ value, by: 0, nth: 0 })
  if (last.value === value) return last
  const next = { value, by: value - last.value, nth: last.nth + 1 }
  setLast(next)
  return next
}
