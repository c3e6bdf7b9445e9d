import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DrawingRoom } from '#server/images/drawing-room.ts'
import { createImages } from '#server/images/service.ts'
import { quickRoom, silentRoom } from '#tests/support/drawing-room.ts'
import { framePicture } from '#tests/support/frames.ts'
import { listeningLog } from '#tests/support/log.ts'

let dir = ''
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'images-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

const { log, lines } = listeningLog()
const open = (room: DrawingRoom) =>
  createImages({ pictureOf: async (hash) => (hash === 'gone' ? null : framePicture()), dir, log, room })

const ask = (path: string, headers: Record<string, string> = { accept: 'image/avif' }) =>
  new Request(`http://shop/images/${path}`, { headers })

const turn = () => new Promise(setImmediate)

describe('an answer', () => {
  test('is immutable, varies by Accept and has an ETag of its own', async () => {
    const images = await open(quickRoom().room)
    const answer = await images.answer(ask('hash?width=320&height=400'))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '12',
      'content-type': 'image/avif',
      etag: '"hash_320x400_q75.avif"',
      vary: 'Accept',
    })
    expect(await answer.text()).toBe('avif 320x400')
  })

  test.each([
    ['image/avif,image/webp', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('for Accept: %s is %s', async (accept, type) => {
    const images = await open(quickRoom().room)
    expect((await images.answer(ask('hash?width=320', { accept }))).headers.get('content-type')).toBe(type)
  })

  test('is 304 without a body for who has it', async () => {
    const images = await open(quickRoom().room)
    const headers = { accept: 'image/avif', 'if-none-match': 'W/"other", "hash_320x400_q75.avif"' }
    const answer = await images.answer(ask('hash?width=320&height=400', headers))
    expect([answer.status, await answer.text()]).toEqual([304, ''])
  })

  test.each([
    ['hash?width=333', 400],
    ['hash?width=320&bg=red', 400],
    ['hash', 400],
    ['gone?width=320', 404],
  ])('to %s is %i and never kept', async (path, status) => {
    const { room, drawn } = quickRoom()
    const answer = await (await open(room)).answer(ask(path))
    expect([answer.status, answer.headers.get('cache-control'), drawn.length]).toEqual([
      status,
      'no-store',
      0,
    ])
  })

  test('shrinks a placeholder from a larger drawing', async () => {
    const { room, drawn } = quickRoom()
    await (await open(room)).answer(ask('hash?width=10&height=10'))
    expect(drawn[0]).toMatchObject({
      width: 80,
      height: 80,
      encoding: { quality: 50, blur: 3, resize: { width: 10, height: 10 } },
    })
  })
})

describe('a picture', () => {
  test('is drawn once, however many ask at once and later', async () => {
    const { room, asked } = silentRoom()
    const images = await open(room)
    const answers = Array.from({ length: 5 }, () => images.answer(ask('hash?width=320')))
    while (asked.length === 0) await turn()
    await turn()
    asked[0]?.finish(Buffer.from('picture'))
    const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()))
    expect(new Set(bodies)).toEqual(new Set(['picture']))
    expect(await (await images.answer(ask('hash?width=320'))).text()).toBe('picture')
    expect(asked).toHaveLength(1)
  })

  test('is found on disk after a start', async () => {
    await (await open(quickRoom().room)).answer(ask('hash?width=320'))
    const { room, drawn } = quickRoom()
    expect((await (await open(room)).answer(ask('hash?width=320'))).status).toBe(200)
    expect(drawn).toEqual([])
  })

  test('that failed is drawn again for the next who asks', async () => {
    const { room, asked } = silentRoom()
    const images = await open(room)
    const first = images.answer(ask('hash?width=320'))
    while (asked.length === 0) await turn()
    asked[0]?.fail(new Error('no paper'))
    await expect(first).rejects.toThrow('no paper')
    const second = images.answer(ask('hash?width=320'))
    while (asked.length === 1) await turn()
    asked[1]?.finish(Buffer.from('picture'))
    expect((await second).status).toBe(200)
  })
})

describe('warming', () => {
  const list = [
    { hash: 'one-', width: 320, height: 400 },
    { hash: 'gone', width: 320, height: 400 },
    { hash: 'two-', width: 320, height: 400 },
  ]

  test('draws in the background what is not there yet, one after the other', async () => {
    const { room, asked } = silentRoom()
    const images = await open(room)
    const warmed = images.warm(list, new AbortController().signal)
    for (let k = 0; k < 2; k++) {
      while (asked.length === k) await turn()
      expect(asked).toHaveLength(k + 1)
      expect(asked[k]?.urgency).toBe('background')
      asked[k]?.finish(Buffer.from('picture'))
    }
    expect(await warmed).toBe(2)
    expect(await images.warm(list, new AbortController().signal)).toBe(0)
  })

  test('stops when it is told to', async () => {
    const { room, drawn } = quickRoom()
    expect(await (await open(room)).warm(list, AbortSignal.abort())).toBe(0)
    expect(drawn).toEqual([])
  })

  test('goes on after a picture that cannot be drawn, and says so', async () => {
    const { room } = quickRoom()
    const images = await open({
      ...room,
      draw: (job, urgency) =>
        job.width === 320 ? room.draw(job, urgency) : Promise.reject(new Error('torn')),
    })
    expect(await images.warm([{ hash: 'bad-', width: 480 }, ...list], new AbortController().signal)).toBe(2)
    expect(lines).toContain('warn: a picture could not be drawn ahead')
  })
})
