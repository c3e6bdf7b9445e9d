import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildId, completeBuild, latestBuild, serveLatestBuild } from '#platform/builds.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000

let builds: string
beforeEach(async () => {
  builds = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterEach(() => rm(builds, { recursive: true }))

/** Starts a build some minutes after noon; gives its id. */
async function start(minutes: number, pid = 7): Promise<string> {
  const id = buildId(NOON + minutes * MINUTE, pid)
  await mkdir(join(builds, id, 'client/_astro'), { recursive: true })
  await writeFile(join(builds, id, `client/_astro/of-${minutes}.Bc1.js`), `${minutes}`)
  return id
}

async function complete(minutes: number, brand = ''): Promise<string> {
  const id = await start(minutes)
  await completeBuild(builds, id, brand, NOON + minutes * MINUTE)
  return id
}

const left = async () => (await readdir(builds)).toSorted()

describe('the latest build', () => {
  test('is none in a folder without builds', async () => {
    expect(latestBuild(builds)).toBeUndefined()
    expect(latestBuild(join(builds, 'nowhere'))).toBeUndefined()
    await expect(serveLatestBuild(builds)).rejects.toThrow('There is no build in')
  })

  test('is the one that was started last, of those that are complete', async () => {
    const later = await start(5)
    await complete(1, 'halo')
    await start(9)
    expect(latestBuild(builds)).toEqual({ startedAt: NOON + MINUTE, brand: 'halo' })
    await completeBuild(builds, later, 'veduta', NOON)
    await complete(2)
    expect(latestBuild(builds)).toEqual({ startedAt: NOON + 5 * MINUTE, brand: 'veduta' })
    expect((await serveLatestBuild(builds)).folder).toBe(join(builds, later))
  })

  test('two that are started at once differ', () => {
    expect(buildId(NOON, 1)).not.toBe(buildId(NOON, 2))
  })
})

describe('a build that is completed', () => {
  test('deletes builds before the last three, and nothing else in the folder', async () => {
    await writeFile(join(builds, 'notes.txt'), '')
    await mkdir(join(builds, 'client'))
    const ids = []
    for (const minutes of [1, 2, 3, 4, 5]) ids.push(await complete(minutes))
    expect(await left()).toEqual([...ids.slice(2), 'client', 'notes.txt'].toSorted())
  })

  test('leaves builds that are under way, and deletes those that failed an hour ago', async () => {
    const [failed, underWay] = [await start(0), await start(30)]
    const done = await complete(61)
    expect(await left()).toEqual([underWay, done])
    expect(existsSync(join(builds, failed))).toBe(false)
  })

  test('leaves the build of a running process until that has ended', async () => {
    const first = await complete(1)
    const program = `const { serveLatestBuild } = await import(${JSON.stringify(import.meta.resolve('#platform/builds.ts'))})
await serveLatestBuild(${JSON.stringify(builds)}); console.log('serving'); setInterval(() => {}, 1000)`
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(server.stdout, 'data')
    for (const minutes of [2, 3, 4, 5]) await complete(minutes)
    expect(await left()).toHaveLength(4)
    expect(await left()).toContain(first)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await complete(6)
    expect(await left()).toHaveLength(3)
  })

  test.each([
    ['that is no mark', 'rubbish'],
    ['of a process that had the id of this one', `${process.pid}\nanother-boot/1\n`],
  ])('is deleted in its turn with a mark %s', async (_, mark) => {
    await writeFile(join(builds, await complete(1), 'served-by-4'), mark)
    for (const minutes of [2, 3, 4]) await complete(minutes)
    expect(await left()).toHaveLength(3)
  })
})

describe('a hashed file', () => {
  test('is found in earlier and later builds, and not in one that is under way', async () => {
    await complete(1)
    const { findAsset } = await serveLatestBuild(builds)
    const later = await complete(2)
    await start(3)
    expect(findAsset('/_astro/of-1.Bc1.js')).toMatch(/of-1\.Bc1\.js$/)
    expect(findAsset('/_astro/of-2.Bc1.js')).toBe(join(builds, later, 'client/_astro/of-2.Bc1.js'))
    expect(findAsset('/_astro/of-3.Bc1.js')).toBeUndefined()
  })

  test.each([
    '/_astro/../../.complete',
    '/_astro/..',
    '/_astro/.hidden',
    '/_astro/',
    '/_astro/a/b.js',
    '/builds/latest.json',
    '/_astro/a\0.js',
    '/_astro\\a.js',
  ])('is none at %j', async (path) => {
    const id = await complete(1)
    await writeFile(join(builds, id, 'client/_astro/.hidden'), '')
    expect((await serveLatestBuild(builds)).findAsset(path)).toBeUndefined()
  })
})
