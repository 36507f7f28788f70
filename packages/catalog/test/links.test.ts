/** Links, file paths and commands in our documents lead somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'examples/*/*.md'], { cwd: root }).sort()
const folders = new Set(globSync(['packages/*', 'examples/*'], { cwd: root }).map((folder) => folder.split('/')[1]!))

const withoutBlocks = (text: string) => text.replace(/^```.*?^```/gms, '')

/** The anchor a heading gets on the repository's own pages. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The second heading of the same words gets `-1`, the third `-2`. */
function anchorsOf(file: string): string[] {
  const headings = [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
    anchorOf(text!),
  )
  return headings.map((anchor, i) => {
    const before = headings.slice(0, i).filter((other) => other === anchor).length
    return before ? `${anchor}-${before}` : anchor
  })
}

/** Undefined if the link leads to something that exists. */
function brokenLink(document: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined
  const [path, anchor] = target.split('#') as [string, string?]
  const file = path === '' ? join(root, document) : join(root, dirname(document), path)
  if (!existsSync(file)) return `${target}: no such file`
  if (anchor && file.endsWith('.md') && !anchorsOf(file).includes(anchor)) return `${target}: no such heading`
  return undefined
}

/** `{a,b}.ts` is two names. */
function spelledOut(path: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(path) ?? []
  return inner === undefined ? [path] : inner.split(',').flatMap((part) => spelledOut(path.replace(whole!, part)))
}

/** The file a piece of code names, from the root of the repository; undefined if it names none. `<hero>` stands for any name. */
function pathIn(document: string, code: string): string | undefined {
  if (/[\s…=;'"]/.test(code.replace(/<[^<>]*>|\{[^{}]*\}/g, ''))) return undefined
  const [first, second] = code.split('/')
  if (second === undefined) return undefined
  if (['packages', 'examples', 'docs', 'scripts'].includes(first!)) return code
  if (folders.has(first!) && ['src', 'test', 'contract'].includes(second)) return join('packages', code)
  const own = /^(packages|examples)\/[^/]+/.exec(document)?.[0]
  return own && ['src', 'test', 'scenarios', 'golden', 'contract', 'proof', 'demo'].includes(first!)
    ? join(own, code)
    : undefined
}

const isThere = (path: string) => {
  const pattern = path.replace(/<[^<>]*>/g, '*')
  return pattern.includes('*') ? globSync(pattern, { cwd: root }).length > 0 : existsSync(join(root, pattern))
}

test.each(documents)('%s: links', (document) => {
  const text = withoutBlocks(readFileSync(join(root, document), 'utf8')).replace(/`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target!)
  expect(links.map((target) => brokenLink(document, target)).filter(Boolean)).toEqual([])
})

test.each(documents)('%s: file paths', (document) => {
  const text = withoutBlocks(readFileSync(join(root, document), 'utf8'))
  const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => pathIn(document, code!))
  const missing = paths.flatMap((path) => (path ? spelledOut(path) : [])).filter((path) => !isThere(path))
  expect(missing).toEqual([])
})

test.each(documents)('%s: commands', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const missing = [
    ...[...text.matchAll(/npm run ([a-z:]+[a-z])\b(?!:)/g)].filter(([, name]) => !(name! in scripts)),
    ...[...text.matchAll(/npx alea ([a-z]+)/g)].filter(([, name]) => !isThere(`packages/cli/src/commands/${name}.ts`)),
  ]
  expect(missing.map(([command]) => command)).toEqual([])
})

test('every package has a README, which begins with its name', () => {
  const manifests = globSync(['packages/*/package.json', 'examples/*/package.json'], { cwd: root })
  const wrong = manifests.filter((manifest) => {
    const readme = join(root, dirname(manifest), 'README.md')
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
    return !existsSync(readme) || !readFileSync(readme, 'utf8').startsWith(`# ${name}\n`)
  })
  expect(wrong.map((manifest) => relative(root, join(root, manifest)))).toEqual([])
})
