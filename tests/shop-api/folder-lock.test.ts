import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderOwner, lockFolder } from '#shop-api/folder-lock.ts'
import { processMark } from '#platform/process-mark.ts'
import { root } from '#tests/support/sources.ts'

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

const lock = () => readFile(join(folder, 'db.lock'), 'utf8')

test.each(['4194305', '4194305\n1/2', '', 'rubbish', '-1'])(
  'the lock of a dead process (%j) is taken over',
  async (left) => {
    await writeFile(join(folder, 'db.lock'), left)
    await lockFolder(folder)
    expect(await lock()).toBe(await processMark())
  },
)

test.each([
  ['its id', process.ppid],
  ['the id of this one, as in a container', process.pid],
])('the lock of a dead process is taken over where another has %s', async (_, pid) => {
  await writeFile(join(folder, 'db.lock'), `${pid}\nanother-boot/123\n`)
  await lockFolder(folder)
  expect(await lock()).toBe(await processMark())
})

test('of two processes that find the lock of a dead one at once, one takes it over', async () => {
  await writeFile(join(folder, 'db.lock'), '4194305')
  const read = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  const second = lockFolder(folder, async () => {
    const owner = await folderOwner(folder)
    read.resolve()
    await goesOn.promise
    return owner
  })
  await read.promise
  await lockFolder(folder)
  goesOn.resolve()
  await expect(second).rejects.toThrow('by another process just now')
  expect(await lock()).toBe(await processMark())
  expect(await readdir(folder)).toEqual(['db.lock'])
})

test('a process that was ended while it took a lock over keeps none from starting', async () => {
  await writeFile(join(folder, 'db.lock'), '4194305')
  await writeFile(join(folder, 'db.lock.takeover'), '4194305')
  await expect(lockFolder(folder)).rejects.toThrow('by another process just now')
  await lockFolder(folder)
})

test('a lock of an earlier version counts, except under the id of this process', async () => {
  await writeFile(join(folder, 'db.lock'), String(process.ppid))
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid}`)
  await writeFile(join(folder, 'db.lock'), String(process.pid))
  await lockFolder(folder)
})

test('a folder is locked while its process runs, and free once that is killed', async () => {
  const program = `const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('#shop-api/folder-lock.ts'))})
await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await lockFolder(folder)
})
