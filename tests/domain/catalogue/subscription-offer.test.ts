import { describe, expect, test } from 'vitest'
import {
  definitionOf,
  parseInterval,
  subscriptionChoiceIn,
  subscriptionOffer,
} from '#domain/catalogue/subscription-offer.ts'
import { attributesOf } from '#tests/support/goods.ts'
import { subscribable } from '#tests/support/subscriptions.ts'

describe('what a product offers', () => {
  test('is in its attributes', () =>
    expect(subscriptionOffer(subscribable())).toEqual({
      intervals: [
        { value: '1', label: 'monthly' },
        { value: '3', label: 'quarterly' },
      ],
      term: 12,
      policy: 'anytime',
      first: { value: 10, unit: '%', text: '10 %' },
      subsequent: { value: 12, unit: '%', text: '12 %' },
    }))

  test.each([
    ['is not eligible', { subscriptionEligible: 'false' }],
    ['names no interval', { subscriptionInterval: 'often' }],
  ])('is nothing where it %s', (_, rest) => expect(subscriptionOffer(subscribable(rest))).toBeNull())

  test('is without discounts, term and policy where it names none', () => {
    const attributes = attributesOf({
      subscriptionEligible: 'ja',
      subscriptionInterval: [{ label: 'x' }, { label: 'y', value: '6w' }],
    })
    expect(subscriptionOffer({ attributes })).toEqual({
      intervals: [{ value: '6w', label: 'y' }],
      term: null,
      policy: 'anytime',
      first: null,
      subsequent: null,
    })
  })
})

describe('a choice', () => {
  const offer = subscriptionOffer(subscribable())
  test.each([
    ['3', 12, true],
    ['3', 30, true],
    ['2', 12, false],
    ['3', 0, false],
    ['3', 31, false],
    ['3', 1.5, false],
  ])('of %s on %i is offered: %s', (interval, day, isOffered) => {
    const definition = offer && definitionOf(offer, { interval, day })
    expect(definition).toEqual(
      isOffered
        ? {
            subscriptionInterval: interval,
            subscriptionDeliveryDate: day,
            subscriptionTerm: 12,
            subscriptionCancellationPolicy: 'anytime',
          }
        : null,
    )
  })

  test.each([
    [
      { subscriptionInterval: '3', subscriptionDeliveryDate: 12 },
      { interval: '3', day: 12 },
    ],
    [{ subscriptionInterval: 3, subscriptionDeliveryDate: 12 }, null],
    [{ subscriptionInterval: '3', subscriptionDeliveryDate: '12' }, null],
    ['3', null],
    [null, null],
    [undefined, null],
  ])('is read from %j', (subscriptionDefinition, choice) =>
    expect(subscriptionChoiceIn({ subscriptionDefinition })).toEqual(choice),
  )
})

test.each([
  ['1', { unit: 'month', count: 1 }],
  ['12', { unit: 'month', count: 12 }],
  ['6w', { unit: 'week', count: 6 }],
  ['0', null],
  ['-1', null],
  ['3m', null],
  ['100', null],
  ['', null],
])('the interval %j', (text, interval) => expect(parseInterval(text)).toEqual(interval))
