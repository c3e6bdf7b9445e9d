import { expect, test } from 'vitest'
import { changePrice, type StoredPrice } from '#domain/money/change-price.ts'
import { minor, type Reduction } from '#domain/money/price.ts'

const amount = (value: number | null) => (value === null ? null : minor(value))
const sale = (absolute: number): Reduction => ({
  category: 'sale',
  type: 'absolute',
  amount: { relative: 0, absoluteWithTax: minor(absolute) },
})
const stored = (withTax: number, off = 0, lowestPriorPrice: number | null = null): StoredPrice => ({
  withTax: minor(withTax),
  reductions: off === 0 ? null : [sale(off)],
  lowestPriorPrice: amount(lowestPriorPrice),
  reference: null,
})
const change = (current: StoredPrice, to: readonly [number, number?], recorded?: number | null) =>
  changePrice(
    current,
    { withTax: minor(to[0]), reducedFrom: amount(to[1] ?? null) },
    { isRecorded: recorded !== undefined, lowest: amount(recorded ?? null) },
  )

test.each([
  ['a reduction is measured by the price before it', stored(100), [80, 100], undefined, 80, 100, [100]],
  ['by a lower price of the days before', stored(100), [80, 100], 90, 80, 90, [100]],
  ['or by an even lower one', stored(100), [80, 100], 70, 80, 70, [100]],
  ['older prices do not count', stored(100), [80, 100], null, 80, 100, [100]],
  ['unrecorded days count at first', stored(100, 0, 85), [80, 100], undefined, 80, 85, [100, 85]],
  ['but not once they are recorded', stored(100, 0, 85), [80, 100], null, 80, 100, [100]],
  ['a higher unrecorded price is none', stored(80, 20, 100), [75, 100], undefined, 75, 80, [80]],
  ['a second reduction is measured by the first', stored(80, 20, 100), [70, 100], null, 70, 80, [80]],
  ['a price that only falls is its own measure', stored(100), [80], null, 80, 80, [100]],
  ['after a sale the price of the sale stays the lowest', stored(80, 20, 100), [100], null, 100, 80, [80]],
] as const)('%s', (_, current, to, recorded, withTax, lowest, replaced) => {
  const changed = change(current, to, recorded)
  expect(changed?.price).toMatchObject({ withTax, lowestPriorPrice: lowest })
  expect(changed?.price.reductions === null).toBe(to[1] === undefined)
  expect(changed?.replaced).toEqual(replaced)
})

test.each([
  ['the same price', stored(100, 0, 90), [100]],
  ['the same reduction', stored(80, 20, 100), [80, 100]],
] as const)('%s changes nothing', (_, current, to) => expect(change(current, to, 1)).toBeNull())

test.each([
  ['announced later', stored(80, 0, 80), [80, 100], 80],
  ['announced later, and the price was higher before it fell', stored(80, 0, 100), [80, 100], 80],
  ['announced later, without a known price before', stored(80), [80, 100], null],
  ['announced from another price', stored(80, 20, 95), [80, 120], 95],
  ['no longer announced', stored(80, 20, 95), [80], 80],
] as const)('a reduction that is %s replaces no price', (_, current, to, lowest) => {
  const changed = change(current, to, null)
  expect(changed?.price.lowestPriorPrice).toBe(lowest)
  expect(changed?.replaced).toEqual([])
})

test('the reduction is a sale, with its share of the price before', () =>
  expect(change(stored(300), [200, 300])?.price.reductions).toEqual([
    { category: 'sale', type: 'absolute', amount: { relative: 0.3333, absoluteWithTax: 100 } },
  ]))

test.each([
  [1000, 500, 1388],
  [1000, 1001, 2778],
  [0, 500, 2775],
])('the price of a litre follows from %i to %i', (before, now, reference) =>
  expect(
    change({ ...stored(before), reference: { withTax: minor(2775), size: 1, unit: 'l' } }, [now])?.price
      .reference,
  ).toEqual({ withTax: reference, size: 1, unit: 'l' }),
)
