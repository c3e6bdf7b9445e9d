import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type CachedPage, compressFully, toCachedPage } from '#server/page-cache/cached-page.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.task': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])

/** A worker has the policy of its own file and not that of its page. This one runs WebAssembly, and loads nothing. */
const FACE_WORKER = /^\/_astro\/face-worker-[\w-]+\.js$/
const WEBASSEMBLY: [string, string] = [
  'content-security-policy',
  "default-src 'none'; script-src 'wasm-unsafe-eval'",
]

/**
 * A name that contains a hash of the content never changes. The file that open pages poll may change at any time.
 * The rest is cached for one hour.
 */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=3600'
}

/**
 * The files that the build created for browsers, by path. The list is read once; each file is read at its first
 * request. `findAsset` gives hashed files of other builds.
 */
export async function createStaticFiles(
  folder: string,
  findAsset: (path: string) => string | undefined = () => undefined,
) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  )
  const cache = new Map<string, Promise<CachedPage>>()
  let compressing = Promise.resolve()

  /** Reads a file. After the files before it are compressed, it is compressed with best quality. */
  function readOnce(path: string, file: string): Promise<CachedPage> {
    const page = load(path, file)
    compressing = compressAfter(compressing, page)
    cache.set(path, page)
    page.catch(() => cache.delete(path))
    return page
  }

  return (path: string): Promise<CachedPage> | undefined => {
    const cached = cache.get(path)
    if (cached) return cached
    const file = files.get(path) ?? findAsset(path)
    return file === undefined ? undefined : readOnce(path, file)
  }
}

async function compressAfter(previous: Promise<void>, loading: Promise<CachedPage>): Promise<void> {
  await previous
  const page = await loading.catch(() => undefined)
  if (page?.isCompressed) await compressFully(page)
}

export type StaticFiles = Awaited<ReturnType<typeof createStaticFiles>>

async function load(path: string, file: string): Promise<CachedPage> {
  const extension = extname(file)
  const headers: [string, string][] = [
    ['content-type', TYPES[extension] ?? 'application/octet-stream'],
    ['cache-control', cacheControl(path)],
    ...(FACE_WORKER.test(path) ? [WEBASSEMBLY] : []),
  ]
  return toCachedPage({ status: 200, headers, body: await readFile(file) }, COMPRESSED.has(extension))
}
