import { parseRules, type Language, type Rule } from '@alea/engine'
import { TextField } from '@alea/board'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/bilingual.ts'
import { rulesWords } from '../language/rulesWords.ts'
import { Prose } from './Prose.tsx'

interface Props {
  readonly module: BoardModule
  readonly language: Language
  /** The rule to open at. */
  readonly rule?: string | undefined
}

/** The numbered rules of a game, searchable. */
export function RulesBook({ module, language, rule }: Props) {
  const words = useWords(rulesWords)
  const [rules, setRules] = useState<readonly Rule[]>()
  const [wanted, setWanted] = useState('')
  const cited = useRef<HTMLLIElement>(null)
  useEffect(() => {
    let wanted = true
    module.rules(language).then((text) => wanted && setRules(parseRules(text)))
    return () => {
      wanted = false
    }
  }, [module, language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the rules are there
  useEffect(() => cited.current?.scrollIntoView({ block: 'center' }), [rules, rule])
  const chapters = useMemo(() => byChapter(rules ?? [], wanted), [rules, wanted])
  if (!rules) return <p className="quiet">{words.loading}</p>
  return (
    <div className="rules">
      <TextField label={words.search} value={wanted} onChange={setWanted} type="search" />
      {chapters.length === 0 && <p className="quiet">{words.nothing}</p>}
      {chapters.map(([chapter, found]) => (
        <section key={chapter}>
          <h3>{chapter}</h3>
          <ol className="rules-list">
            {found.map(({ id, text }) => (
              <li key={id} id={id} ref={id === rule ? cited : undefined} className={id === rule ? 'rules-cited' : undefined}>
                <a href={`/rules/${module.game.id}#${id}`} className="rules-number">
                  {id}
                </a>{' '}
                <Prose text={text} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function byChapter(rules: readonly Rule[], wanted: string): [string, Rule[]][] {
  const needle = plain(wanted.trim())
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) {
    if (!plain(`${rule.id} ${rule.chapter} ${rule.text}`).includes(needle)) continue
    chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule])
  }
  return [...chapters]
}
