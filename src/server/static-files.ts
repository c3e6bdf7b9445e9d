import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Page, settle, toPage } from './page.ts'

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

/** A name with its content's hash in it never changes; the file that open pages poll always may; the rest for an hour. */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=3600'
}

/** The files that the build left for browsers, by path. The list is read once; a file is read when it is first asked for. */
export async function createStaticFiles(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  )
  const read = new Map<string, Promise<Page>>()
  let settling = Promise.resolve()

  /** Reads a file; when those before it are done it is compressed as well as can be. */
  function take(path: string, file: string): Promise<Page> {
    const page = load(path, file)
    settling = settled(settling, page)
    read.set(path, page)
    page.catch(() => read.delete(path))
    return page
  }

  return (path: string): Promise<Page> | undefined => {
    const file = files.get(path)
    return file === undefined ? undefined : (read.get(path) ?? take(path, file))
  }
}

async function settled(before: Promise<void>, loading: Promise<Page>): Promise<void> {
  await before
  const page = await loading.catch(() => undefined)
  if (page?.isCompressed) await settle(page)
}

export type StaticFiles = Awaited<ReturnType<typeof createStaticFiles>>

async function load(path: string, file: string): Promise<Page> {
  const extension = extname(file)
  const headers: [string, string][] = [
    ['content-type', TYPES[extension] ?? 'application/octet-stream'],
    ['cache-control', cacheControl(path)],
  ]
  return toPage({ status: 200, headers, body: await readFile(file) }, COMPRESSED.has(extension))
}
