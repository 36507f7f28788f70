import { styleText } from 'node:util'

export type Paint = Parameters<typeof styleText>[0]

/** Colours, if the terminal supports them and NO_COLOR is not set. */
export const paint = (format: Paint, text: string): string => styleText(format, text, { stream: process.stdout })

/** Whether there are colours; without them, what they would show must be written. */
export const hasColours = (): boolean => paint('bold', 'x') !== 'x'

/** Tables use what there is, within reason. */
export const tableWidth = (): number => Math.max(40, Math.min(200, process.stdout.columns ?? 80))

/** Never wider than is comfortable to read. */
export const screenWidth = (): number => Math.max(40, Math.min(80, process.stdout.columns ?? 80))
