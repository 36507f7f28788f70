import { Button } from '@alea/board'
import type { Language } from '@alea/engine'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useRules } from '../rules/useRules.ts'
import type { DockState } from './useDock.ts'
import { WhyNot } from './WhyNot.tsx'
import './optionsSheet.css'

interface Props {
  readonly dock: DockState
  readonly module: BoardModule
  readonly language: Language
  choose(key: string): void
  readRule(rule: string): void
}

/** Every option of the question under its heading, then what is not possible and why. */
export function OptionsSheet({ dock: { groups, closed }, module, language, choose, readRule }: Props) {
  const words = useWords().table
  const rules = useRules(module, language)
  return (
    <div className="options">
      {groups.map(({ title, options }) => (
        <section key={title ?? options[0]!.key} className="options-group" aria-label={title}>
          {title !== undefined && <h3>{title}</h3>}
          {options.map(({ key, label }) => (
            <Button key={key} wide data-option={key} onClick={() => choose(key)}>
              {label}
            </Button>
          ))}
        </section>
      ))}
      {closed.length > 0 && (
        <section className="options-closed">
          <h3>{words.whyNot(closed.length)}</h3>
          <WhyNot {...{ closed, words, rules, readRule }} />
        </section>
      )}
    </div>
  )
}
