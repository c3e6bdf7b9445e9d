import { buildContent, type Content, type ContentFiles } from './content.ts'
import type { KeptFiles } from './kept-files.ts'
import type { FileFault, FolderReading } from './read-folder.ts'

type Options = {
  /** Reads all files. What cannot be used of one is taken from the reading before. */
  read(last?: ContentFiles): Promise<FolderReading>
  kept: KeptFiles | undefined
  onError(error: unknown): void
  onFaults(faults: FileFault[]): void
}

/**
 * Reads once, and again after each change, one reading after the other. A failed one is reported and tried again with
 * the next request; the last good content stays in use, also that of an earlier process.
 */
export function createReader({ read, kept, onError, onFaults }: Options) {
  let current: Promise<Content> | undefined
  let previous: Promise<unknown> = Promise.resolve()
  let hasBegun = false
  let last: FolderReading | undefined

  /** What has not begun yet will read what has changed by now. */
  function invalidate(): void {
    if (hasBegun) current = undefined
  }

  async function readNext(): Promise<Content> {
    hasBegun = true
    const before = last ?? (await restored(kept))
    try {
      last = await read(before?.files)
      onFaults(last.faults)
      if (last.content.cv !== before?.content.cv) await kept?.write(last.files).catch(onError)
      return last.content
    } catch (error) {
      onError(error)
      invalidate()
      if (last) return last.content
      if (!before) throw error
      return before.content
    }
  }

  return {
    content(): Promise<Content> {
      if (current) return current
      hasBegun = false
      current = previous.then(readNext, readNext)
      previous = current
      return current
    },
    invalidate,
  }
}

async function restored(kept: KeptFiles | undefined): Promise<Omit<FolderReading, 'faults'> | undefined> {
  const files = await kept?.read()
  return files && { files, content: buildContent(files) }
}
