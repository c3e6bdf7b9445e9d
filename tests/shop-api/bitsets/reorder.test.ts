import { expect, test } from 'vitest'
import { reorder } from '#shop-api/bitsets/reorder.ts'
import type { Ordering } from '#shop-api/bitsets/segments.ts'
import { randomOf } from '#shop-api/seed/random.ts'

const orderingOf = (amounts: ReadonlyMap<number, number>): Ordering => {
  const sorted = [...amounts].toSorted(([a, one], [b, other]) => one - other || a - b)
  return {
    ordinals: Int32Array.from(sorted, ([ordinal]) => ordinal),
    amounts: Int32Array.from(sorted, ([, amount]) => amount),
  }
}

test.each(Array.from({ length: 30 }, (_, seed) => seed))('changed amounts are sorted anew: %i', (seed) => {
  const random = randomOf(`reorder ${seed}`)
  const amounts = new Map(
    Array.from({ length: random.int(0, 40) }, () => [random.int(0, 60), random.int(-3, 9)] as const),
  )
  const changes = new Map(
    Array.from({ length: random.int(0, 20) }, () => {
      const amount = random.chance(0.3) ? null : random.int(-3, 9)
      return [random.int(0, 60), amount] as const
    }),
  )
  const after = reorder(orderingOf(amounts), changes)
  for (const [ordinal, amount] of changes)
    if (amount === null) amounts.delete(ordinal)
    else amounts.set(ordinal, amount)
  expect(after).toEqual(orderingOf(amounts))
})

test('an ordering without a change is the same object', () => {
  const ordering = orderingOf(new Map([[3, 5]]))
  expect(reorder(ordering, new Map([[3, 5]]))).toBe(ordering)
  expect(reorder(ordering, new Map([[4, null]]))).toBe(ordering)
})
