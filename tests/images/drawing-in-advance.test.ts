import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createImageService } from '#images/service.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { instantWorkerPool } from '#tests/support/worker-pool.ts'

const never = new AbortController().signal
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ hash: `many-${index}`, width: 320 }))

async function openService() {
  const dir = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const { log, lines, fields } = recordingLog()
  const { pool, drawn } = instantWorkerPool()
  const images = await createImageService({
    pictureOf: async () => framePicture(),
    dir,
    log,
    workerPool: pool,
    shipped: (hash) => (hash.startsWith('shipped') ? 'tile.avif' : undefined),
  })
  /** What the log says, without what it said before. */
  const said = () => {
    const messages = lines.splice(0)
    return fields.splice(0).map((each, index) => [messages[index], each])
  }
  return { images, drawn, said }
}

const ONGOING = 'info: pictures are being drawn in advance'
const DONE = 'info: pictures were drawn in advance'

test('drawing in advance says in the log how far it is, and of how many', async () => {
  const { images, said } = await openService()
  await images.prerender(pictures(250), never)
  expect(said()).toEqual([
    [ONGOING, { pictures: 0, of: 250, shipped: 0, stored: 0 }],
    [ONGOING, { pictures: 100, of: 250 }],
    [ONGOING, { pictures: 200, of: 250 }],
    [DONE, { pictures: 250, of: 250 }],
  ])
})

test('what comes with the shop or was drawn before is counted, and not drawn; a picture of two listings is drawn once', async () => {
  const { images, drawn, said } = await openService()
  await images.prerender(pictures(2), never)
  drawn.splice(0)
  said()
  const shipped = [
    { hash: 'shipped', width: 320 },
    { hash: 'shipped', width: 320 },
  ]
  expect(await images.prerender([...shipped, ...pictures(3), ...pictures(3)], never)).toBe(1)
  expect(drawn).toHaveLength(1)
  expect(said()).toEqual([
    [ONGOING, { pictures: 0, of: 1, shipped: 1, stored: 2 }],
    [DONE, { pictures: 1, of: 1 }],
  ])
})

test('where nothing is missing, the log says so', async () => {
  const { images, said } = await openService()
  expect(await images.prerender([], never)).toBe(0)
  expect(said()).toEqual([
    [ONGOING, { pictures: 0, of: 0, shipped: 0, stored: 0 }],
    [DONE, { pictures: 0, of: 0 }],
  ])
})
