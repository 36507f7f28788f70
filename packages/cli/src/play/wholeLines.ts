import { InputError } from '@alea/engine'

/** What is left of a log whose last line was being written when the machine or the process stopped. */
export interface WholeLines<T> {
  readonly text: string
  readonly read: T
  /** The beginning of the line that was cut off, if one was. */
  readonly cut?: string
}

/**
 * Reads a log. If that fails and its last line has no end, the line is left out. A machine that lost its power may also leave zeros behind.
 */
export function readWholeLines<T>(text: string, read: (text: string) => T): WholeLines<T> {
  const written = text.replace(/\0+$/, '')
  try {
    return { text: written, read: read(written) }
  } catch (error) {
    const whole = written.slice(0, written.lastIndexOf('\n') + 1)
    if (!(error instanceof InputError) || whole === written) throw error
    // If the rest is wrong too, the first error is the one to report.
    const rest = attempt(whole, read)
    if (!rest) throw error
    return { text: whole, read: rest.value, cut: written.slice(whole.length) }
  }
}

function attempt<T>(text: string, read: (text: string) => T): { readonly value: T } | undefined {
  try {
    return { value: read(text) }
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
