import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileCache } from '#images/cache/file-cache.ts'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'file-cache-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Sets when the only file of `dir` that `others` does not have was written, in milliseconds since 1970; gives its path. */
const writtenAt = async (milliseconds: number, others: string[] = []): Promise<string> => {
  const files = await readdir(dir, { recursive: true })
  const [path = '', ...more] = files.filter((file) => file.includes('/') && !others.includes(file))
  expect(more).toEqual([])
  await utimes(join(dir, path), milliseconds / 1000, milliseconds / 1000)
  return path
}

const bytes = (length: number, value = 1) => new Uint8Array(length).fill(value)

test('a written file can be read back, and no other', async () => {
  const cache = await openFileCache(dir, 1000)
  await cache.write('a', bytes(10, 7))
  expect([...((await cache.read('a')) ?? [])]).toEqual([...bytes(10, 7)])
  expect(await cache.read('b')).toBeUndefined()
  expect([await cache.has('a'), await cache.has('b'), cache.size()]).toEqual([true, false, 10])
})

test('no unfinished file is left, and a second write does not count twice', async () => {
  const cache = await openFileCache(dir, 1000)
  await cache.write('a', bytes(10))
  await cache.write('a', bytes(30))
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(files).toHaveLength(1)
  expect(cache.size()).toBe(30)
})

test('above the limit the least recently used files go first', async () => {
  const cache = await openFileCache(dir, 100)
  await cache.write('a', bytes(40))
  await cache.write('b', bytes(40))
  await cache.read('a')
  await cache.write('c', bytes(40))
  expect(await Promise.all(['a', 'b', 'c'].map(cache.has))).toEqual([true, false, true])
  expect(await cache.read('b')).toBeUndefined()
  expect(cache.size()).toBe(80)
})

test('of uses within one millisecond the first is the oldest', async () => {
  const now = Date.now() + 86_400_000
  const cache = await openFileCache(dir, 100, () => now)
  await cache.write('a', bytes(40))
  const a = await writtenAt(now + 0.2)
  await cache.write('b', bytes(40))
  await writtenAt(now + 0.7, [a])
  await cache.read('a')
  await cache.write('c', bytes(40))
  expect(await Promise.all(['a', 'b', 'c'].map(cache.has))).toEqual([true, false, true])
})

test('a file larger than the limit is not cached', async () => {
  const cache = await openFileCache(dir, 100)
  await cache.write('a', bytes(101))
  expect([await cache.has('a'), cache.size()]).toEqual([false, 0])
})

test('after a restart all finished files are found, and unfinished ones deleted that nobody writes any more', async () => {
  const before = await openFileCache(dir, 1000)
  await before.write('a', bytes(10))
  await mkdir(join(dir, 'ab'), { recursive: true })
  const unfinished = (serial: number) => `${'0'.repeat(32)}.1-0-${serial}.part`
  for (const serial of [1, 2]) await writeFile(join(dir, 'ab', unfinished(serial)), bytes(5))
  const now = Date.now() / 1000
  for (const [serial, at] of [
    [1, now - 3600],
    [2, now],
  ] as const)
    await utimes(join(dir, 'ab', unfinished(serial)), at, at)
  const cache = await openFileCache(dir, 1000)
  expect(await cache.has('a')).toBe(true)
  expect(cache.size()).toBe(10)
  expect(await readdir(join(dir, 'ab'))).toEqual([unfinished(2)])
})

test('what another process has written is found, counted and evicted like own files', async () => {
  const own = await openFileCache(dir, 100)
  const other = await openFileCache(dir, 100)
  await other.write('a', bytes(40, 7))
  expect([await own.has('a'), own.size()]).toEqual([true, 0])
  expect([...((await own.read('a')) ?? [])]).toEqual([...bytes(40, 7)])
  expect(own.size()).toBe(40)
  await own.write('b', bytes(40))
  await own.write('c', bytes(40))
  expect(await Promise.all(['a', 'b', 'c'].map(other.has))).toEqual([false, true, true])
  expect(await other.read('a')).toBeUndefined()
  expect(other.size()).toBe(0)
})

test('processes that share a folder share its limit', async () => {
  const own = await openFileCache(dir, 100)
  const other = await openFileCache(dir, 100)
  await other.write('a', bytes(40))
  // The clock of the file system may give both the same time.
  await writtenAt(Date.now() - 10_000)
  await other.write('b', bytes(40))
  await own.write('c', bytes(40))
  expect(own.size()).toBeLessThanOrEqual(100)
  expect(await Promise.all(['a', 'b', 'c'].map(own.has))).toEqual([false, true, true])
})

test('what cannot be written leaves nothing behind', async () => {
  const cache = await openFileCache(dir, 1000)
  await cache.write('a', bytes(10))
  const [folder = '', file = ''] = (await readdir(dir, { recursive: true })).toSorted()
  await rm(join(dir, file))
  // Nothing can be moved to where a folder is.
  await mkdir(join(dir, file))
  await expect(cache.write('a', bytes(10))).rejects.toThrow('EISDIR')
  expect((await readdir(join(dir, folder))).map((name) => join(folder, name))).toEqual([file])
})

test('a folder that is deleted at run time is not an error', async () => {
  const cache = await openFileCache(dir, 1000)
  await cache.write('a', bytes(10))
  await rm(dir, { recursive: true })
  expect(await cache.read('a')).toBeUndefined()
  expect(cache.size()).toBe(0)
  await cache.write('a', bytes(10))
  expect(await cache.has('a')).toBe(true)
})
