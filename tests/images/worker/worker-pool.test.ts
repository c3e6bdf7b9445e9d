import { getPriority } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import type { RenderJob } from '#images/worker/job.ts'
import { Cancelled, createWorkerPool, QueueFull, type WorkerPool } from '#images/worker/worker-pool.ts'
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

test('a worker in the background has the lowest priority on the processor, one for requests that of the shop', async () => {
  const room = open(1)
  const priorityOf = async (urgency: 'request' | 'background') =>
    Number(Buffer.from(await room.draw(job('priority'), urgency)).toString())
  expect([await priorityOf('request'), await priorityOf('background')]).toEqual([getPriority(), 19])
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

/** Enters all jobs at once, and returns the names in the order in which they were drawn. */
async function order(room: WorkerPool, entries: [RenderJob, string][], meanwhile: () => void) {
  const done: string[] = []
  const drawings = entries.map(async ([each, client]) => {
    const urgency = client === 'nobody' ? 'background' : 'request'
    done.push(Buffer.from(await room.draw(each, urgency, client)).toString())
  })
  meanwhile()
  await Promise.all(drawings)
  return done
}

test('a job that is cancelled while it waits is not drawn', async () => {
  const room = open(1)
  const [first, endless, next] = [job('first'), job('endless', -2), job('next')]
  const drawings = [first, endless, next].map((each) => room.draw(each, 'request'))
  expect([room.cancel(endless), room.cancel(endless)]).toEqual([true, false])
  await expect(drawings[1]).rejects.toThrow(Cancelled)
  expect(Buffer.from((await drawings[2]) ?? []).toString()).toBe('next')
  expect(room.cancel(next)).toBe(false)
})

test('a job that a worker draws cannot be cancelled', async () => {
  const room = open(1)
  const first = job('first')
  const drawing = room.draw(first, 'request')
  expect(room.cancel(first)).toBe(false)
  expect(Buffer.from(await drawing).toString()).toBe('first')
})

test('the pictures of a page are drawn in the order in which its browser asks for them, whatever they show; copies of tiles go ahead', async () => {
  const room = open(1)
  const [face, below, copy] = [job('a face on the screen'), job('a front below', 160), job('copy', 480)]
  face.picture.view = 'worn'
  copy.tile = 'tile.avif'
  const entries = [job('first'), face, below, copy].map((each): [RenderJob, string] => [each, 'a'])
  expect(await order(room, entries, () => room.join(face, 'a'))).toEqual([
    'first',
    'copy',
    'a face on the screen',
    'a front below',
  ])
})

test('a background job that somebody requests comes before later requests', async () => {
  const room = open(1)
  const [late, last] = [job('late'), job('last')]
  const entries: [RenderJob, string][] = [
    [job('first'), 'a'],
    [last, 'nobody'],
    [late, 'nobody'],
    [job('second'), 'a'],
  ]
  expect(await order(room, entries, () => room.join(late, 'b'))).toEqual(['first', 'second', 'late', 'last'])
})

test('a job that one more client requests comes at their turn, once', async () => {
  const room = open(1)
  const wanted = job('wanted')
  const entries: [RenderJob, string][] = [
    [job('first'), 'a'],
    [job('second'), 'a'],
    [job('third'), 'a'],
    [wanted, 'a'],
  ]
  expect(await order(room, entries, () => room.join(wanted, 'b'))).toEqual([
    'first',
    'second',
    'wanted',
    'third',
  ])
})

test('a school class behind one address waits, and only more is refused', async () => {
  const room = open(1)
  const endless = room.draw(job('endless', -2), 'request', 'school')
  const drawings = Array.from({ length: 1801 }, (_, n) => room.draw(job(`${n}`), 'request', 'school'))
  const results = Promise.allSettled([endless, ...drawings])
  await room.close()
  const reasons = (await results).map((result) => result.status === 'rejected' && result.reason)
  expect(reasons.filter((reason) => reason instanceof QueueFull)).toHaveLength(1)
})
