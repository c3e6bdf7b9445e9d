import { afterEach, expect, test } from 'vitest'
import type { RenderJob } from '#images/worker/job.ts'
import { createWorkerPool, type WorkerPool } from '#images/worker/worker-pool.ts'
import { framePicture } from '#tests/support/frames.ts'

const script = new URL('../../support/fake-worker.ts', import.meta.url)
const rooms: WorkerPool[] = []
const open = (hands: number, jobMs?: number) => {
  const room = createWorkerPool(hands, undefined, script, undefined, jobMs)
  rooms.push(room)
  return room
}
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()))
})

const job = (name: string, width = 320): RenderJob => ({
  picture: Object.assign(framePicture(), { name }),
  width,
  height: 400,
  encoding: { format: 'avif', quality: 75, bg: undefined, brightness: 1, blur: 0 },
})

test('requests come before background work, in order', async () => {
  const room = open(1)
  const done: string[] = []
  const draw = async (name: string, urgency: 'request' | 'background') => {
    done.push(Buffer.from(await room.draw(job(name), urgency)).toString())
  }
  await Promise.all([
    draw('first', 'request'),
    draw('late', 'background'),
    draw('second', 'request'),
    draw('third', 'request'),
  ])
  expect(done).toEqual(['first', 'second', 'third', 'late'])
})

test('background work starts only while no request waits', async () => {
  const room = open(2)
  const done: string[] = []
  const draw = async (name: string, urgency: 'request' | 'background') => {
    done.push(Buffer.from(await room.draw(job(name), urgency)).toString())
  }
  await Promise.all([
    draw('b1', 'background'),
    draw('b2', 'background'),
    draw('r1', 'request'),
    draw('r2', 'request'),
  ])
  expect(done.at(-1)).toBe('b2')
})

test('a failed job does not affect the next one', async () => {
  const room = open(1)
  await expect(room.draw(job('bad', 0), 'request')).rejects.toThrow('no paper')
  expect(Buffer.from(await room.draw(job('good'), 'request')).toString()).toBe('good')
})

test('a crashed worker is replaced', async () => {
  const room = open(1)
  await expect(room.draw(job('fatal', -1), 'request')).rejects.toThrow('aborted')
  expect(Buffer.from(await room.draw(job('next'), 'request')).toString()).toBe('next')
})

test('a worker that hangs is ended, and replaced', async () => {
  const room = open(1, 4000)
  await expect(room.draw(job('endless', -2), 'request')).rejects.toThrow('aborted')
  expect(Buffer.from(await room.draw(job('next'), 'request')).toString()).toBe('next')
})

test('closing rejects waiting requests', async () => {
  const room = open(1)
  const waiting = [room.draw(job('a'), 'request'), room.draw(job('b'), 'background')].map((each) =>
    each.then(
      () => 'drawn',
      () => 'turned away',
    ),
  )
  await room.close()
  expect((await Promise.all(waiting))[1]).toBe('turned away')
})

test('a warm worker renders like any other', async () => {
  const room = open(1)
  room.warmUp()
  room.warmUp()
  expect(Buffer.from(await room.draw(job('first'), 'request')).toString()).toBe('first')
  await room.close()
  await expect(room.draw(job('good'), 'request')).resolves.toBeDefined()
})
