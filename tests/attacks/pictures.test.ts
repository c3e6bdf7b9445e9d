import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RenderJob } from '#images/worker/job.ts'
import { createImageService } from '#images/service.ts'
import { createWorkerPool, QueueFull, type WorkerPool } from '#images/worker/worker-pool.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { instantWorkerPool } from '#tests/support/worker-pool.ts'

const ATTACKER = '203.0.113.9'
const VISITOR = '198.51.100.7'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'images-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

const open = (workerPool: WorkerPool, drawings?: number) =>
  createImageService({
    pictureOf: async () => framePicture(),
    dir,
    log: recordingLog().log,
    workerPool,
    ...(drawings !== undefined && { drawings }),
  })
const request = (path: string) => new Request(`http://shop/images/${path}`)
const statuses = (answers: Response[]) => answers.map(({ status }) => status)

describe('somebody who invents pictures', () => {
  test('of every quality gets those of the shop', async () => {
    const { pool, drawn } = instantWorkerPool()
    const images = await open(pool)
    for (let quality = 1; quality <= 100; quality++)
      await images.handle(request(`hash?width=320&quality=${quality}`), ATTACKER)
    expect(drawn.map(({ encoding }) => encoding.quality)).toEqual([50, 75])
  })

  test('with backgrounds of their own gets none', async () => {
    const { pool, drawn } = instantWorkerPool()
    const images = await open(pool)
    for (const bg of ['000000', 'ffffff', 'FFFFFE', 'f4f4f4', 'ff0000'])
      await images.handle(request(`hash?width=320&bg=${bg}`), ATTACKER)
    expect(drawn.map(({ encoding }) => encoding.bg)).toEqual(['ffffff', 'f4f4f4'])
  })

  test('has only so many drawn, while everything drawn is sent to everybody', async () => {
    const images = await open(instantWorkerPool().pool, 3)
    const from = (address: string, hashes: string[]) =>
      Promise.all(hashes.map((hash) => images.handle(request(`${hash}?width=320`), address)))
    const hashes = ['one-', 'two-', 'three', 'four']
    const answers = await from(ATTACKER, hashes)
    // They come at once: any of them may be the last.
    expect(statuses(answers).toSorted()).toEqual([200, 200, 200, 429])
    const refused = answers.findIndex(({ status }) => status === 429)
    expect(answers[refused]?.headers.get('retry-after')).toMatch(/^\d+$/)
    const drawn = hashes.toSpliced(refused, 1)
    expect(statuses(await from(ATTACKER, drawn))).toEqual([200, 200, 200])
    expect(statuses(await from(VISITOR, hashes))).toEqual([200, 200, 200, 200])
  })
})

test('a full queue says when to come again', async () => {
  const pool = { ...instantWorkerPool().pool, draw: () => Promise.reject(new QueueFull()) }
  const answer = await (await open(pool)).handle(request('hash?width=320'), ATTACKER)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the picture of a visitor is drawn among the many of somebody else', async () => {
  const script = new URL('../support/fake-worker.ts', import.meta.url)
  const pool = createWorkerPool(1, undefined, script, { perClient: 5, total: 20 })
  const job = (name: string): RenderJob => ({
    picture: Object.assign(framePicture(), { name }),
    width: 320,
    height: 400,
    encoding: { format: 'avif', quality: 75, bg: undefined, brightness: 1, blur: 0 },
  })
  const done: string[] = []
  const draw = async (name: string, client: string) => {
    done.push(Buffer.from(await pool.draw(job(name), 'request', client)).toString())
  }
  const floods = Array.from({ length: 10 }, (_, n) => draw(`flood ${n}`, ATTACKER))
  const results = Promise.allSettled([...floods, draw('page', VISITOR)])
  const refused = (await results).filter(({ status }) => status === 'rejected')
  await pool.close()
  expect(refused).toHaveLength(4)
  expect(done.indexOf('page')).toBe(2)
})
