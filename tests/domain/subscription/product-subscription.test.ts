import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import { productSubscription, readSubscription } from '#domain/subscription/product-subscription.ts'
import { aPrice, attributesOf } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

const TODAY = { country: 'DE', today: '2026-11-23' } as const
const shown = (
  product: object,
  price = aPrice(1999),
  context: Parameters<typeof productSubscription>[2] = TODAY,
) => productSubscription(product, { price }, context)

describe('a product that can be subscribed to', () => {
  test('shows its intervals, prices and terms', () =>
    expect(shown(subscribable({ numberOfLenses: '6', usageTime: '30' }))).toEqual({
      intervals: [
        { label: 'monthly', value: '1' },
        { label: 'quarterly', value: '3' },
      ],
      suggested: '3',
      daysOfUse: 180,
      day: 23,
      prices: { once: 1999, first: 1799, later: 1759 },
      saving: 10,
      policy: 'anytime',
    }))

  test('rounds later prices as its country does', () =>
    expect(shown(subscribable(), aPrice(1999), { ...TODAY, country: 'CH' })?.prices.later).toBe(1750))

  test('has a later price that no campaign reduces', () => {
    const campaign = {
      category: 'campaign',
      type: 'relative',
      amount: { relative: 0.5, absoluteWithTax: minor(1000) },
    } as const
    const { prices } = shown(subscribable(), aPrice(1000, { appliedReductions: [campaign] })) ?? {}
    expect(prices).toEqual({ once: 1000, first: 900, later: 1760 })
  })

  test.each([
    ['an unknown unit', subscribable({}, 'EUR')],
    ['no discount', { attributes: subscribable().attributes }],
  ])('saves nothing with %s', (_, product) =>
    expect(shown(product)).toMatchObject({ saving: null, prices: { once: 1999, first: 1999, later: 1999 } }),
  )
})

test.each([
  ['a discount of nothing', '0', null],
  ['a discount of five percent', '5', 5],
])('%s', (_, value, saving) => {
  const { attributes, advancedAttributes } = subscribable()
  const [row] = advancedAttributes['subscriptionDiscount']?.values ?? []
  const values = [{ fieldSet: [[{ value, unit: '%', text: '' }]], groupSet: [] }]
  const discounted = row && { ...advancedAttributes, subscriptionDiscount: { ...SHELL, values } }
  expect(shown({ attributes, advancedAttributes: discounted })?.saving).toBe(saving)
})

const SHELL = { id: 1, key: 'subscriptionDiscount', label: '', type: null }

test.each([
  ['one that is not sold so', { attributes: attributesOf({}) }],
  ['one without attributes', {}],
])('%s shows nothing', (_, product) => expect(shown(product)).toBeNull())

describe('a form', () => {
  const read = (fields: Record<string, string>) => readSubscription((name) => fields[name] ?? '')

  test('names interval and day', () =>
    expect(read({ subscription: 'yes', interval: '3', day: '12' })).toEqual({ interval: '3', day: 12 }))

  test.each([
    ['', 0],
    ['tomorrow', NaN],
  ])('with the day %j names one that no product offers', (day, number) =>
    expect(read({ subscription: 'yes', interval: '3', day })?.day).toBe(number),
  )

  test.each([{}, { subscription: 'no', interval: '3', day: '12' }])('buys once: %j', (fields) =>
    expect(read(fields)).toBeUndefined(),
  )
})
