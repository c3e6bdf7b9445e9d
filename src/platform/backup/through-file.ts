import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * The same bytes from a file in `folder`, once all of them are in it: whoever reads them slowly, or stops, does not hold up what they come
 * from. The file has no name from the start, so that nothing is left of it after a stop.
 */
export async function throughFile(source: Readable, folder: string): Promise<Readable> {
  const path = join(folder, `.backup-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await file.writeFile(source)
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}
