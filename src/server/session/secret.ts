import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'

const FILE = 'session-secret'

/** What signs the visitors' cookies: the first signs, each is believed. Unset, one is made once and kept in DATA_DIR. */
export async function sessionSecrets(
  env: Pick<Env, 'sessionSecrets' | 'dataDir' | 'isProduction'>,
  log: Log,
): Promise<string[]> {
  if (env.sessionSecrets.length > 0) return env.sessionSecrets
  if (env.isProduction)
    log.warn(
      {},
      'SESSION_SECRET is not set: visitors are known to this machine alone, by a secret in DATA_DIR',
    )
  await mkdir(env.dataDir, { recursive: true })
  return [await keptSecret(join(env.dataDir, FILE))]
}

async function keptSecret(file: string): Promise<string> {
  const kept = await read(file)
  if (isWhole(kept)) return kept
  const fresh = randomBytes(32).toString('base64url')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, fresh, { mode: 0o600 })
  // Of two processes that start at once, both believe the first.
  if (kept === '') await link(draft, file).catch(() => undefined)
  else await rename(draft, file)
  await rm(draft, { force: true })
  const settled = await read(file)
  if (!isWhole(settled)) throw new Error(`${file} cannot be written`)
  return settled
}

const read = async (file: string): Promise<string> => (await readFile(file, 'utf8').catch(() => '')).trim()

const isWhole = (secret: string): boolean => secret.length >= 32
