import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../games/useMedia.ts'

/** On a phone, besides the button that opens the list of all: so many, or fewer below dice that are picked one by one. */
const ON_PHONE = { plain: 3, composed: 1 }

/** How many of the buttons have room in the list, which never scrolls. `what` names the buttons: others are measured anew. */
export function useRoom(what: string, count: number): { list: RefObject<HTMLDivElement | null>; room: number } {
  const list = useRef<HTMLDivElement>(null)
  const isPhone = useMedia('(width < 40rem)')
  const [width, setWidth] = useState(0)
  const [composes, setComposes] = useState(false)
  const measured = `${what} ${width}`
  const [found, setFound] = useState({ measured, room: count })
  const most = isPhone ? Math.min(count, ON_PHONE[composes ? 'composed' : 'plain']) : count
  const room = found.measured === measured ? Math.min(most, found.room) : most
  useEffect(() => {
    const resized = () => setWidth(innerWidth)
    addEventListener('resize', resized)
    return () => removeEventListener('resize', resized)
  }, [])
  // Whatever is drawn is looked at: as long as something has no room, one button fewer is tried.
  useLayoutEffect(() => {
    setComposes((list.current?.previousElementSibling?.childElementCount ?? 0) > 0)
    if (!list.current || room <= 1) return
    const box = list.current.getBoundingClientRect()
    const hasRoom = [...list.current.children].every((button) => {
      const { bottom, right } = button.getBoundingClientRect()
      const text = button.querySelector('.button-text')?.getBoundingClientRect().height ?? 0
      // On a phone the list has no box of its own: its buttons are cells beside the button for all.
      return text <= button.clientHeight && (isPhone || (bottom <= box.bottom + 1 && right <= box.right + 1))
    })
    if (!hasRoom) setFound({ measured, room: room - 1 })
  })
  return { list, room }
}
