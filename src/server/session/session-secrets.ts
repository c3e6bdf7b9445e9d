import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECRET_FILE } from '#modules/operator/backup-files.ts'
import type { Env } from '#platform/env.ts'

/**
 * The secrets of the visitors' cookies: the first one signs, all of them verify. If unset, one is created once and
 * stored in DATA_DIR; production needs one that is set.
 */
export async function sessionSecrets(env: Pick<Env, 'sessionSecrets' | 'dataDir'>): Promise<string[]> {
  if (env.sessionSecrets.length > 0) return env.sessionSecrets
  await mkdir(env.dataDir, { recursive: true })
  return [await storedSecret(join(env.dataDir, SECRET_FILE))]
}

async function storedSecret(file: string): Promise<string> {
  const stored = await read(file)
  if (isWhole(stored)) return stored
  const fresh = randomBytes(32).toString('base64url')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, fresh, { mode: 0o600 })
  // If two processes start at once, both use the secret of the first.
  if (stored === '') await link(draft, file).catch(() => undefined)
  else await rename(draft, file)
  await rm(draft, { force: true })
  const final = await read(file)
  if (!isWhole(final)) throw new Error(`${file} cannot be written`)
  return final
}

const read = async (file: string): Promise<string> => (await readFile(file, 'utf8').catch(() => '')).trim()

const isWhole = (secret: string): boolean => secret.length >= 32
