import { type Language, parseRules, type Rule } from '@alea/engine'
import { useEffect, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'

/** The rules of a game; undefined until they are loaded. */
export function useRules(module: BoardModule, language: Language): readonly Rule[] | undefined {
  const [rules, setRules] = useState<readonly Rule[]>()
  useEffect(() => {
    let wanted = true
    module.rules(language).then((text) => wanted && setRules(parseRules(text)))
    return () => {
      wanted = false
    }
  }, [module, language])
  return rules
}
