/** What a terminal would obey instead of showing it: names, logs and databases that somebody else wrote must give it no orders. */

/** Control characters but tabs and line ends, and whatever turns a line around. */
const ORDER = '(?![\\t\\n])[\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029]'
const ORDERS = new RegExp(ORDER, 'gu')
/** Our own colours are no orders. */
const FOREIGN_ORDERS = new RegExp(`(?!\x1b\\[[\\d;]*m)${ORDER}`, 'gu')

const SEEN = '\ufffd'

/** Text in which the terminal can find no order but our own colours. */
export const harmless = (text: string): string => text.replace(FOREIGN_ORDERS, SEEN)

/** Text from a file or from somebody else, with every order written out: `\x1b[2J`. */
export const visible = (text: string): string => text.replaceAll(ORDERS, (order) => `\\${hexOf(order, 2)}`)

/** The same for JSON, which leaves the control characters above 127 as they are. */
export const escapedJson = (json: string): string => json.replaceAll(ORDERS, (order) => `\\${hexOf(order, 4)}`)

function hexOf(character: string, digits: 2 | 4): string {
  const code = character.charCodeAt(0).toString(16)
  return code.length > 2 || digits === 4 ? `u${code.padStart(4, '0')}` : `x${code.padStart(2, '0')}`
}
