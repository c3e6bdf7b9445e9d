import { describe, expect, test } from 'vitest'
import { EXISTING_ITEM_HANDLINGS } from '#domain/basket/existing-item-handling.ts'
import { planAdd } from '#domain/basket/plan-add.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'

const lines = [
  anItem('i7', { quantity: 2, customData: { origin: 'listing' } }),
  { ...anItem('i7', inGroup('g1')), key: 'grouped' },
]
const replaced = (quantity: number) => ({
  kind: 'update',
  itemKey: 'i7',
  update: { quantity, customData: { origin: 'product' }, displayData: {}, promotions: [{ id: 'p' }] },
})

describe('three more of a variant of which there are two', () => {
  const item = { variantId: 7, quantity: 3, customData: { origin: 'product' }, promotions: [{ id: 'p' }] }
  test.each([
    ['KeepExisting', { kind: 'none' }],
    ['AddQuantityToExisting', { kind: 'update', itemKey: 'i7', update: { quantity: 5 } }],
    ['ReplaceExisting', replaced(3)],
    ['ReplaceExistingWithCombinedQuantity', replaced(5)],
  ] as const)('%s', (handling, plan) => {
    expect(planAdd(lines, item, handling)).toEqual(plan)
  })
})

describe('with any handling of existing items', () => {
  const item = { variantId: 7, quantity: 1 }
  test.each(EXISTING_ITEM_HANDLINGS)('%s: a new item is added', (handling) => {
    const other = { variantId: 8, quantity: 1 }
    expect(planAdd(lines, other, handling)).toEqual({ kind: 'add', item: other })
  })

  test.each(EXISTING_ITEM_HANDLINGS)('%s: another group is another line', (handling) => {
    const grouped = { ...item, itemGroup: { id: 'g2', isMainItem: true, isRequired: true } }
    expect(planAdd(lines, grouped, handling)).toEqual({ kind: 'add', item: grouped })
  })

  test('the same group is the same line', () => {
    const grouped = { ...item, itemGroup: { id: 'g1', isMainItem: true, isRequired: true } }
    expect(planAdd(lines, grouped, 'AddQuantityToExisting')).toMatchObject({
      itemKey: 'grouped',
      update: { quantity: 2 },
    })
  })

  test('lenses with other values are another line, and the same for the other eye is the same', () => {
    const lens = (right: object, left: object) => ({ customData: { prescriptionValues: { right, left } } })
    const basket = [anItem('i7', lens({ sphere: -2 }, {}))]
    const plan = (added: object) => planAdd(basket, { ...item, ...added }, 'AddQuantityToExisting')
    expect(plan(lens({ sphere: -3 }, {}))).toMatchObject({ kind: 'add' })
    expect(plan({})).toMatchObject({ kind: 'add' })
    expect(plan(lens({}, { sphere: -2 }))).toEqual({
      kind: 'update',
      itemKey: 'i7',
      update: { quantity: 2, ...lens({ sphere: -2 }, { sphere: -2 }) },
    })
  })

  test.each([null, undefined])('a group of %s is no group', (itemGroup) => {
    const plan = planAdd(
      lines,
      { ...item, ...(itemGroup === null && { itemGroup }) },
      'AddQuantityToExisting',
    )
    expect(plan).toMatchObject({ itemKey: 'i7' })
  })
})

describe('a replacement replaces the whole line', () => {
  test.each([
    [{}, { customData: {}, displayData: {}, promotions: [] }],
    [{ promotionId: null }, { promotions: [] }],
    [{ promotionId: 'p' }, { promotions: [{ id: 'p' }] }],
    [{ promotionId: 'p', promotions: [{ id: 'q' }] }, { promotions: [{ id: 'q' }] }],
    [
      { displayData: { name: { key: 'n', label: 'Name', value: 'A' } } },
      { displayData: { name: { value: 'A' } } },
    ],
  ])('%j', (change, update) => {
    expect(planAdd(lines, { variantId: 7, quantity: 1, ...change }, 'ReplaceExisting')).toMatchObject({
      update,
    })
  })
})
