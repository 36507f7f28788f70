/**
 * The files of one folder, kept in memory and compressed when first requested. Only files found in the folder are served:
 * no path from a request ever reaches the file system.
 */
import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Other types are compressed already. */
const COMPRESSIBLE = /^(text|application)\/|svg/
/** The best quality (11) takes many times as long, and the first request waits for it. */
const QUALITY = 9
const SMALL = 512

const COMPRESSORS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}
type Encoding = keyof typeof COMPRESSORS
const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[]

export class StaticFile {
  /** The path of the URL, with a leading slash. */
  readonly path: string
  readonly type: string
  readonly tag: string
  private readonly body: Buffer
  private readonly compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(path: string, body: Buffer) {
    this.path = path
    this.type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.body = body
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }

  /** In the best encoding that the client accepts. */
  async encoded(accepted = ''): Promise<{ encoding?: Encoding; body: Buffer }> {
    const offered = accepted
      .split(',')
      .flatMap((each) => (/;\s*q=0(\.0*)?\s*$/.test(each) ? [] : each.split(';')[0]!.trim()))
    const encoding = ENCODINGS.find((each) => offered.includes(each))
    if (!encoding || this.body.length < SMALL || !COMPRESSIBLE.test(this.type)) return { body: this.body }
    let compressing = this.compressed.get(encoding)
    if (!compressing) this.compressed.set(encoding, (compressing = COMPRESSORS[encoding](this.body)))
    return { encoding, body: await compressing }
  }
}

export class StaticFiles {
  private readonly folder: string
  private files = new Map<string, StaticFile>()
  private seen = 0

  constructor(folder: string) {
    this.folder = folder
  }

  async find(path: string): Promise<StaticFile | undefined> {
    this.refresh()
    return this.files.get(decoded(path))
  }

  /** A new build rewrites index.html: then all files are read again. */
  private refresh(): void {
    const { mtimeMs = 0 } = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs === this.seen) return
    this.seen = mtimeMs
    this.files = new Map(mtimeMs === 0 ? [] : filesIn(this.folder).map((file) => [file.path, file]))
  }
}

function filesIn(folder: string): StaticFile[] {
  const isShown = (entry: Dirent) => entry.isFile() && !entry.name.startsWith('.')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isShown)
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return new StaticFile(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file))
    })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
