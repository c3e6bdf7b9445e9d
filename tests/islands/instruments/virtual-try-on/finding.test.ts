import { expect, test } from 'vitest'
import { openedOnce } from '#islands/instruments/virtual-try-on/finding.ts'

/** Finders that are opened one after the other; `fails`: the first cannot be opened. */
function finders({ fails = false } = {}) {
  const opened: { hasFailed: boolean; isClosed: boolean }[] = []
  const geometry = { vertices: new Float32Array(), triangles: new Uint16Array() }
  const { find, close } = openedOnce(async () => {
    const state = { hasFailed: false, isClosed: false }
    opened.push(state)
    if (fails && opened.length === 1) throw new Error('the models could not be loaded')
    return {
      finder: {
        find: async (image) => ({ image, landmarks: undefined }),
        hasFailed: () => state.hasFailed,
        close: () => {
          state.isClosed = true
        },
      },
      geometry,
    }
  })
  return { opened, find, close }
}

test('the models are opened once, however many wait for them', async () => {
  const { opened, find, close } = finders()
  const [one, other] = await Promise.all([find(), find()])
  expect([one === other, await find()]).toEqual([true, one])
  expect(opened).toHaveLength(1)
  close()
  await expect.poll(() => opened[0]?.isClosed).toBe(true)
})

test('after their worker failed they are opened once again for all who wait', async () => {
  const { opened, find } = finders()
  await find()
  for (const each of opened) each.hasFailed = true
  const [one, other] = await Promise.all([find(), find()])
  expect(one).toBe(other)
  expect(opened).toEqual([
    { hasFailed: true, isClosed: true },
    { hasFailed: false, isClosed: false },
  ])
})

test('when they cannot be loaded all who wait hear of it, and the next one opens them again', async () => {
  const { opened, find } = finders({ fails: true })
  const first = await Promise.allSettled([find(), find()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await find()
  expect(opened).toHaveLength(2)
})
