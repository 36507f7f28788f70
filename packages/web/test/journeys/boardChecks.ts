/** In the page: how a board uses its room. Given to `page.evaluate`, so nothing outside is named here. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookAround } from './lookAround.ts'

export interface BoardRoom {
  /** Text under 12 px: where, and how large. */
  readonly small: readonly string[]
  /** What may be pressed and cannot be seen without scrolling, on the page of the board that is open. */
  readonly hidden: readonly string[]
  readonly lit: number
  /** The share of the board where nothing lies. */
  readonly bare: number
  /** The highest band, across the whole board, where nothing lies; as a share of its height. */
  readonly band: number
  /** The area of a usual piece, in square pixels. */
  readonly piece: number
  /** How far the board can be scrolled sideways. */
  readonly sideways: number
}

export function boardRoom(): BoardRoom {
  const LEGIBLE = 12
  /** Rounding, and the lift of what glows. */
  const ROUNDING = 6
  const board = document.querySelector('.table-board')!
  const room = board.getBoundingClientRect()
  const pathOf = (element: Element): string => `${element.localName}.${[...element.classList].join('.')}`
  const isForEyes = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return false
    return true
  }
  const small = new Set<string>()
  for (const element of board.querySelectorAll('*')) {
    if (element.closest('svg, [popover], dialog')) continue
    if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < LEGIBLE - 0.01 && isForEyes(element)) small.add(`${pathOf(element)} ${size}px`)
  }

  /** Of pages that are swiped, only the one in front counts. */
  const isOnOpenPage = (element: Element): boolean => {
    const panel = element.closest('.swipe-panel')
    const strip = panel?.parentElement
    if (!panel || !strip || strip.scrollWidth <= strip.clientWidth + 1) return true
    const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2
    const { left, right } = panel.getBoundingClientRect()
    return left <= middle && middle < right
  }
  const lit = [...board.querySelectorAll('[data-open]')].filter(isOnOpenPage)
  const hidden = lit.filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return (
      top < room.top - ROUNDING ||
      bottom > room.bottom + ROUNDING ||
      left < room.left - ROUNDING ||
      right > room.right + ROUNDING
    )
  })

  /** Laid on nothing but the table. */
  const isBare = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit === null || hit.matches('.table-board, .stage, .grow, .grow > *')
  }
  const STEPS = 30
  const rows = Array.from({ length: STEPS }, (_, row) =>
    Array.from({ length: STEPS }, (_, column) =>
      isBare(room.left + ((column + 0.5) * room.width) / STEPS, room.top + ((row + 0.5) * room.height) / STEPS),
    ),
  )
  let band = 0
  let run = 0
  for (const row of rows) {
    run = row.every(Boolean) ? run + 1 : 0
    band = Math.max(band, run)
  }
  const areas = [...board.querySelectorAll('.place')]
    .map((place) => place.getBoundingClientRect())
    .map(({ width, height }) => width * height)
    .filter((area) => area > 0)
    .sort((one, other) => one - other)
  return {
    small: [...small],
    hidden: hidden.map(pathOf),
    lit: lit.length,
    bare: rows.flat().filter(Boolean).length / STEPS ** 2,
    band: band / STEPS,
    piece: areas[Math.floor(areas.length / 2)] ?? 0,
    sideways: board.scrollWidth - board.clientWidth,
  }
}

/** Legible, nothing cut off, nothing to scroll sideways; what may be pressed is in sight, or at least some of it. */
export async function expectBoardInOrder(page: Page, what: string, isAllInSight = true): Promise<BoardRoom> {
  const found = await page.evaluate(boardRoom)
  expect(found.small, `${what}: too small to read`).toEqual([])
  if (isAllInSight) expect(found.hidden, `${what}: may be pressed, and is out of sight`).toEqual([])
  expect(found.sideways, `${what}: the board scrolls sideways`).toBeLessThanOrEqual(1)
  await expectNothingCut(page, what)
  return found
}

export async function expectNothingCut(page: Page, what: string): Promise<void> {
  const { cut, sideways } = await page.evaluate(lookAround, 'script')
  expect(cut, `${what}: no room`).toEqual([])
  expect(sideways, `${what}: the page scrolls sideways`).toBeLessThanOrEqual(0)
}
