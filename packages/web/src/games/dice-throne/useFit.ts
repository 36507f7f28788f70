/** Words where there is room, small pictures where not: the largest type with which the whole table is in sight. */
import { type RefObject, useLayoutEffect } from 'react'

/** Pixels of the sentences on a board. */
const SIZES = [22, 20, 19, 18, 17, 16, 15, 14, 13] as const
const SMALLEST = 12
/** Where one scrolls anyway. */
const SCROLLED = 14

/** `what`: a word that changes whenever other things lie on the table. `on`: whether the table is to fill the window at all. */
export function useFit(table: RefObject<HTMLElement | null>, what: string, on: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things need other room
  useLayoutEffect(() => {
    const element = table.current!
    const scroller = element.closest<HTMLElement>('.table-board') ?? element.parentElement!
    if (!on) {
      for (const board of boardsOn(element)) write(board, SCROLLED)
      return
    }
    const measure = () => fit(element, scroller.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [table, what, on])
}

const boardsOn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('.dt-boards .dt-fighter')]
const panelsOn = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-fit]')]

function write(board: HTMLElement, size: number, fit: '' | 'pictures' = ''): void {
  board.dataset.head = fit
  board.style.setProperty('--dt-text', `${size}px`)
  for (const panel of panelsOn(board)) panel.dataset.fit = fit
}

function fit(table: HTMLElement, height: number): void {
  const boards = boardsOn(table)
  const fits = () => table.offsetHeight <= height
  // Each board for itself: the others are as small as they can be meanwhile.
  for (const board of boards) write(board, SMALLEST, 'pictures')
  if (!fits()) {
    for (const board of boards) write(board, SCROLLED)
    return
  }
  for (const board of boards) {
    const isLarge = SIZES.some((size) => {
      write(board, size)
      return fits()
    })
    if (!isLarge) shorten(board, fits)
  }
}

/** The highest panels make their row high: those give up their words first. */
function shorten(board: HTMLElement, fits: () => boolean): void {
  write(board, SMALLEST)
  const before = board.offsetHeight
  board.dataset.head = 'pictures'
  if (board.offsetHeight === before) board.dataset.head = ''
  while (!fits()) {
    const [highest] = panelsOn(board)
      .filter((panel) => panel.dataset.fit === '')
      .sort((a, b) => contentOf(b) - contentOf(a))
    if (!highest) {
      board.dataset.head = 'pictures'
      return
    }
    highest.dataset.fit = 'pictures'
  }
  // Beside a higher one there may be room after all.
  for (const panel of panelsOn(board).filter((one) => one.dataset.fit === 'pictures')) {
    panel.dataset.fit = ''
    if (!fits()) panel.dataset.fit = 'pictures'
  }
}

const contentOf = (panel: HTMLElement): number =>
  [...panel.firstElementChild!.children].reduce((sum, { clientHeight }) => sum + clientHeight, 0)
