import { describe, expect, test } from 'vitest'
import { createVersion } from '#server/clients/content/version.ts'
import { listeningLog } from '#tests/support/log.ts'

function scene() {
  const world = { time: 0, next: 1 as number | Error }
  const ask = async () => {
    if (world.next instanceof Error) throw world.next
    return world.next
  }
  const { log, lines } = listeningLog()
  return { world, lines, version: createVersion({ ask, now: () => world.time, checkEvery: 100, log }) }
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

  test('is asked for at once after a publication', async () => {
    const { world, version } = scene()
    await version()
    world.next = 2
    version.expire()
    expect(await version()).toBe(2)
  })

  test('is what was asked for last, however late an earlier answer comes', async () => {
    const answers: PromiseWithResolvers<number>[] = []
    const ask = () => {
      const answer = Promise.withResolvers<number>()
      answers.push(answer)
      return answer.promise
    }
    const { log } = listeningLog()
    const version = createVersion({ ask, now: () => 0, checkEvery: 100, log })
    const before = version()
    version.expire()
    const after = version()
    answers[1]?.resolve(2)
    expect(await after).toBe(2)
    answers[0]?.resolve(1)
    await before
    expect(await version()).toBe(2)
  })

  test('is the last one where the service does not tell', async () => {
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
      'warn: the content service does not tell its version',
      'info: the content service tells its version again',
    ])
  })

  test('is an error where it never was told', async () => {
    const { world, version } = scene()
    world.next = new Error('down')
    await expect(version()).rejects.toThrow('down')
  })
})
