import { Fragment, type ReactNode } from 'react'

/** Splits a text: odd pieces are matches of a search. */
export type Split = (text: string) => string[]

const whole: Split = (text) => [text]

const CITED = /^\[([A-Z]+-[\d.]+)\]$/

interface Props {
  readonly text: string
  readonly split?: Split
  /** Where the rules a sentence cites can be read; if left out, only their numbers are there. */
  linkTo?(rule: string): ReactNode
}

/**
 * A sentence with the Markdown our rules use: **bold**, *italic*, `code`, and the numbers of other rules in brackets. Matches of a search are
 * marked. HTML is not interpreted.
 */
export function InlineMarkdown({ text, split = whole, linkTo }: Props) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`|\[[A-Z]+-[\d.]+\])/)
  return keyed(parts.map((part) => marked(part, split, linkTo)))
}

function marked(part: string, split: Split, linkTo: Props['linkTo']): ReactNode {
  const highlighted = (text: string) => <Highlighted text={text} split={split} />
  const [, rule] = CITED.exec(part) ?? []
  if (rule !== undefined) return linkTo?.(rule) ?? highlighted(rule)
  if (part.startsWith('**')) return <b>{highlighted(part.slice(2, -2))}</b>
  if ((part.startsWith('*') || part.startsWith('_')) && part.length > 2) return <i>{highlighted(part.slice(1, -1))}</i>
  if (part.startsWith('`')) return <code>{highlighted(part.slice(1, -1))}</code>
  return highlighted(part)
}

/** Text with the matches of a search marked. */
export function Highlighted({ text, split }: { text: string; split: Split }) {
  return keyed(split(text).map((piece, i) => (i % 2 === 1 ? sought(piece) : piece)))
}

const sought = (piece: string) => <mark className="rules-found">{piece}</mark>

const keyed = (nodes: readonly ReactNode[]) =>
  nodes.map((node, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change its parts
    return <Fragment key={i}>{node}</Fragment>
  })
