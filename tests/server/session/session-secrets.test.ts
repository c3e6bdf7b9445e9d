import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionSecrets } from '#server/session/session-secrets.ts'
import { recordingLog } from '#tests/support/log.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'secret-'))))
afterEach(() => rm(folder, { recursive: true }))

const environment = (more: object = {}) => ({
  sessionSecrets: [],
  dataDir: join(folder, 'data'),
  isProduction: false,
  ...more,
})

describe('the secret', () => {
  test('is the given one', async () => {
    const { log } = recordingLog()
    expect(await sessionSecrets(environment({ sessionSecrets: ['a', 'b'] }), log)).toEqual(['a', 'b'])
  })

  test('is created once, for every process, and only the owner may read it', async () => {
    const { log, lines } = recordingLog()
    const [one, other] = await Promise.all([
      sessionSecrets(environment(), log),
      sessionSecrets(environment(), log),
    ])
    const file = join(folder, 'data/session-secret')
    expect([one, other]).toEqual([[await readFile(file, 'utf8')], one])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await sessionSecrets(environment(), log)).toEqual(one)
    expect(lines).toEqual([])
  })

  test('that was truncated is created again', async () => {
    const { log } = recordingLog()
    await writeFile(join(folder, 'session-secret'), 'short')
    const [secret = ''] = await sessionSecrets(environment({ dataDir: folder }), log)
    expect(secret.length).toBeGreaterThan(32)
    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe(secret)
  })

  test('that is not set is a warning in production', async () => {
    const { log, lines } = recordingLog()
    await sessionSecrets(environment({ isProduction: true }), log)
    expect(lines).toHaveLength(1)
  })
})
