import { describe, expect, test } from 'vitest'
import { createContentVersion } from '#clients/content/content-version.ts'
import { recordingLog } from '#tests/support/log.ts'

function scene() {
  const context = { time: 0, next: 1 as number | Error }
  const ask = async () => {
    if (context.next instanceof Error) throw context.next
    return context.next
  }
  const { log, lines } = recordingLog()
  return {
    context,
    lines,
    version: createContentVersion({ fetchVersion: ask, now: () => context.time, checkEvery: 100, log }),
  }
}

describe('the version of the content', () => {
  test.each([
    [99, 1],
    [100, 2],
  ])('after %i of 100 ms is %i', async (time, expected) => {
    const { context, version } = scene()
    await version()
    Object.assign(context, { time, next: 2 })
    expect(await version()).toBe(expected)
  })

  test('is requested immediately after a publication', async () => {
    const { context, version } = scene()
    await version()
    context.next = 2
    version.expire()
    expect(await version()).toBe(2)
  })

  test('is that of the latest request, however late an earlier answer comes', async () => {
    const answers: PromiseWithResolvers<number>[] = []
    const ask = () => {
      const answer = Promise.withResolvers<number>()
      answers.push(answer)
      return answer.promise
    }
    const { log } = recordingLog()
    const version = createContentVersion({ fetchVersion: ask, now: () => 0, checkEvery: 100, log })
    const before = version()
    version.expire()
    const after = version()
    answers[1]?.resolve(2)
    expect(await after).toBe(2)
    answers[0]?.resolve(1)
    await before
    expect(await version()).toBe(2)
  })

  test('stays the last one when the service does not answer', async () => {
    const { context, version, lines } = scene()
    await version()
    context.next = new Error('down')
    for (let round = 0; round < 3; round++) {
      version.expire()
      expect(await version()).toBe(1)
    }
    context.next = 2
    version.expire()
    expect(await version()).toBe(2)
    expect(lines).toEqual([
      'warn: the version of the content service is not available',
      'info: the version of the content service is available again',
    ])
  })

  test('is an error when it was never known', async () => {
    const { context, version } = scene()
    context.next = new Error('down')
    await expect(version()).rejects.toThrow('down')
  })
})
