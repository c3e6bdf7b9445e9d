import { describe, expect, test } from 'vitest'
import { claimsTryOn, freeOf, freeTryOns, isTried } from '#domain/basket/try-on.ts'
import { saleRefusal, unsoldItems } from '#domain/basket/sale-rules.ts'
import { planAdd } from '#domain/basket/plan-add.ts'
import { aFrame, anItem, inGroup, someLenses } from '#tests/support/basket-items.ts'
import { aPrice, aVariant } from '#tests/support/goods.ts'

const TRY = { customData: { lensType: 'home_try_on' } }
const tried = (key: string, rest = {}) => anItem(key, { product: aFrame, ...TRY, ...rest })
const terms = { country: 'DE', flags: { subscription: false, zeroCostFrames: true } }
const four = ['i1', 'i2', 'i3', 'i4'].map((key) => tried(key))

test.each([
  ['a frame that claims it', tried('i1'), true],
  ['a frame with its lenses', tried('i1', inGroup('g', true)), false],
  ['a frame that is bought', anItem('i1', { product: aFrame }), false],
  ['what has no custom data', {}, false],
])('%s is tried: %#', (_, line, is) => expect(isTried(line)).toBe(is))

test('a group can claim it all the same', () =>
  expect([claimsTryOn(tried('i1', inGroup('g', true))), claimsTryOn({})]).toEqual([true, false]))

const line = (key: string, rest = {}) => ({ key, quantity: 1, type: 'rxGlasses' as const, ...TRY, ...rest })

test.each([
  ['four frames', ['a', 'b', 'c', 'd'].map((key) => line(key)), 'abcd'],
  ['the first four of five', ['a', 'b', 'c', 'd', 'e'].map((key) => line(key)), 'abcd'],
  ['sunglasses', [line('a', { type: 'sunglasses' })], 'a'],
  ['not many of one', [line('a', { quantity: 99 }), line('b')], 'b'],
  ['not what is no frame', [line('a', { type: 'contactLenses' }), line('b', { type: null })], ''],
  ['not a frame with lenses', [line('a', inGroup('g', true))], ''],
  ['not what is bought', [line('a', { customData: {} })], ''],
])('nothing is paid for %s', (_, lines, free) => expect([...freeTryOns(lines)].join('')).toBe(free))

test('nothing has the tax rate of its price', () =>
  expect(freeOf(aPrice(11900))).toEqual(
    aPrice(0, { tax: { vat: { amount: aPrice(0).withTax, rate: 0.19 } } }),
  ))

test('the same frame is one line to try and another to buy', () => {
  const lines = [tried('i1')]
  expect(planAdd(lines, { variantId: 1, quantity: 1 }, 'KeepExisting').kind).toBe('add')
  expect(planAdd(lines, { variantId: 1, quantity: 1, ...TRY }, 'KeepExisting').kind).toBe('none')
})

describe('a basket', () => {
  test.each([
    ['is sent with four frames to try', four, null],
    ['is sent with goods beside them', [...four, anItem('i5')], null],
    ['is not sent with five', [...four, tried('i5')], 'try-on'],
    ['is not sent with many of one', [tried('i1', { quantity: 99 })], 'try-on'],
    ['is not sent with goods to try', [anItem('i1', TRY)], 'try-on'],
    [
      'is not sent with glasses to try',
      [tried('i1', inGroup('g', true)), anItem('i2', { ...inGroup('g'), product: someLenses })],
      'try-on',
    ],
    [
      'is not sent with a frame for nothing',
      [tried('i1', { variant: aVariant(9, { price: aPrice(0) }) })],
      'only-with-lenses',
    ],
  ])('%s', (_, items, reason) => expect(saleRefusal(items, terms)).toBe(reason))

  test('loses only what is too much', () =>
    expect(unsoldItems([...four, tried('i5'), anItem('i6')], terms)).toEqual([
      { items: [tried('i5')], reason: 'try-on' },
    ]))

  test('is not sent by a shop that has no try-on', () => {
    expect(saleRefusal(four, { ...terms, lensTypes: ['type_ei'] })).toBe('try-on')
    expect(saleRefusal(four, { ...terms, lensTypes: ['home_try_on'] })).toBeNull()
  })
})
