import { expect, test } from 'vitest'
import { createPacer } from '#platform/pacer.ts'

/** Keeps the thread busy for so many milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end) Math.sqrt(end)
}

test('pieces run in order, one at a time, and rest in proportion to what they took', async () => {
  const paced = createPacer(3)
  const spans: [began: number, ended: number][] = []
  const piece = async () => {
    const began = performance.now()
    work(10)
    await Promise.resolve()
    spans.push([began, performance.now()])
    return spans.length
  }
  expect(await Promise.all([paced(piece), paced(piece), paced(piece)])).toEqual([1, 2, 3])
  const rests = spans.slice(1).map(([began], index) => began - (spans[index]?.[1] ?? 0))
  // A timer counts whole milliseconds.
  for (const rest of rests) expect(rest).toBeGreaterThan(28)
})

test('a piece that fails holds nothing up', async () => {
  const paced = createPacer(1)
  const failed = paced(async () => {
    throw new Error('no answer')
  })
  const next = paced(async () => 'next')
  await expect(failed).rejects.toThrow('no answer')
  expect(await next).toBe('next')
})
