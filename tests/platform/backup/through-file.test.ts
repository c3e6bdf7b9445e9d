import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { throughFile } from '#platform/backup/through-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'veduta-backup-'))))
afterEach(() => rm(folder, { recursive: true }))

const parts = () => Array.from({ length: 20 }, () => randomBytes(100_000))

test('everything is read by the time that the first byte is asked for, and arrives as it was', async () => {
  const source = parts()
  let read = 0
  const whole = Readable.from(source.map((part) => (read++, part)))
  const bytes = await throughFile(whole, folder)
  expect([read, whole.destroyed, await readdir(folder)]).toEqual([20, true, []])
  expect((await buffer(bytes)).equals(Buffer.concat(source))).toBe(true)
})

test('what fails on its way gives nothing, and leaves nothing', async () => {
  const failing = Readable.from(
    (function* () {
      yield randomBytes(100_000)
      throw new Error('the database is gone')
    })(),
  )
  await expect(throughFile(failing, folder)).rejects.toThrow('the database is gone')
  expect(await readdir(folder)).toEqual([])
})
