import { escapedJson, harmless, visible } from './visible.ts'

/** A line, or several, on standard output. */
export function print(text = ''): void {
  process.stdout.write(`${harmless(text)}\n`)
}

/** A message about the run itself, in one line on standard error. */
export function printError(text: string): void {
  process.stderr.write(`alea: ${visible(text.replaceAll(/\s*\n\s*/g, ' '))}\n`)
}

/** The one document that `--json` promises. */
export const printJson = (value: unknown): void => print(escapedJson(JSON.stringify(value, undefined, 2)))
