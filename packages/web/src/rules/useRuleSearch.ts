import type { Language, Rule } from '@alea/engine'
import { useEffect, useMemo, useState } from 'react'
import type { RuleSearch } from './ruleSearch.ts'

/** The search, once its words are loaded. */
export function useRuleSearch(rules: readonly Rule[] | undefined, language: Language): RuleSearch | undefined {
  const [made, setMade] = useState<{ make(rules: readonly Rule[]): RuleSearch }>()
  useEffect(() => {
    let wanted = true
    import('./ruleSearch.ts').then(async ({ loadWordForms, ruleSearch }) => {
      const forms = await loadWordForms(language)
      if (wanted) setMade({ make: (all) => ruleSearch(all, forms) })
    })
    return () => {
      wanted = false
    }
  }, [language])
  return useMemo(() => (rules && made ? made.make(rules) : undefined), [rules, made])
}
