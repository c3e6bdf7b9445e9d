import { describe, expect, test, vi } from 'vitest'
import { endWith, progressText, startProgress } from '#platform/progress.mjs'

const written = (isTTY: boolean) => {
  const stream = { text: '', isTTY, columns: 80, write: (part: string) => (stream.text += part) }
  return stream
}

test.each([
  [0, undefined, 0, '0 s'],
  [0, undefined, 12.4, '12 s'],
  [30, undefined, 12, '30, 2.5/s, 12 s'],
  [0, 600, 3, '0 % (0 of 600)'],
  [252, 600, 3, '42 % (252 of 600), 84/s, 4 s left'],
  [599, 600, 100, '99 % (599 of 600), 6/s, 0 s left'],
  [600, 600, 7, '100 % (600 of 600), 86/s'],
  [614, 600, 7, '100 % (614 of 600), 88/s'],
  [10, 1000, 10, '1 % (10 of 1000), 1/s, 16 min 30 s left'],
  [1, 1000, 10, '0 % (1 of 1000), 0.1/s, 2 h 46 min left'],
] as const)('%s of %s after %d s is %s', (count, total, seconds, shown) =>
  expect(progressText(count, total, seconds)).toBe(shown),
)

describe('where nobody watches', () => {
  test('a line appears every five seconds, and one at the end', () => {
    const stream = written(false)
    let now = 0
    const progress = startProgress('writing products', { total: 100, stream, now: () => now })
    for (let count = 0; count < 100; count++) {
      now += 120
      progress.advance()
    }
    progress.done()
    expect(stream.text.split('\n')).toEqual([
      '  writing products: 42 % (42 of 100), 8.3/s, 7 s left',
      '  writing products: 84 % (84 of 100), 8.3/s, 2 s left',
      '✓ writing products: 100 in 12 s',
      '',
    ])
  })

  test.each([
    ['succeeds', () => Promise.resolve(4), 4, '✓ pushing blocks: 4 in 0 s\n'],
    ['fails', () => Promise.reject(new Error('no space')), 'no space', '✗ pushing blocks: after 4 in 0 s\n'],
  ])('it ends with the work, which %s', async (_, work, outcome, line) => {
    const stream = written(false)
    const progress = startProgress('pushing blocks', { total: 9, stream, now: () => 0 })
    progress.advance(4)
    expect(await endWith(progress, work()).catch((error: Error) => error.message)).toBe(outcome)
    progress.done()
    expect(stream.text).toBe(line)
  })
})

describe('in a terminal', () => {
  test('one line is drawn again, at most ten times a second, and then replaced', () => {
    const stream = written(true)
    let now = 0
    const progress = startProgress('drawing', { total: 4, stream, now: () => now })
    for (const at of [50, 100, 150, 250]) {
      now = at
      progress.advance()
    }
    progress.done()
    expect(stream.text.split('\r\u001B[K')).toEqual([
      '',
      '· ██████████░░░░░░░░░░ drawing: 50 % (2 of 4), 20/s, 0 s left',
      '· ████████████████████ drawing: 100 % (4 of 4), 16/s',
      '✓ drawing: 4 in 0 s\n',
    ])
  })

  test('the clock goes on where nothing can be counted', () => {
    vi.useFakeTimers()
    try {
      const stream = written(true)
      const progress = startProgress('building', { stream })
      vi.advanceTimersByTime(2000)
      expect(stream.text).toContain('· building: 2 s')
      progress.done()
      const { length } = stream.text
      vi.advanceTimersByTime(2000)
      expect(stream.text).toHaveLength(length)
    } finally {
      vi.useRealTimers()
    }
  })
})
