/** Is something open above the table: a drawer, a dialog, a menu, an explanation? Escape closes that, and nothing else. */
export const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null

/** Does something open above the table take every key? An explanation beside what it explains lets them through. */
export const takesKeys = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null

/** Closes what was opened from the board, as Escape would. */
export function closeWhatCoversBoard(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.table-board dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
}
