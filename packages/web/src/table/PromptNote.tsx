import { Button, CloseIcon, IconButton } from '@alea/board'
import type { Language } from '@alea/engine'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useRules } from '../rules/useRules.ts'
import { RuleQuote } from './WhyNot.tsx'
import './prompt.css'

interface NoteProps {
  readonly module: BoardModule
  readonly language: Language
  /** Why something is not possible. */
  readonly note: { readonly text: string; readonly rule?: string | undefined }
  readRule(rule: string): void
  /** Left out: it goes away by itself. */
  readonly close?: (() => void) | undefined
}

/** Above the dock, over the board: why something is not possible, in the words of the rule. */
export function PromptNote({ module, language, note: { text, rule }, readRule, close }: NoteProps) {
  const words = useWords().table
  return (
    <div className="prompt-note prompt-refusal" role="status">
      <div>
        <p>{text}</p>
        {rule !== undefined && <Quoted {...{ module, language, rule }} />}
      </div>
      {rule !== undefined && (
        <Button kind="quiet" onClick={() => readRule(rule)}>
          {words.readRule(rule)}
        </Button>
      )}
      {close && <IconButton label={words.close} icon={<CloseIcon />} onClick={close} />}
    </div>
  )
}

function Quoted({ module, language, rule }: Pick<NoteProps, 'module' | 'language'> & { rule: string }) {
  return <RuleQuote rule={useRules(module, language)?.find(({ id }) => id === rule)} />
}

interface DoubtProps {
  readonly unconfirmed: { readonly label: string; readonly why?: string | undefined }
  confirm(sure: boolean): void
}

/** In place of the options: whether an unusual answer is meant. */
export function Doubt({ unconfirmed, confirm }: DoubtProps) {
  const words = useWords().table
  return (
    <div className="prompt-note prompt-doubt" role="status">
      <span>{unconfirmed.why ?? words.confirmWhat(unconfirmed.label)}</span>
      <Button kind="danger" onClick={() => confirm(true)}>
        {words.yes}
      </Button>
      <Button onClick={() => confirm(false)}>{words.no}</Button>
    </div>
  )
}
