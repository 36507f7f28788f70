import { paint } from '../terminal/paint.ts'
import { fold, hang } from '../terminal/text.ts'
import type { Draw, DrawContext } from './drawContext.ts'

/** Any view, field by field. A list with one item for every seat is shown by name. */
export const drawPlain: Draw = (view, context) => fieldsOf(view as object, context, '  ')

function fieldsOf(value: object, context: DrawContext, indent: string): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const label = `${indent}${paint('dim', words(name))}  `
    if (isSimple(part)) return [label + String(part)]
    if (Array.isArray(part) && part.every(isSimple)) {
      const bySeat = part.length === context.names.length
      const cells = part.map((item, i) => (bySeat ? `${context.names[i]} ${item}` : String(item)))
      return hang(label, fold(cells.length > 0 ? cells : ['–'], ', ', context.width - indent.length - name.length - 2))
    }
    return [label.trimEnd(), ...fieldsOf(part as object, context, `${indent}  `)]
  })
}

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null

/** `turnTotal` as people write it. */
const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
