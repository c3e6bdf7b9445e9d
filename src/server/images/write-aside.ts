import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

let serial = 0

/** Unfinished files end so; one found after a start was given up. */
export const UNFINISHED = '.part'

/** Writes a file under another name and moves it into place, so that nobody ever reads half of it. */
export async function writeAside(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${process.pid}-${threadId}-${++serial}${UNFINISHED}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(aside, bytes)
  await rename(aside, path)
}
