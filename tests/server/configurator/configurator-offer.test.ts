import { describe, expect, test } from 'vitest'
import { draftKey } from '#server/configurator/configurator-state.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { drafted, pair, readState, type StateGiven, VALUES } from '#tests/support/configurator-state.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'

const glasses = anOrder({
  items: [anOrderItem('i1', { ...inGroup('g', true), customData: { prescriptionValues: VALUES } })],
})

describe('a frame', () => {
  test.each<[string, StateGiven]>([
    ['that costs something', { flags: { zeroCostFrames: false } }],
    ['that costs nothing, in a shop that gives frames away', { cents: 0, flags: { zeroCostFrames: true } }],
  ])('%s is configured', async (_, given) => expect((await readState(given)).frame.variant.id).toBe(7))

  test.each<[string, StateGiven]>([
    ['of a shop that sells nothing online', { flags: { onlineShop: false } }],
    ['that costs nothing, in another shop', { cents: 0, flags: { zeroCostFrames: false } }],
  ])('%s is not', async (_, given) =>
    expect(readState(given)).rejects.toMatchObject({
      kind: 'not-found',
      message: 'a frame that is sold: variant 7',
    }),
  )

  test.each<[string, StateGiven, { isPurchasable: boolean; isTriable: boolean }]>([
    ['in stock', {}, { isPurchasable: true, isTriable: true }],
    ['that is sold out', { pieces: 0 }, { isPurchasable: false, isTriable: false }],
    [
      'that is not sold now',
      { salesStatus: 'temporary_not_sellable' },
      { isPurchasable: false, isTriable: true },
    ],
    ['that costs nothing', { cents: 0 }, { isPurchasable: true, isTriable: false }],
    [
      'of a shop that sends none to try at home',
      { lensTypes: ['type_ei', 'type_none'] },
      { isPurchasable: true, isTriable: false },
    ],
    [
      'of a shop that sends them to try at home',
      { lensTypes: ['type_ei', 'home_try_on'] },
      { isPurchasable: true, isTriable: true },
    ],
    [
      'of a pair in the basket',
      { groupId: 'g', items: pair('g') },
      { isPurchasable: true, isTriable: false },
    ],
  ])('%s can be bought and tried: %o', async (_, given, { isPurchasable, isTriable }) => {
    const state = await readState(given)
    expect([state.isPurchasable, state.context.isTriable]).toEqual([isPurchasable, isTriable])
  })

  test.each([true, false])('is delivered free with values: %s', async (freeRxShipping) => {
    const { delivery } = await readState({ flags: { freeRxShipping } })
    expect(delivery).toEqual({
      frame: expect.anything(),
      parts: { single: expect.anything(), index_ch: expect.anything(), index_ad: expect.anything() },
      isFreeWithValues: freeRxShipping,
    })
  })
})

test.each<[string, StateGiven, string[]]>([
  ['a visitor', { flags: { rxValuesFromOrder: true } }, ['slip', 'order', 'later', 'branch']],
  ['a visitor of a shop without', { flags: { rxValuesFromOrder: false } }, ['slip', 'later', 'branch']],
  [
    'a customer with glasses',
    { who: {}, orders: [glasses], flags: { rxValuesFromOrder: true } },
    ['slip', 'account', 'order', 'later', 'branch'],
  ],
  ['a customer without', { who: {}, flags: { rxValuesFromOrder: false } }, ['slip', 'later', 'branch']],
])('values of %s come from where they are offered', async (_, given, sources) =>
  expect((await readState(given)).context.sources).toEqual(sources),
)

test('the values of an account stand beside the answers', async () => {
  const { accountValues, answers } = await readState({ who: {}, orders: [glasses] })
  expect(accountValues).toMatchObject({ answers: { 'right.sphere': '−2,25' } })
  expect(answers).toEqual({})
})

test.each([
  ['a visitor', null, false],
  ['a guest', { isGuest: true }, false],
  ['a customer', {}, true],
])('%s is signed in: %s', async (_, who, isSignedIn) =>
  expect((await readState({ who })).context.isSignedIn).toBe(isSignedIn),
)

test('the context is that of the frame, the shop and the day there', async () => {
  expect((await readState()).context).toMatchObject({
    today: '2026-11-23',
    hasTwoAxisSchemes: false,
    frame: { indices: [{ key: 'index_cr' }, { key: 'index_ch' }, { key: 'index_ad' }], place: null },
  })
  expect((await readState({ variant: 'it-it' })).context.hasTwoAxisSchemes).toBe(true)
})

test('answers are stored by basket, frame and pair; those about a new pair by none', async () => {
  const state = await readState({ groupId: 'g', drafts: { g: drafted({}) } })
  expect(draftKey('b', state)).toEqual({ basketKey: 'b', variantId: 7, groupId: 'g' })
  expect(draftKey('b', await readState())).toEqual({ basketKey: 'b', variantId: 7, groupId: '' })
})
