import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * The same bytes from a file in `folder`, once all of them are in it: whoever reads them slowly, or stops, does not hold up what they come
 * from. The file has no name from the start, so that nothing is left of it after a stop.
 */
export async function throughFile(source: Readable, folder: string): Promise<Readable> {
  const place = await mkdtemp(join(folder, '.backup-'))
  const file = await open(join(place, 'bytes'), 'wx+', 0o600)
  try {
    await rm(place, { recursive: true })
    await file.writeFile(source)
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}
