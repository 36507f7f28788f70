import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Room, roomFor } from './layout.ts'

/** How much room the table has, also when the window changes. */
export function useRoom(table: RefObject<HTMLElement | null>): Room {
  // Effects run before the table is measured: on a phone they must not find a table for a desk.
  const [room, setRoom] = useState<Room>(() => roomFor(innerWidth, innerHeight))
  useLayoutEffect(() => {
    const element = table.current!
    const measure = () => setRoom(roomFor(element.clientWidth, innerHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [table])
  return room
}
