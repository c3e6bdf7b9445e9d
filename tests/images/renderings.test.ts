import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createImageService } from '#images/service.ts'
import { QueueFull, type WorkerPool } from '#images/worker/worker-pool.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { manualWorkerPool } from '#tests/support/worker-pool.ts'

const VISITOR = '198.51.100.7'
const OTHER = '203.0.113.9'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'images-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

const { log, lines } = recordingLog()
const open = (workerPool: WorkerPool, drawings?: number) =>
  createImageService({
    pictureOf: async () => framePicture(),
    dir,
    log,
    workerPool,
    ...(drawings !== undefined && { drawings }),
  })

const ask = (hash: string, signal: AbortSignal | null = null) =>
  new Request(`http://shop/images/${hash}?width=480&height=600`, {
    headers: { accept: 'image/avif' },
    signal,
  })
const turn = () => new Promise(setImmediate)
async function until(isTrue: () => boolean) {
  while (!isTrue()) await turn()
}
const PICTURE = Buffer.from('picture')

describe('a request that is closed', () => {
  test('while its picture waits takes it out of the queue, and logs nothing', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const visit = new AbortController()
    const answer = images.handle(ask('hash', visit.signal), VISITOR)
    await until(() => jobs.length === 1)
    visit.abort()
    expect((await answer).status).toBe(499)
    expect(jobs[0]?.isCancelled).toBe(true)
    expect(lines).toEqual([])
  })

  test('before its picture has reached the queue has nothing drawn', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const visit = new AbortController()
    const answers = [
      images.handle(ask('hash', visit.signal), VISITOR),
      images.handle(ask('hash', AbortSignal.abort()), VISITOR),
    ]
    visit.abort()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([499, 499])
    const next = images.handle(ask('next'), VISITOR)
    await until(() => jobs.length === 1)
    jobs[0]?.finish(PICTURE)
    expect((await next).status).toBe(200)
    expect(jobs).toHaveLength(1)
  })

  test('while a worker draws its picture leaves it to the worker, and it is cached', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const visit = new AbortController()
    const left = images.handle(ask('hash', visit.signal), VISITOR)
    await until(() => jobs.length === 1)
    Object.assign(jobs[0] ?? {}, { isDrawing: true })
    visit.abort()
    expect((await left).status).toBe(499)
    const again = images.handle(ask('hash'), VISITOR)
    jobs[0]?.finish(PICTURE)
    expect(await (await again).text()).toBe('picture')
    expect(await (await images.handle(ask('hash'))).text()).toBe('picture')
    expect(jobs).toHaveLength(1)
  })

  test('leaves the picture to those who wait for it too, until the last is gone', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [first, second].map(({ signal }) => images.handle(ask('hash', signal), VISITOR))
    await until(() => jobs.length === 1)
    first.abort()
    expect([(await answers[0])?.status, jobs[0]?.isCancelled]).toEqual([499, false])
    second.abort()
    expect([(await answers[1])?.status, jobs[0]?.isCancelled]).toEqual([499, true])
  })

  test('does not fail a later request for the same picture', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const visit = new AbortController()
    const left = images.handle(ask('hash', visit.signal), VISITOR)
    await until(() => jobs.length === 1)
    visit.abort()
    const later = images.handle(ask('hash'), VISITOR)
    await until(() => jobs.length === 2)
    jobs[1]?.finish(PICTURE)
    expect([(await left).status, (await later).status]).toEqual([499, 200])
  })
})

describe('the allowance of an address', () => {
  test('is not used by a request that is closed', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool, 1)
    const visit = new AbortController()
    const left = images.handle(ask('hash', visit.signal), VISITOR)
    await until(() => jobs.length === 1)
    visit.abort()
    await left
    const drawn = images.handle(ask('next'), VISITOR)
    await until(() => jobs.length === 2)
    jobs[1]?.finish(PICTURE)
    expect((await drawn).status).toBe(200)
    expect((await images.handle(ask('third'), VISITOR)).status).toBe(429)
  })

  test('is not used by a request that finds the queue full', async () => {
    const { pool } = manualWorkerPool()
    const images = await open({ ...pool, draw: () => Promise.reject(new QueueFull()) }, 1)
    const statusOf = async () => (await images.handle(ask('hash'), VISITOR)).status
    expect([await statusOf(), await statusOf()]).toEqual([503, 503])
  })
})

describe('a picture that is drawn in the background', () => {
  const list = [{ hash: 'hash', width: 480, height: 600 }]
  const never = new AbortController().signal

  test('is drawn sooner when somebody requests it', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const warmed = images.prerender(list, never)
    await until(() => jobs.length === 1)
    expect(jobs[0]?.clients).toEqual([])
    const answers = [VISITOR, OTHER].map((address) => images.handle(ask('hash'), address))
    await until(() => jobs[0]?.clients.length === 2)
    expect(jobs[0]?.clients).toEqual([VISITOR, OTHER])
    jobs[0]?.finish(PICTURE)
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    expect([await warmed, jobs.length]).toEqual([1, 1])
  })

  test('is drawn as requested where that comes before it has reached the queue', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const drawn = images.drawn('/images/hash?width=480&height=600')
    const request = new Request(ask('hash'), { headers: { accept: 'image/webp' } })
    const answer = images.handle(request, VISITOR)
    await until(() => jobs.length === 1)
    expect(jobs[0]?.urgency).toBe('request')
    jobs[0]?.finish(PICTURE)
    expect([await drawn, (await answer).status]).toEqual([PICTURE, 200])
  })

  test('is still drawn when a request for it is closed', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const warmed = images.prerender(list, never)
    await until(() => jobs.length === 1)
    const visit = new AbortController()
    const left = images.handle(ask('hash', visit.signal), VISITOR)
    visit.abort()
    expect([(await left).status, jobs[0]?.isCancelled]).toEqual([499, false])
    jobs[0]?.finish(PICTURE)
    expect(await warmed).toBe(1)
  })
})
