import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WorkerPool } from '#images/worker/worker-pool.ts'
import { createImageService } from '#images/service.ts'
import { instantWorkerPool, manualWorkerPool } from '#tests/support/worker-pool.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'images-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

const { log, lines } = recordingLog()
const open = (room: WorkerPool) =>
  createImageService({
    pictureOf: async (hash) => (hash === 'gone' ? null : framePicture()),
    dir,
    log,
    workerPool: room,
  })

const ask = (path: string, headers: Record<string, string> = { accept: 'image/avif' }) =>
  new Request(`http://shop/images/${path}`, { headers })

const turn = () => new Promise(setImmediate)

describe('a response', () => {
  test('is immutable, varies by Accept and has an ETag of its own', async () => {
    const images = await open(instantWorkerPool().pool)
    const answer = await images.handle(ask('hash?width=320&height=400'))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '12',
      'content-type': 'image/avif',
      etag: '"hash_320x400_q75_e2.avif"',
      vary: 'Accept',
    })
    expect(await answer.text()).toBe('avif 320x400')
  })

  test.each([
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('for Accept: %s is %s', async (accept, type) => {
    const images = await open(instantWorkerPool().pool)
    expect((await images.handle(ask('hash?width=320', { accept }))).headers.get('content-type')).toBe(type)
  })

  test('is 304 without a body for a client that has the picture', async () => {
    const images = await open(instantWorkerPool().pool)
    const headers = { accept: 'image/avif', 'if-none-match': 'W/"other", "hash_320x400_q75_e2.avif"' }
    const answer = await images.handle(ask('hash?width=320&height=400', headers))
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })

  test.each([
    ['hash?width=0', 400, 'no-store', null],
    ['hash?width=320&bg=red', 400, 'no-store', null],
    ['hash?width=', 400, 'no-store', null],
    ['gone?width=320', 404, 'no-store', null],
    ['hash?width=300', 301, 'public, max-age=86400', '?width=320&height=427'],
  ])('to %s is %i, and draws nothing', async (path, status, cached, location) => {
    const { pool, drawn } = instantWorkerPool()
    const { status: answered, headers } = await (await open(pool)).handle(ask(path))
    const found = [answered, headers.get('cache-control'), headers.get('location')]
    expect([found, drawn]).toEqual([[status, cached, location], []])
  })

  test('draws the front of a frame in the tint that was requested', async () => {
    const { pool, drawn } = instantWorkerPool()
    await (await open(pool)).handle(ask('hash?width=320&tint=polarized-grey'))
    expect(drawn[0]?.picture).toMatchObject({ view: 'front', tint: 'polarized-grey' })
  })

  test.each([
    ['a frame from the side', framePicture({ view: 'side' })],
    ['a case', { subject: { kind: 'case', shape: 'hard', colour: '#1f4f8a' }, view: 'front' } as const],
  ])('stays as it is in a tint: %s', async (_, picture) => {
    const { pool, drawn } = instantWorkerPool()
    const images = await createImageService({ pictureOf: async () => picture, dir, log, workerPool: pool })
    expect((await images.handle(ask('hash?width=320&tint=clear'))).status).toBe(200)
    expect(drawn[0]?.picture).toEqual(picture)
  })

  test('shrinks a placeholder from a larger rendering', async () => {
    const { pool, drawn } = instantWorkerPool()
    await (await open(pool)).handle(ask('hash?width=10&height=10'))
    expect(drawn[0]).toMatchObject({
      width: 80,
      height: 80,
      encoding: { quality: 50, blur: 3, resize: { width: 10, height: 10 } },
    })
  })
})

describe('a picture', () => {
  test('is rendered once, even for simultaneous and later requests', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const answers = Array.from({ length: 5 }, () => images.handle(ask('hash?width=320')))
    while (jobs.length === 0) await turn()
    await turn()
    jobs[0]?.finish(Buffer.from('picture'))
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()))
    expect(new Set(bodies)).toEqual(new Set(['picture']))
    expect(await (await images.handle(ask('hash?width=320'))).text()).toBe('picture')
    expect(jobs).toHaveLength(1)
  })

  test('is found on disk after a restart', async () => {
    await (await open(instantWorkerPool().pool)).handle(ask('hash?width=320'))
    const { pool, drawn } = instantWorkerPool()
    expect((await (await open(pool)).handle(ask('hash?width=320'))).status).toBe(200)
    expect(drawn).toEqual([])
  })

  test('that failed is rendered again for the next request', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const first = images.handle(ask('hash?width=320'))
    while (jobs.length === 0) await turn()
    jobs[0]?.fail(new Error('no paper'))
    await expect(first).rejects.toThrow('no paper')
    const second = images.handle(ask('hash?width=320'))
    while (jobs.length === 1) await turn()
    jobs[1]?.finish(Buffer.from('picture'))
    expect((await second).status).toBe(200)
  })
})

describe('prerendering', () => {
  const list = [
    { hash: 'one-', width: 320, height: 400 },
    { hash: 'gone', width: 320, height: 400 },
    { hash: 'two-', width: 320, height: 400 },
  ]

  test('renders missing pictures in the background, one after the other', async () => {
    const { pool, jobs } = manualWorkerPool()
    const images = await open(pool)
    const warmed = images.prerender(list, new AbortController().signal)
    for (let k = 0; k < 2; k++) {
      while (jobs.length === k) await turn()
      expect(jobs).toHaveLength(k + 1)
      expect(jobs[k]?.urgency).toBe('background')
      jobs[k]?.finish(Buffer.from('picture'))
    }
    expect(await warmed).toBe(2)
    expect(await images.prerender(list, new AbortController().signal)).toBe(0)
  })

  test('stops on its signal', async () => {
    const { pool, drawn } = instantWorkerPool()
    expect(await (await open(pool)).prerender(list, AbortSignal.abort())).toBe(0)
    expect(drawn).toEqual([])
  })

  test('continues after a picture that fails, and logs it', async () => {
    const { pool } = instantWorkerPool()
    const images = await open({
      ...pool,
      draw: (job, urgency) =>
        job.width === 320 ? pool.draw(job, urgency) : Promise.reject(new Error('torn')),
    })
    expect(
      await images.prerender([{ hash: 'bad-', width: 480 }, ...list], new AbortController().signal),
    ).toBe(2)
    expect(lines).toContain('warn: a picture could not be prerendered')
  })
})

test('a picture at an address of the service is there once it is drawn, in the background', async () => {
  const { pool, jobs } = manualWorkerPool()
  const images = await open(pool)
  const address = '/images/hash?width=480&height=600'
  expect(await images.stored(address)).toBeUndefined()
  const drawn = images.drawn(address)
  while (jobs.length === 0) await turn()
  expect(jobs[0]).toMatchObject({ urgency: 'background', job: { width: 480, encoding: { format: 'webp' } } })
  jobs[0]?.finish(Buffer.from('picture'))
  expect(await drawn).toEqual(Buffer.from('picture'))
  expect(await images.stored(address)).toEqual(Buffer.from('picture'))
})

test.each(['/images/gone?width=480&height=600', '/images/hash?width=481'])(
  'nothing is drawn for %s',
  async (address) => {
    const { pool, drawn } = instantWorkerPool()
    expect(await (await open(pool)).drawn(address)).toBeUndefined()
    expect(await (await open(pool)).stored(address)).toBeUndefined()
    expect(drawn).toEqual([])
  },
)
