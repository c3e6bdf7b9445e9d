import { expect, test } from 'vitest'
import { batchReads } from '#shop-api/catalogue/batch-reads.ts'

function setUp() {
  const reads: number[][] = []
  const read = batchReads(async (keys: number[]) => {
    reads.push(keys)
    if (keys.includes(0)) throw new Error('the read failed')
    return new Map(keys.map((key) => [key, `${key}.${reads.length}`]))
  })
  return { reads, read }
}

test('simultaneous requests share one read', async () => {
  const { reads, read } = setUp()
  const [one, two] = await Promise.all([read([1, 2]), Promise.resolve().then(() => read([2, 3]))])
  expect(reads).toEqual([[1, 2, 3]])
  expect([one.get(1), two.get(3)]).toEqual(['1.1', '3.1'])
})

test('a later request is read later, whether or not it is the same', async () => {
  const { reads, read } = setUp()
  await read([1])
  expect((await read([1])).get(1)).toBe('1.2')
  expect(reads).toEqual([[1], [1]])
})

test('a request during a read is read after it', async () => {
  const reads: number[] = []
  const { promise: released, resolve: tell } = Promise.withResolvers<void>()
  const read = batchReads(async ([key = 0]: number[]) => {
    reads.push(key)
    if (key === 1) await released
    return new Map([[key, key]])
  })
  const first = read([1])
  await expect.poll(() => reads).toEqual([1])
  const second = read([2])
  tell()
  expect([(await first).get(2), (await second).get(2)]).toEqual([undefined, 2])
})

test('a failed read fails for all who waited, and the next one is tried', async () => {
  const { read } = setUp()
  const all = await Promise.allSettled([read([0]), read([1])])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await read([1])).get(1)).toBe('1.2')
})
