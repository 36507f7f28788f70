/** Pictures of heroes, loaded with the heroes that need them: one file for each hero. */
import type { HeroLook, Icon } from './heroLook.ts'
import { SHARED } from './shared.ts'

const FILES = import.meta.glob<HeroLook>('./heroes/*.ts', { import: 'look' })

const symbols = new Map<string, Icon>()
const tokens = new Map<string, Icon>()
add(SHARED)

/** A hero without a file has plain pictures. */
export async function loadLooks(heroes: readonly string[]): Promise<void> {
  const looks = await Promise.all(heroes.map((hero) => FILES[`./heroes/${hero}.ts`]?.()))
  for (const look of looks) if (look) add(look)
}

function add(look: HeroLook): void {
  for (const [id, icon] of Object.entries(look.symbols)) symbols.set(id, icon)
  for (const [id, icon] of Object.entries(look.tokens)) tokens.set(id, icon)
}

export const drawnSymbol = (id: string): Icon | undefined => symbols.get(id)
export const drawnToken = (id: string): Icon | undefined => tokens.get(id)
