/** Unavailable options that one reason fits. */
export interface Reason<T> {
  /** `2 sun short`; undefined if the game says nothing beyond its rule. */
  readonly why: string | undefined
  readonly rule: string
  readonly options: readonly T[]
}

/** Groups unavailable options, whose reasons are in words by now; each group stands where its first option stood. */
export function byReason<T extends { readonly rule: string; readonly why: string | undefined }>(
  options: readonly T[],
): Reason<T>[] {
  const groups = new Map<string, { why: string | undefined; rule: string; options: T[] }>()
  for (const option of options) {
    const { rule, why } = option
    const known = groups.get(`${rule} ${why}`)
    if (known) known.options.push(option)
    else groups.set(`${rule} ${why}`, { why, rule, options: [option] })
  }
  return [...groups.values()]
}
