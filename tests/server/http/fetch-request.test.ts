import { mkdtemp, rm } from 'node:fs/promises'
import { IncomingMessage, request as send, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createImageService } from '#images/service.ts'
import { createWorkerPool, type WorkerPool } from '#images/worker/worker-pool.ts'
import { fetchRequest } from '#server/http/fetch-request.ts'
import { framePicture } from '#tests/support/frames.ts'
import { recordingLog } from '#tests/support/log.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const turn = () => new Promise(setImmediate)
async function until(isTrue: () => boolean) {
  while (!isTrue()) await turn()
}

/** A browser that may leave: `destroy()` closes its connection. */
function visit({ port }: { port: number }, path: string) {
  const sent = send({ host: '127.0.0.1', port, path, headers: { host: 'localhost' } })
  sent.on('error', () => {}).end()
  return sent
}

test('the signal of a request aborts when the client leaves before the response', async () => {
  const signals: AbortSignal[] = []
  const images = ({ signal }: Request) => {
    signals.push(signal)
    return new Promise<Response>((resolve) =>
      signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 }))),
    )
  }
  await using door = await startTestServer({ overrides: { images } })
  const browser = visit(door.address(), '/images/hash?width=320')
  await until(() => signals.length === 1)
  expect(signals[0]?.aborted).toBe(false)
  browser.destroy()
  await until(() => door.logLines.includes('info: request'))
  expect(signals[0]?.aborted).toBe(true)
  expect(door.logLines).toEqual(['info: request'])
})

test('the signal of a request that nobody holds any more aborts too', async () => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const { signal } = fetchRequest(new URL('http://shop/images/hash'), { request, response }, null)
  setFlagsFromString('--expose-gc')
  await turn()
  runInNewContext('gc')()
  response.emit('close')
  expect(signal.aborted).toBe(true)
})

test('the signal of a request that was answered does not abort', async () => {
  const signals: AbortSignal[] = []
  const images = async ({ signal }: Request) => {
    signals.push(signal)
    return new Response('picture')
  }
  {
    await using door = await startTestServer({ overrides: { images } })
    await door.get('/images/hash?width=320')
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('a picture whose visitor has left leaves the queue', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'images-'))
  const pool = createWorkerPool(1, undefined, new URL('../../support/fake-worker.ts', import.meta.url))
  const seen = { queued: 0, cancelled: [] as boolean[] }
  const watched: WorkerPool = {
    ...pool,
    draw(...given) {
      seen.queued++
      return pool.draw(...given)
    },
    cancel(job) {
      const isCancelled = pool.cancel(job)
      seen.cancelled.push(isCancelled)
      return isCancelled
    },
  }
  const { log } = recordingLog()
  const pictureOf = async (name: string) => Object.assign(framePicture(), { name })
  const service = await createImageService({ pictureOf, dir, log, workerPool: watched })
  {
    await using door = await startTestServer({ overrides: { images: service.handle } })
    visit(door.address(), '/images/endless?width=320')
    await until(() => seen.queued === 1)
    const browser = visit(door.address(), '/images/left?width=320')
    await until(() => seen.queued === 2)
    browser.destroy()
    await until(() => door.logLines.includes('info: request'))
    expect(seen.cancelled).toEqual([true])
    expect(door.logLines).toEqual(['info: request'])
  }
  await service.close()
  await rm(dir, { recursive: true, force: true })
})
