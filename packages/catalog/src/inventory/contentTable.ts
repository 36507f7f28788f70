import type { Language, Options } from '@alea/engine'

/** What is printed on dice, cards and boards, as a table: shown by `?` in the terminal and at the end of each RULES.md. */
export interface ContentTable {
  readonly title: string
  /** A sentence above the rows. */
  readonly note?: string
  readonly columns: readonly string[]
  /** The first cell is the name of the thing. */
  readonly rows: readonly (readonly string[])[]
}

/** Everything, or only what a match with these options has. */
export type Inventory = (language: Language, options?: Options) => ContentTable[]
