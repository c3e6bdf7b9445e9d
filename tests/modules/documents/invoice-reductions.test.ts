import { expect, test } from 'vitest'
import { minor, type Price, type Reduction } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { aPrice } from '#tests/support/goods.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aDiscount } from '#tests/support/promotions.ts'

const off = (amount: number, promotionId: string): Reduction => ({
  category: 'automatic_discount',
  type: 'absolute',
  amount: { relative: 0, absoluteWithTax: minor(amount) },
  promotionId,
})
const welcome = { ...aDiscount('welcome', 10), name: 'Willkommen', code: 'WELCOME' }
const named = { promotions: [{ ...welcome, isValid: true, failedConditions: [] }] }
const priced = (unit: Price, total: number, reductions: Reduction[]): Pick<OrderItem, 'price'> => ({
  price: { unit, total: aPrice(total, { appliedReductions: reductions }) },
})

async function textOf(variant: VariantCode, ...items: OrderItem[]): Promise<string> {
  const order = anOrder()
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const { content } = await renderInvoice(
    { ...order, currencyCode, shop: { ...order.shop, id }, items },
    null,
  )
  return pdfText(content).replaceAll('\u00a0', ' ')
}

test('what a promotion takes off the pieces of a line stands below it, with its name and its code', async () => {
  const three = { quantity: 3, ...priced(aPrice(1999), 4997, [off(1000, 'welcome')]), ...named }
  expect(await textOf('de-de', anOrderItem('i1', three), anOrderItem('i2'))).toMatch(
    /Model 1 3 19,99 € 19 % 59,97 € Willkommen WELCOME 19 % [-−]10,00 € Model 2 1 100,00 €/,
  )
})

test.each([
  ['de-de', 'Preisnachlass'],
  ['cs-cz', 'Sleva'],
  ['pl-pl', 'Obniżka'],
  ['fr-ch', 'Remise'],
  ['it-it', 'Sconto'],
] as const)('in %s a reduction without a name is a %s', async (variant, name) => {
  const three = anOrderItem('i1', { quantity: 3, ...priced(aPrice(2000), 4000, [off(2000, 'unknown')]) })
  expect(await textOf(variant, three)).toContain(` ${name} `)
})

test('a Czech invoice has the net amounts of both', async () => {
  const three = { quantity: 3, ...priced(aPrice(1999), 4997, [off(1000, 'welcome')]), ...named }
  expect(await textOf('cs-cz', anOrderItem('i1', three))).toMatch(
    /3 19,99 Kč bez DPH 16,80 Kč 19 % 59,97 Kč Willkommen WELCOME 19 % [-−]10,00 Kč bez DPH [-−]8,40 Kč/,
  )
})

test('in a pair it stands among the prices of its parts, whose sum the pair has', async () => {
  const lenses = { quantity: 2, ...priced(aPrice(2000), 3001, [off(999, 'welcome')]), ...named }
  const pair = [
    anOrderItem('i1', inGroup('g', true)),
    anOrderItem('i2', { ...inGroup('g'), ...lenses }),
    anOrderItem('i3', inGroup('g')),
  ]
  expect(await textOf('de-de', ...pair)).toMatch(
    /Model 1 1 230,01 € Fassung 100,00 € 19 % \+ Model 2 2 20,00 € 19 % Willkommen WELCOME [-−]9,99 € 19 % \+ Model 3 1 100,00 €/,
  )
})
