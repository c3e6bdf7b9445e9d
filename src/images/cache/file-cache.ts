import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PARTIAL_SUFFIX, writeAtomically } from './atomic-write.ts'

export type FileCache = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  has(name: string): Promise<boolean>
  /** Bytes on disk. */
  size(): number
}

/** A file on disk. `used`: when it was written or last read, in milliseconds since 1970. */
type Known = { size: number; used: number }

/**
 * Results on disk: 256 folders, each file written under another name and renamed, so that an incomplete file is never
 * read. Above `maxBytes` the least recently used go first; after a start, use is the time of writing. Several processes
 * may share the folder: each finds what another has written, and counts it again each time it has written a sixteenth of
 * `maxBytes` itself.
 */
export async function openFileCache(
  dir: string,
  maxBytes: number,
  now: () => number = Date.now,
): Promise<FileCache> {
  /** The least recently used first. */
  let files = await readExisting(dir, now())
  let total = totalOf(files)
  let written = 0
  let counting: Promise<void> | null = null

  const forget = (path: string) => {
    total -= files.get(path)?.size ?? 0
    files.delete(path)
  }
  /** From now on the most recently used. */
  const touch = (path: string, size: number) => {
    forget(path)
    files.set(path, { size, used: now() })
    total += size
  }
  async function countAgain() {
    written = 0
    const existing = await readExisting(dir, now())
    // Several uses share a millisecond: what is known here keeps its order, whatever the fractions of its times of writing.
    for (const [path, { used }] of files) {
      const file = existing.get(path)
      if (file === undefined) continue
      existing.delete(path)
      existing.set(path, { size: file.size, used: Math.max(Math.floor(file.used), used) })
    }
    files = byUse([...existing])
    total = totalOf(files)
  }
  async function evict() {
    if (written > maxBytes / 16) await (counting ??= countAgain().finally(() => void (counting = null)))
    for (const path of files.keys()) {
      if (total <= maxBytes) return
      forget(path)
      await rm(join(dir, path), { force: true })
    }
  }

  return {
    async read(name) {
      const path = placeOf(name)
      try {
        const bytes = await readFile(join(dir, path))
        touch(path, bytes.length)
        return bytes
      } catch {
        // It was never there, or was deleted from outside: the picture is rendered.
        forget(path)
        return undefined
      }
    },
    async write(name, bytes) {
      const path = placeOf(name)
      await writeAtomically(join(dir, path), bytes)
      touch(path, bytes.length)
      written += bytes.length
      await evict()
    },
    has: (name) =>
      access(join(dir, placeOf(name))).then(
        () => true,
        () => false,
      ),
    size: () => total,
  }
}

const placeOf = (name: string): string => {
  const digest = createHash('sha256').update(name).digest('hex')
  return `${digest.slice(0, 2)}/${digest.slice(2, 34)}`
}

/** Milliseconds after which an unfinished file is one of a process that was ended: until then another process may be writing it. */
const UNFINISHED = 60_000

const totalOf = (files: ReadonlyMap<string, Known>): number =>
  [...files.values()].reduce((sum, { size }) => sum + size, 0)

const byUse = (files: [string, Known][]): Map<string, Known> =>
  new Map(files.toSorted(([, a], [, b]) => a.used - b.used))

/** What is there, the oldest first; unfinished files are deleted. */
async function readExisting(dir: string, now: number): Promise<Map<string, Known>> {
  await mkdir(dir, { recursive: true })
  const files: [string, Known][] = []
  for (const path of await readdir(dir, { recursive: true })) {
    if (!/^[\da-f]{2}[/\\][\da-f]{32}/.test(path)) continue
    // Another process may have moved or deleted it meanwhile.
    const found = await stat(join(dir, path)).catch(() => null)
    if (found === null) continue
    const { size, mtimeMs: used } = found
    if (!path.endsWith(PARTIAL_SUFFIX)) files.push([path.replace('\\', '/'), { size, used }])
    else if (now - used > UNFINISHED) await rm(join(dir, path), { force: true })
  }
  return byUse(files)
}
