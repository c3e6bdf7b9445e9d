import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#shop-api/folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veduta-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('one process locks a folder until it releases it', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  await unlock()
  const again = await lockFolder(folder)
  await again()
})

test.each(['4194305', '', 'rubbish', '-1'])('the lock of a dead process (%j) is taken over', async (left) => {
  await writeFile(join(folder, 'db.lock'), left)
  await lockFolder(folder)
  expect(await readFile(join(folder, 'db.lock'), 'utf8')).toBe(String(process.pid))
})
