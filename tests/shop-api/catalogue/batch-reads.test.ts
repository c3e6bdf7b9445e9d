import { expect, test } from 'vitest'
import { batchReads } from '#shop-api/catalogue/batch-reads.ts'

function setUp() {
  const asked: number[][] = []
  const wanted = batchReads(async (keys: number[]) => {
    asked.push(keys)
    if (keys.includes(0)) throw new Error('the read failed')
    return new Map(keys.map((key) => [key, `${key}.${asked.length}`]))
  })
  return { asked, wanted }
}

test('simultaneous requests share one read', async () => {
  const { asked, wanted } = setUp()
  const [one, two] = await Promise.all([wanted([1, 2]), Promise.resolve().then(() => wanted([2, 3]))])
  expect(asked).toEqual([[1, 2, 3]])
  expect([one.get(1), two.get(3)]).toEqual(['1.1', '3.1'])
})

test('a later request is read later, whether or not it is the same', async () => {
  const { asked, wanted } = setUp()
  await wanted([1])
  expect((await wanted([1])).get(1)).toBe('1.2')
  expect(asked).toEqual([[1], [1]])
})

test('a request during a read is read after it', async () => {
  const asked: number[] = []
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  const wanted = batchReads(async ([key = 0]: number[]) => {
    asked.push(key)
    if (key === 1) await told
    return new Map([[key, key]])
  })
  const first = wanted([1])
  await expect.poll(() => asked).toEqual([1])
  const second = wanted([2])
  tell()
  expect([(await first).get(2), (await second).get(2)]).toEqual([undefined, 2])
})

test('a failed read fails for all who waited, and the next one is tried', async () => {
  const { wanted } = setUp()
  const all = await Promise.allSettled([wanted([0]), wanted([1])])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await wanted([1])).get(1)).toBe('1.2')
})
