import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED, writeAside } from './write-aside.ts'

export type KeptFiles = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  has(name: string): Promise<boolean>
  /** Bytes on disk. */
  size(): number
}

/**
 * Results on disk: 256 folders, each file written aside and renamed, so that no half file is ever read. Past `most`
 * bytes those used longest ago go first; after a start that is by their time of writing.
 */
export async function openKeptFiles(dir: string, most: number): Promise<KeptFiles> {
  const sizes = await found(dir)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const forget = (path: string) => {
    total -= sizes.get(path) ?? 0
    sizes.delete(path)
  }
  const touch = (path: string) => {
    const size = sizes.get(path) ?? 0
    sizes.delete(path)
    sizes.set(path, size)
  }
  async function evict() {
    for (const path of sizes.keys()) {
      if (total <= most) return
      forget(path)
      await rm(join(dir, path), { force: true })
    }
  }

  return {
    async read(name) {
      const path = placeOf(name)
      if (!sizes.has(path)) return undefined
      try {
        const bytes = await readFile(join(dir, path))
        if (sizes.has(path)) touch(path)
        return bytes
      } catch {
        // Somebody cleared the folder: the picture is drawn again.
        forget(path)
        return undefined
      }
    },
    async write(name, bytes) {
      const path = placeOf(name)
      await writeAside(join(dir, path), bytes)
      forget(path)
      sizes.set(path, bytes.length)
      total += bytes.length
      await evict()
    },
    has: async (name) => sizes.has(placeOf(name)),
    size: () => total,
  }
}

const placeOf = (name: string): string => {
  const digest = createHash('sha256').update(name).digest('hex')
  return `${digest.slice(0, 2)}/${digest.slice(2, 34)}`
}

/** What an earlier run left, oldest first; files that were never finished are cleared away. */
async function found(dir: string): Promise<Map<string, number>> {
  await mkdir(dir, { recursive: true })
  const files: { path: string; size: number; written: number }[] = []
  for (const path of await readdir(dir, { recursive: true })) {
    if (!/^[\da-f]{2}[/\\][\da-f]{32}/.test(path)) continue
    if (path.endsWith(UNFINISHED)) {
      await rm(join(dir, path), { force: true })
      continue
    }
    const { size, mtimeMs } = await stat(join(dir, path))
    files.push({ path: path.replace('\\', '/'), size, written: mtimeMs })
  }
  return new Map(files.toSorted((a, b) => a.written - b.written).map(({ path, size }) => [path, size]))
}
