import { useEffect, useRef, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'
import type { AtTable, TableState } from './atTable.ts'

/** Nobody who only passes over something wants to know. */
const LINGER_MS = 120

/** What the pointed-at option would certainly do, in words. */
export function usePreview(
  at: AtTable,
  { as, sight, position }: TableState,
  module: BoardModule,
  key: string | undefined,
  names: readonly string[],
): string | undefined {
  const { language } = useSettings()
  const [shown, setShown] = useState<{ key: string; position: number; text: string | undefined }>()
  const latest = useRef<string | undefined>(undefined)
  latest.current = key
  useEffect(() => {
    if (key === undefined || as === null || !sight || !module.previewText) return
    const timer = setTimeout(async () => {
      const after = await at.preview(key)
      if (latest.current !== key) return
      setShown({
        key,
        position,
        text: after === undefined ? undefined : module.previewText!(sight.view, after, as, language, names),
      })
    }, LINGER_MS)
    return () => clearTimeout(timer)
  }, [at, as, key, position, sight, module, language, names])
  return shown && shown.key === key && shown.position === position ? shown.text : undefined
}
