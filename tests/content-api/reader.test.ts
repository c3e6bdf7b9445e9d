import { expect, test } from 'vitest'
import type { ContentFiles } from '#content-api/content.ts'
import type { FolderReading } from '#content-api/read-folder.ts'
import { createReader } from '#content-api/reader.ts'
import { contentOf } from '#tests/support/content.ts'

const FILES: ContentFiles = {
  space: { id: 1, name: 'Test', domain: 'https://shop.example/', language_codes: [] },
  stories: [],
  datasources: [],
}
const reading = (name: string): FolderReading => ({
  content: contentOf({ 'de/home': { name } }),
  files: FILES,
  faults: [],
})

/** A reader of a folder whose readings end when the test lets them. */
function setUp() {
  const begun: PromiseWithResolvers<FolderReading>[] = []
  const errors: unknown[] = []
  const { content, invalidate } = createReader({
    read() {
      const next = Promise.withResolvers<FolderReading>()
      begun.push(next)
      return next.promise
    },
    kept: undefined,
    onError: (error) => errors.push(error),
    onFaults() {},
  })
  const name = async () => (await content()).published[0]?.name
  /** The reading with that number, counted from 0, once it has begun. */
  const nth = async (number: number) => {
    await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(number)
    return begun[number]
  }
  return { name, nth, begun, errors, invalidate }
}

test('all requests share one reading until something changes', async () => {
  const { name, nth, begun } = setUp()
  const names = [name(), name()]
  const first = await nth(0)
  first?.resolve(reading('old'))
  expect(await Promise.all([...names, name()])).toEqual(['old', 'old', 'old'])
  expect(begun).toHaveLength(1)
})

test('after a failed reading the last good content is answered, and the next request reads again', async () => {
  const { name, nth, errors, invalidate } = setUp()
  const before = name()
  const first = await nth(0)
  first?.resolve(reading('old'))
  await before
  invalidate()
  const meanwhile = name()
  const second = await nth(1)
  second?.reject(new Error('gone for a moment'))
  expect([await meanwhile, errors.length]).toEqual(['old', 1])
  const after = name()
  const third = await nth(2)
  third?.resolve(reading('new'))
  expect([await after, errors.length]).toEqual(['new', 1])
})

test('a reading waits for the one before, so that the newest is the last', async () => {
  const { name, nth, begun, invalidate } = setUp()
  const before = name()
  const first = await nth(0)
  invalidate()
  const after = name()
  // Changes before it begins need no other one.
  invalidate()
  const same = name()
  expect(begun).toHaveLength(1)
  first?.resolve(reading('old'))
  const second = await nth(1)
  second?.resolve(reading('new'))
  expect(await Promise.all([before, after, same])).toEqual(['old', 'new', 'new'])
  invalidate()
  const failed = name()
  const third = await nth(2)
  third?.reject(new Error('gone for a moment'))
  expect([await failed, begun.length]).toEqual(['new', 3])
})
