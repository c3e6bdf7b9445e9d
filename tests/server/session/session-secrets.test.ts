import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionSecrets } from '#server/session/session-secrets.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'secret-'))))
afterEach(() => rm(folder, { recursive: true }))

const environment = (more: object = {}) => ({
  sessionSecrets: [],
  dataDir: join(folder, 'data'),
  ...more,
})

describe('the secret', () => {
  test('is the given one', async () => {
    expect(await sessionSecrets(environment({ sessionSecrets: ['a', 'b'] }))).toEqual(['a', 'b'])
  })

  test('is created once, for every process, and only the owner may read it', async () => {
    const [one, other] = await Promise.all([sessionSecrets(environment()), sessionSecrets(environment())])
    const file = join(folder, 'data/session-secret')
    expect([one, other]).toEqual([[await readFile(file, 'utf8')], one])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await sessionSecrets(environment())).toEqual(one)
  })

  test('that was truncated is created again', async () => {
    await writeFile(join(folder, 'session-secret'), 'short')
    const [secret = ''] = await sessionSecrets(environment({ dataDir: folder }))
    expect(secret.length).toBeGreaterThan(32)
    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe(secret)
  })
})
