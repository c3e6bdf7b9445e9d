import { describe, expect, test } from 'vitest'
import { createContentVersion } from '#clients/content/content-version.ts'
import { recordingLog } from '#tests/support/log.ts'

function scene() {
  const world = { time: 0, next: 1 as number | Error }
  const ask = async () => {
    if (world.next instanceof Error) throw world.next
    return world.next
  }
  const { log, lines } = recordingLog()
  return {
    world,
    lines,
    version: createContentVersion({ fetchVersion: ask, now: () => world.time, checkEvery: 100, log }),
  }
}

describe('the version of the content', () => {
  test.each([
    [99, 1],
    [100, 2],
  ])('after %i of 100 ms is %i', async (time, expected) => {
    const { world, version } = scene()
    await version()
    Object.assign(world, { time, next: 2 })
    expect(await version()).toBe(expected)
  })

  test('is requested immediately after a publication', async () => {
    const { world, version } = scene()
    await version()
    world.next = 2
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
    const { world, version, lines } = scene()
    await version()
    world.next = new Error('down')
    for (let round = 0; round < 3; round++) {
      version.expire()
      expect(await version()).toBe(1)
    }
    world.next = 2
    version.expire()
    expect(await version()).toBe(2)
    expect(lines).toEqual([
      'warn: the version of the content service is not available',
      'info: the version of the content service is available again',
    ])
  })

  test('is an error when it was never known', async () => {
    const { world, version } = scene()
    world.next = new Error('down')
    await expect(version()).rejects.toThrow('down')
  })
})
