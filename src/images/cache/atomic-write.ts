import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

let serial = 0

/** Suffix of unfinished files; one that exists at a start is from an interrupted write. */
export const PARTIAL_SUFFIX = '.part'

/** Writes a file under another name and moves it into place, so that a reader never sees half of it. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}-${threadId}-${++serial}${PARTIAL_SUFFIX}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(aside, bytes)
    await rename(aside, path)
  } catch (error) {
    // Half a file would take what is left of a full disk.
    await rm(aside, { force: true })
    throw error
  }
}
