/** In the page: all it says, and all text that has no room. Given to `page.evaluate`, so nothing outside is named here. */
export interface Seen {
  /** Visible text, names for screen readers, titles, placeholders: where, and what. */
  readonly said: readonly (readonly [where: string, text: string])[]
  /** Text that is cut off or sticks out, with what it sticks out of. */
  readonly cut: readonly string[]
  /** How far the page can be scrolled sideways. */
  readonly sideways: number
}

/** `except` is what is not read, as a selector. */
export function lookAround(except: string): Seen {
  /** Half a pixel of rounding, and the slant of a letter. */
  const ROUNDING = 2
  const pathOf = (element: Element): string => {
    const { className, parentElement } = element
    const name = `${element.localName}.${typeof className === 'string' ? className.split(' ').join('.') : ''}`
    return parentElement?.className && typeof parentElement.className === 'string'
      ? `${parentElement.className.split(' ')[0]} > ${name}`
      : name
  }
  /** Shown, and not only said to screen readers. */
  const isForEyes = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return false
    return true
  }
  /** Where an ellipsis ends it, all of it must be near: in a title, or in the tip that hovering, focus or a long press shows. */
  const isToldInFull = (element: Element, text: string): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
    if (element.closest('[title]')) return true
    const tip = element.closest('.tooltip-anchor')?.querySelector('[popover]')
    return tip?.textContent.includes(text.trim()) ?? false
  }
  const paints = (style: CSSStyleDeclaration): boolean =>
    style.backgroundImage !== 'none' ||
    !/^(?:transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(style.backgroundColor) ||
    (style.borderStyle !== 'none' && Number.parseFloat(style.borderLeftWidth) > 0)

  /** What the text sticks out of: its painted box, or whatever cuts it off. What scrolls may hold more than it shows. */
  const tightBox = (text: Text, element: Element): string | undefined => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const sticksOut = (box: DOMRect, sides: string): boolean =>
      rects.some(
        (rect) =>
          (sides.includes('x') && (rect.left < box.left - ROUNDING || rect.right > box.right + ROUNDING)) ||
          (sides.includes('y') && (rect.top < box.top - ROUNDING || rect.bottom > box.bottom + ROUNDING)),
      )
    let painted = false
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      if (style.display === 'inline' || style.display === 'contents') continue
      const cuts = ['hidden', 'clip']
      const sides = `${cuts.includes(style.overflowX) ? 'x' : ''}${cuts.includes(style.overflowY) ? 'y' : ''}`
      if (sticksOut(box, sides))
        return one === element && isToldInFull(one, text.data) ? undefined : `cut off by ${pathOf(one)}`
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return undefined
      if (!painted && paints(style)) {
        painted = true
        if (sticksOut(box, 'xy')) return `out of ${pathOf(one)}`
      }
    }
    return undefined
  }

  /** What scrolls or lies over the rest, with all that is in it. */
  const layerOf = (element: Element): Element | null => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one)
      if (/auto|scroll/.test(overflowX + overflowY) || /fixed|sticky|absolute/.test(position)) return one
    }
    return null
  }
  /** What can be pressed. A place is pressed by a button over all it shows. */
  const controls = [...document.querySelectorAll('button, select, input, a, summary')]
    .filter((control) => !control.matches('.place-press, .visually-hidden *') && isForEyes(control))
    .map((control) => ({ control, box: control.getBoundingClientRect(), layer: layerOf(control) }))
  /** A control that text lies under or over. */
  const overlapped = (text: Text, element: Element): string | undefined => {
    // An explanation lies over what stands beside it, as long as it is shown.
    if (element.closest('[popover]')) return undefined
    const range = document.createRange()
    range.selectNodeContents(text)
    const layer = layerOf(element)
    const found = controls.find(
      ({ control, box, layer: its }) =>
        its === layer &&
        !control.contains(element) &&
        !element.contains(control) &&
        [...range.getClientRects()].some(
          (rect) =>
            Math.min(rect.right, box.right) - Math.max(rect.left, box.left) > 2 * ROUNDING &&
            Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top) > 2 * ROUNDING,
        ),
    )
    return found && `under or over ${pathOf(found.control)}`
  }

  const pen = document.createElement('canvas').getContext('2d')!
  /** What stands in a field is drawn by the browser: its width is computed. */
  const isTooWide = (field: Element, text: string): boolean => {
    const style = getComputedStyle(field)
    pen.font = style.font
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return pen.measureText(text).width > room + ROUNDING
  }

  const said: [string, string][] = []
  const cut = new Set<string>()
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.matches(except)) continue
    // The options of a closed list are not drawn, but will be.
    if (!(element.closest('select') ?? element).checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
      const text = element.getAttribute(name)
      if (text) said.push([`${pathOf(element)} ${name}`, text])
    }
    const inField =
      element instanceof HTMLSelectElement
        ? element.selectedOptions[0]?.text
        : element instanceof HTMLInputElement && element.placeholder
    if (inField && isForEyes(element) && isTooWide(element, inField))
      cut.add(`${pathOf(element)}: “${inField}” is wider than its field`)
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    )
    if (texts.length === 0) continue
    said.push([pathOf(element), texts.map(({ data }) => data).join(' ')])
    if (element.closest('option, svg') || !isForEyes(element)) continue
    const { overflowX } = getComputedStyle(element)
    if (element.scrollWidth > element.clientWidth + ROUNDING && ['hidden', 'clip'].includes(overflowX)) {
      if (!isToldInFull(element, texts[0]!.data)) cut.add(`${pathOf(element)}: “${texts[0]!.data}” is cut off`)
      continue
    }
    // Numbers and signs are no longer in any language.
    for (const text of texts.filter(({ data }) => /\p{L}/u.test(data))) {
      const box = tightBox(text, element) ?? overlapped(text, element)
      if (box) cut.add(`${pathOf(element)}: “${text.data}” is ${box}`)
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { said, cut: [...cut], sideways: scrollWidth - clientWidth }
}
