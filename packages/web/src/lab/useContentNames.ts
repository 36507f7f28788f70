import { checkOptions, InputError, type Language, type Options } from '@alea/engine'
import { useEffect, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useSettings } from '../settings/settings.ts'

export interface NamedContent {
  readonly id: string
  readonly name: string
}

/** What can be counted in matches with these options, by name; empty until all names are here. */
export function useContentNames(
  module: BoardModule | undefined,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): readonly NamedContent[] {
  const { language } = useSettings()
  const [found, setFound] = useState<readonly NamedContent[]>([])
  const wish = JSON.stringify({ seats, options })
  useEffect(() => {
    let wanted = true
    if (module) void contentOf(module, JSON.parse(wish) as Wish, language).then((all) => wanted && setFound(all))
    return () => {
      wanted = false
    }
  }, [module, wish, language])
  return found
}

interface Wish {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

async function contentOf(
  { game }: BoardModule,
  { seats, options }: Wish,
  language: Language,
): Promise<readonly NamedContent[]> {
  const text = game.text[language]
  let checked: Options
  try {
    checked = checkOptions(game.options, options, seats)
  } catch (error) {
    if (error instanceof InputError) return []
    throw error
  }
  await game.prepare?.(checked)
  return (game.contentIn?.(checked) ?? game.content)
    .map((id) => ({ id, name: text.content?.(id) ?? id }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}
