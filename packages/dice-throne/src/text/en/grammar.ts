/** How English joins words into sentences. */

type Items = readonly (string | number)[]

const enumerate = (items: Items, last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`

/** `a, b and c` */
export const and = (items: Items): string => enumerate(items, ' and ')
/** `a, b or c` */
export const or = (items: Items): string => enumerate(items, ' or ')

export const grammar = {
  and,
  or,
  /** Between the ways of a choice that are too long for an enumeration. */
  orElse: '; or ',
  /** Could it stand in an enumeration of instructions without confusing anybody? What is in brackets does not count. */
  isPlain: (text: string): boolean => !/^(all opponents|make) |[,;]|: | (and|or) /.test(text.replace(/\([^)]*\)/g, '')),
  /** What comes after it in an enumeration would seem to be optional too. */
  isOptional: (text: string): boolean => text.startsWith('you may '),
  /** After branches of which it belongs to none. */
  anyway: (text: string): string => `in any case, ${text}`,
  /** Two parts with a break between them, in which anybody may act. */
  broken: (before: string, after: string): string => `${before}${/;|: /.test(before) ? ';' : ','} THEN ${after}`,
  /** A text that begins with a clause and its own colon follows a dash. */
  labelled: (label: string, text: string): string =>
    `${label}${/^[^;.]*: /.test(text.replace(/\([^)]*\)/g, '')) ? ' –' : ':'} ${text}`,
  /** The spaces that punctuation asks for. */
  spaced: (text: string): string => text,
  /** Names that end in an exclamation or a question need no full stop. */
  closed: (sentence: string): string => sentence.replace(/([!?])\.$/, '$1'),
}
