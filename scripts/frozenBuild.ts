/** One game at its present rules as a single file that runs beside later versions (docs/decisions/033-frozen-rules.md). */
import { PACKS } from '@alea/catalog'
import * as engine from '@alea/engine'
import { build, type Plugin } from 'vite'

const ENTRY = 'virtual:frozen-game'
const ENGINE = 'virtual:frozen-engine'
const OWN_FLOWS = Object.keys(engine.frozenFlows(0)).filter((name) => name in engine)

/** The text of the frozen build. The same sources give the same bytes. */
export async function frozenBuild(game: engine.Game, packageName: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [virtualModules(game, packageName)],
    // Not as a browser: what a browser would load later has to be in it.
    resolve: { conditions: ['module'] },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...more] = outputs
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${game.id} is not a single file`)
  const strangers = [...chunk.imports, ...chunk.dynamicImports].filter(
    (name) => name !== '@alea/engine' && name !== chunk.fileName,
  )
  if (strangers.length > 0) throw new Error(`${game.id} imports ${strangers.join(', ')}`)
  return chunk.code
}

/** The engine stays outside, except for what knows flows by name. */
function virtualModules({ id, rulesVersion }: engine.Game, packageName: string): Plugin {
  const entry = [
    ...(PACKS[id] ?? []).map((pack) => `import '${pack}'`),
    `import * as all from '${packageName}'`,
    `import { registered } from '${ENGINE}'`,
    `const present = Object.values(all).find((one) => one?.id === '${id}' && one.rulesVersion !== undefined)`,
    'export const game = { ...present, rules: registered(present.rules) }',
  ]
  const shared = Object.keys(engine).filter((name) => !OWN_FLOWS.includes(name))
  const own = [
    `import { frozenFlows } from '@alea/engine'`,
    `const frozen = frozenFlows(${rulesVersion})`,
    `export const { registered, ${OWN_FLOWS.join(', ')} } = frozen`,
    `export { ${shared.join(', ')} } from '@alea/engine'`,
  ]
  const texts: Record<string, string> = { [ENTRY]: entry.join('\n'), [ENGINE]: own.join('\n') }
  return {
    name: 'alea-frozen',
    enforce: 'pre',
    resolveId(source, importer) {
      // Vite makes a path of an entry.
      if (source.endsWith(ENTRY)) return `\0${ENTRY}`
      if (source === ENGINE) return `\0${ENGINE}`
      if (source !== '@alea/engine') return undefined
      return importer === `\0${ENGINE}` ? { id: source, external: true } : `\0${ENGINE}`
    },
    load: (module) => texts[module.slice(1)],
  }
}
