import { useEffect, useRef, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from './matchClient.ts'

/** No preview while the pointer only passes over an option. */
const LINGER_MS = 120

/** What the option under the pointer would certainly do, in words. */
export function usePreview(
  client: MatchClient,
  { as, snapshot, position }: ClientState,
  module: BoardModule,
  key: string | undefined,
  names: readonly string[],
): string | undefined {
  const { language } = useSettings()
  const [shown, setShown] = useState<{ key: string; position: number; text: string | undefined }>()
  const latest = useRef<string | undefined>(undefined)
  latest.current = key
  useEffect(() => {
    if (key === undefined || as === null || !snapshot || !module.previewText) return
    const timer = setTimeout(async () => {
      const after = await client.preview(key)
      if (latest.current !== key) return
      setShown({
        key,
        position,
        text: after === undefined ? undefined : module.previewText!(snapshot.view, after, as, language, names),
      })
    }, LINGER_MS)
    return () => clearTimeout(timer)
  }, [client, as, key, position, snapshot, module, language, names])
  return shown && shown.key === key && shown.position === position ? shown.text : undefined
}
