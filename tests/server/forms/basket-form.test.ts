import { describe, expect, test } from 'vitest'
import { basketService } from '#server/basket/basket-service.ts'
import { applyBasketForm, basketNoteIn } from '#server/forms/basket-form.ts'
import { checkoutFixture } from '#tests/support/checkout-fixture.ts'
import { fillTypedCatalogue } from '#tests/support/typed-catalogue.ts'

const { shopper } = checkoutFixture(fillTypedCatalogue)
/** Care that can be subscribed to each month or every third one, and a case that cannot. */
const [CARE, CASE] = [100, 110]
const CHOICE = { subscription: 'yes', interval: '3', day: '12' }
const RIGHT = { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.4 }

test('a removal of lenses is not undone: an address would need their values', async () => {
  const visit = await shopper(false)
  const customData = { prescriptionValues: { right: RIGHT, left: {} } }
  const added = await basketService.add(visit, [{ variantId: 240, quantity: 2, customData }])
  const key = added.ok ? (added.value.basket.items[0]?.key ?? '') : ''
  const form = new FormData()
  form.set('remove', key)
  expect(await applyBasketForm(visit, form)).toEqual({ note: 'removed' })
  const read = await basketService.read(visit)
  expect(read.ok && read.value.basket.items).toEqual([])
})

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const itemsOf = async (visit: Awaited<ReturnType<typeof shopper>>) => {
  const read = await basketService.read(visit)
  return read.ok ? read.value.basket.items : []
}
const DEFINITION = { subscriptionInterval: '3', subscriptionDeliveryDate: 12, subscriptionTerm: 12 }

describe('a form of goods that can be delivered regularly', () => {
  test('subscribes to them, at the price of subscribers', async () => {
    const visit = await shopper(false)
    expect(await applyBasketForm(visit, formOf({ add: `${CARE}`, ...CHOICE }))).toEqual({ note: 'added' })
    expect(await itemsOf(visit)).toMatchObject([
      { quantity: 1, price: { unit: { withTax: 719 } }, customData: { subscriptionDefinition: DEFINITION } },
    ])
  })

  test('buys them once, whatever rhythm its lists show', async () => {
    const visit = await shopper(false)
    await applyBasketForm(visit, formOf({ add: `${CARE}`, ...CHOICE, subscription: 'no' }))
    expect(await itemsOf(visit)).toMatchObject([{ price: { unit: { withTax: 799 } } }])
  })

  test.each([
    ['goods that are not offered so', { add: `${CASE}`, ...CHOICE }],
    ['an interval that is not offered', { add: `${CARE}`, ...CHOICE, interval: '2' }],
    ['the 31st', { add: `${CARE}`, ...CHOICE, day: '31' }],
    ['no day', { add: `${CARE}`, ...CHOICE, day: '0' }],
    ['a day in words', { add: `${CARE}`, ...CHOICE, day: 'tomorrow' }],
    ['goods that do not exist', { add: '999999', ...CHOICE }],
    ['a rhythm in the value that is not offered', { add: `${CARE} 2 2 12` }],
    ['a value that is none', { add: `${CARE} 2 3` }],
  ])('adds nothing for %s', async (_, fields) => {
    const visit = await shopper(false)
    expect(await applyBasketForm(visit, formOf(fields))).toEqual({ note: 'failed' })
    expect(await itemsOf(visit)).toEqual([])
  })

  test('whose goods were removed has an undo that subscribes to them again', async () => {
    const visit = await shopper(false)
    await applyBasketForm(visit, formOf({ add: `${CARE} 2`, ...CHOICE }))
    const [item] = await itemsOf(visit)
    const removed = await applyBasketForm(visit, formOf({ remove: item?.key ?? '' }))
    expect(removed).toEqual({ note: 'removed', add: `${CARE} 2 3 12` })
    const { undo } = basketNoteIn(new URLSearchParams({ ...removed }))
    await applyBasketForm(visit, formOf({ [undo?.name ?? '']: undo?.value ?? '' }))
    expect(await itemsOf(visit)).toMatchObject([
      { quantity: 2, price: { unit: { withTax: 719 } }, customData: { subscriptionDefinition: DEFINITION } },
    ])
  })
})
