/** Text that people write and others read: names, chat, texts of options. Nothing invisible, nothing that reorders or overflows a line. */

/** Emoji as keyboards send them, with their joiners, variation selectors and tags. */
const EMOJI = /\p{RGI_Emoji}/gv
/** Line breaks are spaces too, and so is the blank Braille pattern. */
const BLANKS = /[\p{White_Space}\u2800]+/gu
/** Control, format and bidi characters, surrogates, private and unassigned ones; fillers, selectors and whatever else has no shape of its own. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu
/** More marks on one letter than any writing needs: they run over the lines above and below. */
const MARKS = /(\p{M}{3})\p{M}+/gu

/** The text without what cannot be seen, on one line, in composed form; possibly nothing at all. */
export function plainText(text: string): string {
  const line = text.replace(BLANKS, ' ')
  let plain = ''
  let from = 0
  for (const { 0: emoji, index } of line.matchAll(EMOJI)) {
    plain += withoutInvisible(line.slice(from, index)) + emoji
    from = index + emoji.length
  }
  plain += withoutInvisible(line.slice(from))
  return plain.normalize('NFC').replace(MARKS, '$1').replace(BLANKS, ' ').trim()
}

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Characters as people count them: a name has at most this many. */
export const LONGEST_NAME = 24

/** A name as it is kept: compatibility characters such as full-width letters are plain ones, spaces are single. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(BLANKS, ' ').trim()

/** Can people read this name, tell it apart and write it down? The name must be tidy. */
export const isReadableName = (name: string): boolean =>
  [...name].length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name) && plainText(name) === name.normalize('NFC')
