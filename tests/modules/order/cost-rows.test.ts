import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { translatorOf } from '#modules/email/translator.ts'
import { costRows } from '#modules/order/cost-rows.ts'
import { anOrder } from '#tests/support/orders.ts'

const rowsOf = (order: Order, variant: VariantCode = 'de-de') =>
  costRows(order, variant, translatorOf(variant)).map((row) => row.join(': ').replaceAll('\u00A0', ' '))

const taxes = [{ rate: 0.19, amount: minor(1675) }]
const payment = [
  { key: 'creditcard', amount: minor(10490), data: { state: 'captured' as const, refunded: minor(0) } },
]

test('goods, delivery, total, the tax in it and the payment, all with their decimals', () => {
  expect(rowsOf(anOrder({ payment, cost: { ...anOrder().cost, taxes } }))).toEqual([
    'Waren: 100,00 €',
    'Versand: 4,90 €',
    'Gesamt: 104,90 €',
    'darin 19 % MwSt.: 16,75 €',
    expect.stringMatching(/^Zahlung: ./),
  ])
})

test('a delivery for nothing says so, and a total stays an amount', () => {
  const appliedFees = anOrder().cost.appliedFees.map((fee) => ({ ...fee, amount: { withTax: minor(0) } }))
  const cost = { ...anOrder().cost, withTax: minor(0), appliedFees, taxes: [] }
  expect(rowsOf(anOrder({ cost }))).toEqual(['Waren: 100,00 €', 'Versand: kostenlos', 'Gesamt: 0,00 €'])
})

test.each<[VariantCode, string]>([
  ['fr-ch', 'Livraison: offerte'],
  ['it-it', 'Consegna: gratuita'],
  ['pl-pl', 'Dostawa: bezpłatna'],
  ['cs-cz', 'Doprava: zdarma'],
])('%s: the word agrees with the delivery', (variant, row) => {
  const order = anOrder({ cost: { ...anOrder().cost, appliedFees: [] } })
  expect(rowsOf(order, variant)).toContain(row)
})

const branch = { ...anOrder().shipping, collectionPoint: { id: '1017', type: 'branch', name: 'Köln' } }

test.each<[string, Partial<Order>, boolean]>([
  ['that is sent without a fee names the free delivery', {}, true],
  ['that is collected in a branch has none', { shipping: branch }, false],
  ['of frames that are kept has none', { triedIn: { orderId: '100000000001', by: 'buyer' } }, false],
])('an order %s', (_, order, isNamed) => {
  const rows = rowsOf(anOrder({ ...order, cost: { ...anOrder().cost, appliedFees: [] } }))
  expect(rows.includes('Versand: kostenlos')).toBe(isNamed)
})
