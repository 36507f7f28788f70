/** Words where there is room, small pictures where not: the largest type with which the whole table is in sight. */
import { type RefObject, useLayoutEffect } from 'react'

/** Pixels of the sentences on a board. */
const SIZES = [28, 26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13] as const
const SMALLEST = 12
/** Where one scrolls anyway. */
const SCROLLED = 14
/** The column beside the abilities: as it is, closer together, without words. */
const HEADS = ['', 'close', 'pictures'] as const
type Head = (typeof HEADS)[number]
type Fit = '' | 'pictures'

/** `what`: a word that changes whenever other things lie on the table. `on`: whether the table is to fill the window at all. */
export function useFit(table: RefObject<HTMLElement | null>, what: string, on: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things need other room
  useLayoutEffect(() => {
    const element = table.current!
    const scroller = element.closest<HTMLElement>('.table-board') ?? element.parentElement!
    if (!on) {
      for (const board of boardsOn(element)) write(board, SCROLLED, '')
      return
    }
    // What lies above and below the boards takes its room first: a strip that got a second row leaves less.
    const others = [...element.children].filter((child) => !child.matches('.dt-boards, dialog'))
    let known = ''
    const measure = () => {
      const now = [
        scroller.clientHeight,
        scroller.clientWidth,
        ...others.map((one) => (one as HTMLElement).offsetHeight),
      ].join()
      if (now === known) return
      known = now
      fit(element, scroller.clientHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [scroller, ...others]) observer.observe(one)
    return () => observer.disconnect()
  }, [table, what, on])
}

const boardsOn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('.dt-boards .dt-fighter')]
const panelsOn = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-fit]')]

function write(board: HTMLElement, size: number, head: Head, fit: Fit = ''): void {
  board.dataset.head = head
  board.toggleAttribute('data-close', size <= SMALLEST)
  board.style.setProperty('--dt-text', `${size}px`)
  for (const panel of panelsOn(board)) panel.dataset.fit = fit
}

function fit(table: HTMLElement, height: number): void {
  const boards = boardsOn(table)
  const fits = () => table.offsetHeight <= height
  // Each board for itself: the others are as small as they can be meanwhile.
  for (const board of boards) write(board, SMALLEST, 'pictures', 'pictures')
  if (!fits()) {
    for (const board of boards) write(board, SCROLLED, '')
    return
  }
  for (const board of boards) {
    const isLarge = SIZES.some((size) => {
      write(board, size, '')
      return fits()
    })
    if (!isLarge) shorten(board, fits)
  }
}

/** As few panels as possible give up their words: the column beside them is what makes a board high when it carries much. */
function shorten(board: HTMLElement, fits: () => boolean): void {
  const tried = HEADS.map((head) => ({ head, fits: withHead(board, head, fits) }))
  const wordsIn = (of: readonly Fit[] | undefined) => of?.filter((one) => one === '').length ?? -1
  const best = tried.reduce((one, other) => (wordsIn(other.fits) > wordsIn(one.fits) ? other : one))
  write(board, SMALLEST, best.head)
  for (const [i, panel] of panelsOn(board).entries()) panel.dataset.fit = best.fits?.[i] ?? 'pictures'
}

/** Which panels keep their words beside such a column; nothing if there is no room even without. */
function withHead(board: HTMLElement, head: Head, fits: () => boolean): readonly Fit[] | undefined {
  write(board, SMALLEST, head)
  const panels = panelsOn(board)
  // The highest panels make their row high: those give up their words first.
  const byHeight = naturalHeights(board, panels).sort((a, b) => b.height - a.height)
  for (const { panel } of byHeight) {
    if (fits()) break
    panel.dataset.fit = 'pictures'
  }
  if (!fits()) return undefined
  // Beside a higher one there may be room after all.
  for (const { panel } of byHeight.toReversed()) {
    if (panel.dataset.fit === '') continue
    panel.dataset.fit = ''
    if (!fits()) panel.dataset.fit = 'pictures'
  }
  return panels.map(({ dataset }) => dataset.fit as Fit)
}

/** What each panel needs by itself: in its row it is as high as the highest. */
function naturalHeights(board: HTMLElement, panels: readonly HTMLElement[]) {
  const list = board.querySelector<HTMLElement>('.dt-abilities')!
  list.style.alignItems = 'start'
  const heights = panels.map((panel) => ({ panel, height: panel.offsetHeight }))
  list.style.alignItems = ''
  return heights
}
