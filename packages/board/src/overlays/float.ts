import { beside } from './beside.ts'

/** Shows a popover in the top layer beside its anchor. */
export function float(popover: HTMLElement, anchor: Element, wanted: 'above' | 'below'): void {
  if (!popover.matches(':popover-open')) popover.showPopover()
  const { width, height } = popover.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const corner = beside(
    anchor.getBoundingClientRect(),
    { width, height },
    { width: clientWidth, height: clientHeight },
    wanted,
  )
  popover.style.left = `${corner.left}px`
  popover.style.top = `${corner.top}px`
}
