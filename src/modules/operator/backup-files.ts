import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that is created where the environment has none. */
export const SECRET_FILE = 'session-secret'

/** The files of a folder of data that a backup holds. Pictures are drawn again, emails in the outbox were sent. */
export async function backupFiles(dataDir: string): Promise<Record<string, string>> {
  const secret = await readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => null)
  return secret === null ? {} : { [SECRET_FILE]: secret }
}
