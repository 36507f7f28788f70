import { useEffect, useRef, useState } from 'react'
import { calm } from '../motion/calm.ts'
import { countAt, countingTime } from './counting.ts'

/** The number to show now while counting towards `value`. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value)
  const current = useRef(value)
  useEffect(() => {
    const from = current.current
    if (from === value) return
    const show = (number: number) => {
      current.current = number
      setShown(number)
    }
    if (calm()) return show(value)
    const start = performance.now()
    const time = countingTime(from, value)
    let frame = requestAnimationFrame(function step(now) {
      show(countAt(from, value, (now - start) / time))
      if (current.current !== value) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
