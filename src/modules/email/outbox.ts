import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { retainedSince } from '#domain/retention/retention.ts'

const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** A moment as file names have it: in their order, and without colons. */
const momentOf = (date: Date): string => date.toISOString().replaceAll(':', '-')

type OutboxEmail = { date: Date; messageId: string; content: Buffer | Readable }

/** Writes an email into the folder `outbox` of DATA_DIR, readable by the owner alone. Returns the path of its file. */
export async function writeToOutbox(
  dataDir: string,
  { date, messageId, content }: OutboxEmail,
): Promise<string> {
  await mkdir(outboxOf(dataDir), { recursive: true })
  const name = `${momentOf(date)}-${messageId.replaceAll(/[^\w-]/g, '').slice(0, 12)}.eml`
  const file = join(outboxOf(dataDir), name)
  await writeFile(file, content, { mode: 0o600 })
  return file
}

/** Deletes the emails that were written longer ago than emails are stored, and no file with another name. */
export async function deleteOldOutboxFiles(dataDir: string, now: Date): Promise<void> {
  const since = momentOf(retainedSince('email', now))
  const names = await readdir(outboxOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names)
    if (/^\d{4}-\d{2}-\d{2}T.*\.eml$/.test(name) && name < since)
      await rm(join(outboxOf(dataDir), name), { force: true })
}
