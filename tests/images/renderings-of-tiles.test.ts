import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RenderSpec } from '#domain/image/render-spec.ts'
import { TILE_SIZE } from '#domain/image/sizes.ts'
import { createImageService } from '#images/service.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { manualWorkerPool } from '#tests/support/worker-pool.ts'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'images-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('a picture that comes with the shop', () => {
  const openWith = async (view: RenderSpec['view']) => {
    const { pool, jobs } = manualWorkerPool()
    const tile = join(dir, 'tile.avif')
    await writeFile(tile, 'tile')
    const images = await createImageService({
      pictureOf: async () => framePicture({ view }),
      dir,
      log: recordingLog().log,
      workerPool: pool,
      shipped: (hash) => (hash === 'shipped' ? tile : undefined),
    })
    const request = (address: string, accept = 'image/avif') =>
      images.handle(new Request(`http://shop/images/${address}`, { headers: { accept } }), '198.51.100.7')
    return { images, request, jobs, tile }
  }

  test('is sent as it is in the size of a tile, and never drawn in advance', async () => {
    const { images, request, jobs } = await openWith('front')
    expect(await (await request('shipped?width=640&height=800')).text()).toBe('tile')
    expect(await images.prerender([{ hash: 'shipped', ...TILE_SIZE }], new AbortController().signal)).toBe(0)
    expect(jobs).toEqual([])
  })

  test.each([
    ['another format', 'front', 'shipped?width=640&height=800', 'image/webp', true],
    ['a smaller copy', 'worn', 'shipped?width=320&height=400', 'image/avif', true],
    ['a crop of a front', 'front', 'shipped?width=480&height=480', 'image/avif', true],
    ['another background', 'front', 'shipped?width=640&height=800&bg=ffffff', 'image/avif', true],
    ['another ratio of a head', 'worn', 'shipped?width=480&height=480', 'image/avif', false],
    ['a larger one', 'front', 'shipped?width=960&height=1200', 'image/avif', false],
    ['another tint', 'front', 'shipped?width=640&height=800&tint=gradient-brown', 'image/avif', false],
    ['another hash', 'front', 'other?width=640&height=800', 'image/avif', false],
  ] as const)('in %s is made from its tile or drawn', async (_, view, address, accept, isMade) => {
    const { request, jobs, tile } = await openWith(view)
    const answer = request(address, accept)
    while (jobs.length === 0) await new Promise(setImmediate)
    expect(jobs[0]?.job.tile).toBe(isMade ? tile : undefined)
    jobs[0]?.finish(Buffer.from('picture'))
    expect((await answer).status).toBe(200)
  })
})
