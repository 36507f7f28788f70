import { TextField } from '@alea/board'
import type { Language } from '@alea/engine'
import { useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { Chapters } from './Chapters.tsx'
import { RuleLine } from './RuleLine.tsx'
import { anchorOf, sectionsOf } from './ruleSections.ts'
import { useRuleSearch } from './useRuleSearch.ts'
import { useRules } from './useRules.ts'
import './rules.css'

interface Props {
  readonly module: BoardModule
  readonly language: Language
  /** The rule to open at. */
  readonly rule?: string | undefined
  /** On a page of its own, with a table of contents; otherwise in a drawer of the table. */
  readonly page?: boolean
}

/** The numbered rules of a game, searchable. */
export function RulesBook({ module, language, rule, page = false }: Props) {
  const words = useWords().rules
  const rules = useRules(module, language)
  const [wanted, setWanted] = useState('')
  const cited = rule === undefined ? undefined : rules?.find(({ id }) => id === rule)
  useEffect(() => {
    if (!cited) return
    setWanted('')
    // The rule must be rendered before it can be scrolled to.
    const frame = requestAnimationFrame(() => document.getElementById(cited.id)?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [cited])
  const search = useRuleSearch(rules, language)
  const looked = wanted.trim() !== '' && search !== undefined
  const { rules: found, split } = useMemo(
    () => search?.find(wanted) ?? { rules: rules ?? [], split: (text: string) => [text] },
    [search, rules, wanted],
  )
  const sections = useMemo(() => sectionsOf(found), [found])
  if (!rules) return <p className="quiet">{words.loading}</p>
  const Head = page ? 'h2' : 'h3'
  const Below = page ? 'h3' : 'h4'
  return (
    <div className={page ? 'rules rules-page' : 'rules'}>
      {page && <Chapters sections={sections} />}
      <div className="rules-text">
        <div className="rules-search">
          <TextField
            label={words.search}
            value={wanted}
            onChange={setWanted}
            type="search"
            placeholder={words.searchHint}
          />
          <p className="quiet" role="status">
            {!looked ? '' : found.length === 0 ? words.nothing : words.found(found.length)}
          </p>
        </div>
        {rule !== undefined && !cited && <p role="alert">{words.noRule(rule)}</p>}
        {!looked && <p className="quiet rules-ruling">{words.ruling}</p>}
        {sections.map(({ title, chapters }) => (
          <section key={title} className="rules-section">
            <Head id={anchorOf(title)}>{title}</Head>
            {chapters.map((chapter) => (
              <div key={chapter.title}>
                {chapter.title && <Below id={anchorOf(`${title} ${chapter.title}`)}>{chapter.title}</Below>}
                <ol className="rules-list">
                  {chapter.rules.map((each) => (
                    <RuleLine
                      key={each.id}
                      rule={each}
                      game={module.game.id}
                      cited={each === cited}
                      split={split}
                      page={page}
                    />
                  ))}
                </ol>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
