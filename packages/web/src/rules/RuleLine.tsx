import { Button, classes } from '@alea/board'
import type { Rule } from '@alea/engine'
import { type MouseEvent, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { Highlighted, InlineMarkdown, type Split } from './InlineMarkdown.tsx'

interface Props {
  readonly rule: Rule
  readonly game: string
  readonly cited: boolean
  readonly split: Split
  readonly page: boolean
}

/** One rule. Its number is a link to it; the rule that is cited also has a button to copy that link. */
export function RuleLine({ rule: { id, text }, game, cited, split, page }: Props) {
  const words = useWords().rules
  const path = `/rules/${game}#${id}`
  return (
    <li id={id} className={classes('rules-rule', cited && 'rules-cited')} aria-current={cited || undefined}>
      {/* In a drawer the link opens a new tab: the match stays open. */}
      <a
        href={page ? `#${id}` : path}
        className="rules-number"
        aria-label={words.linkTo(id)}
        {...(!page && { target: '_blank', rel: 'noopener' })}
      >
        <Highlighted text={id} split={split} />
      </a>
      <div>
        <InlineMarkdown text={text} split={split} linkTo={(rule) => <RuleLink rule={rule} page={page} />} />
        {cited && <CopyLink link={`${location.origin}${path}`} />}
      </div>
    </li>
  )
}

/** To a rule that another cites. In a drawer the address stays that of the match. */
function RuleLink({ rule, page }: { rule: string; page: boolean }) {
  const show = (event: MouseEvent) => {
    if (page) return
    event.preventDefault()
    document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${rule}`} className="rules-cites" onClick={show}>
      {rule}
    </a>
  )
}

function CopyLink({ link }: { link: string }) {
  const words = useWords().rules
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div>
      <Button kind="quiet" onClick={copy}>
        <span role="status">{copied ? words.copied : words.copyLink}</span>
      </Button>
    </div>
  )
}
