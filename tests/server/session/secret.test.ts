import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionSecrets } from '#server/session/secret.ts'
import { listeningLog } from '#tests/support/log.ts'

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
    const { log } = listeningLog()
    expect(await sessionSecrets(environment({ sessionSecrets: ['a', 'b'] }), log)).toEqual(['a', 'b'])
  })

  test('is made once, for every process, and nobody else may read it', async () => {
    const { log, lines } = listeningLog()
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

  test('that was cut short is made again', async () => {
    const { log } = listeningLog()
    await writeFile(join(folder, 'session-secret'), 'short')
    const [secret = ''] = await sessionSecrets(environment({ dataDir: folder }), log)
    expect(secret.length).toBeGreaterThan(32)
    expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe(secret)
  })

  test('that nobody set is a warning in production', async () => {
    const { log, lines } = listeningLog()
    await sessionSecrets(environment({ isProduction: true }), log)
    expect(lines).toHaveLength(1)
  })
})
