/** A line, or several, on standard output. */
export function print(text = ''): void {
  process.stdout.write(`${text}\n`)
}

/** The one document that `--json` promises. */
export const printJson = (value: unknown): void => print(JSON.stringify(value, undefined, 2))
