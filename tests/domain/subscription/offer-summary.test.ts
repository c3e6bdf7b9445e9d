import { expect, test } from 'vitest'
import { subscriptionSummary } from '#domain/subscription/offer-summary.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const product = (id: number, withTax: number, rest: Record<string, string> = {}, unit = '%') =>
  aProduct(id, { ...subscribable(rest, unit), variants: [aVariant(id * 10, { price: aPrice(withTax) })] })

test('what subscribers get is the best of all products, with the lowest price of each interval', () =>
  expect(
    subscriptionSummary([product(1, 1000), product(2, 800), product(3, 900), aProduct(4)], 'DE'),
  ).toEqual({
    first: { fraction: 0.1, isEverywhere: true },
    subsequent: { fraction: 0.12, isEverywhere: true },
    isAnytime: true,
    intervals: [
      { value: '1', from: 704 },
      { value: '3', from: 704 },
    ],
  }))

test('where contact lenses are sold so, the lowest price is that of a lens', () => {
  const step = { categoryId: 1, categoryName: '', categorySlug: '', categoryUrl: '/a', categoryHidden: false }
  const lens = {
    ...product(1, 1000),
    categories: [[{ ...step, shopLevelCustomData: { productType: 'contactLens' as const } }]],
  }
  const drops = product(2, 200, { subscriptionInterval: '6' })
  expect(subscriptionSummary([drops, lens], 'DE')).toMatchObject({
    intervals: [
      { value: '1', from: 880 },
      { value: '3', from: 880 },
    ],
  })
})

test('a discount that not all have is said to be the highest', () => {
  const summary = subscriptionSummary([product(1, 1000), product(2, 500, {}, 'EUR')], 'CH')
  expect(summary).toMatchObject({
    first: { fraction: 0.1, isEverywhere: false },
    intervals: [{ from: 500 }, { from: 500 }],
  })
})

test('weeks stand among months by their length, and a bound policy is not any time', () => {
  const weekly = product(2, 800, {
    subscriptionInterval: '6w',
    subscriptionCancellationPolicy: 'after-second',
  })
  expect(subscriptionSummary([product(1, 1000), weekly], 'DE')).toMatchObject({
    isAnytime: false,
    intervals: [{ value: '1' }, { value: '6w' }, { value: '3' }],
  })
})

test('a shop that sells nothing so has none', () =>
  expect(subscriptionSummary([aProduct(1), {}], 'DE')).toBeNull())
