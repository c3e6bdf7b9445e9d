import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Calls `changed` when something below the folder changes, without keeping the process alive; maybe more often than
 * needed. Each folder has its own watcher, since the recursive one of Node no longer follows a file that an editor has
 * replaced by renaming another.
 */
export function watchFolder(dir: string, changed: () => void, onError: (error: unknown) => void): void {
  const watchers = new Map<string, FSWatcher>()
  let looking: Promise<void> | undefined
  let isOutdated = false

  async function look(): Promise<void> {
    do {
      isOutdated = false
      const folders = await foldersBelow(dir)
      for (const [key, path] of folders) if (!watchers.has(key)) follow(key, path)
      for (const [key, watcher] of watchers) {
        if (folders.has(key)) continue
        watcher.close()
        watchers.delete(key)
      }
    } while (isOutdated)
  }

  function follow(key: string, path: string): void {
    try {
      watchers.set(key, watch(path, { persistent: false }, refresh).on('error', onError))
      // What was written before the watcher was there.
      refresh()
    } catch (error) {
      onError(error)
    }
  }

  function refresh(): void {
    changed()
    isOutdated = true
    looking ??= look().finally(() => (looking = undefined))
  }

  refresh()
}

/** The folder and those below it: a key that tells a folder from a later one of the same name, and the path. */
async function foldersBelow(dir: string): Promise<Map<string, string>> {
  // Whoever reads the folder reports that it cannot be read.
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
  const keyed = [dir, ...below].map(async (path) => {
    // A folder may be gone by now.
    const found = await stat(path).catch(() => null)
    // A folder that is made anew may get the inode of the one before.
    return found ? [[`${path} ${found.ino} ${found.birthtimeMs}`, path] as const] : []
  })
  return new Map((await Promise.all(keyed)).flat())
}
