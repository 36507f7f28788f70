import { styleText } from 'node:util'

export type Paint = Parameters<typeof styleText>[0]

/** Colours where the terminal shows them and nobody asked for none (NO_COLOR). */
export const paint = (format: Paint, text: string): string => styleText(format, text, { stream: process.stdout })

/** Is anything painted at all? Without colours, what they would say has to be written. */
export const hasColours = (): boolean => paint('bold', 'x') !== 'x'

/** Never wider than is comfortable to read. */
export const screenWidth = (): number => Math.max(40, Math.min(80, process.stdout.columns ?? 80))
