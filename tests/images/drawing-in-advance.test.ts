import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createImageService } from '#images/service.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { instantWorkerPool } from '#tests/support/worker-pool.ts'

test('drawing in advance says in the log how far it is', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const { log, lines } = recordingLog()
  const { pool } = instantWorkerPool()
  const images = await createImageService({
    pictureOf: async () => framePicture(),
    dir,
    log,
    workerPool: pool,
  })
  const many = Array.from({ length: 250 }, (_, index) => ({ hash: `many-${index}`, width: 320 }))
  await images.prerender(many, new AbortController().signal)
  expect(lines).toEqual(Array(2).fill('info: pictures are being drawn in advance'))
})
