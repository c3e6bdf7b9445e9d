import { expect, test } from 'vitest'
import { VARIANTS } from '#i18n/variants.ts'
import { excludedItems } from '#modules/documents/excluded-items.ts'
import { renderInvoice } from '#modules/documents/invoice.ts'
import { renderPackingSlip } from '#modules/documents/packing-slip.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

const later = { customData: { lensType: 'type_ei' } }
const items = [
  anOrderItem('i1', { ...inGroup('g', true), ...later }),
  anOrderItem('i2', inGroup('g')),
  anOrderItem('i3', { ...inGroup('h', true), customData: { lensType: 'type_none' } }),
  anOrderItem('i4', inGroup('h')),
  anOrderItem('i5'),
]

test.each([
  ['de-de', ['i2']],
  ['pl-pl', ['i2']],
  ['de-ch', []],
] as const)(
  'in %s lenses that are made to values, also to those that follow, are excluded: %j',
  (variant, keys) => expect([...excludedItems(items, variant)]).toEqual(keys),
)

test.each([
  ['de-de', /vom\s?Widerruf\s?ausgeschlossen/g, 1],
  ['cs-cz', /od\s?jejich\s?koupě\s?nelze\s?odstoupit/g, 1],
  ['de-ch', /ausgeschlossen/g, 0],
] as const)('in %s invoice and packing slip say it of each such pair', async (variant, note, count) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const base = anOrder({ items, packages: [aPackage(1)], currencyCode })
  const order = { ...base, shop: { ...base.shop, id } }
  const invoice = pdfText((await renderInvoice(order, null)).content)
  const slip = pdfText(await renderPackingSlip(order, order.packages))
  for (const text of [invoice, slip]) expect(text.match(note) ?? []).toHaveLength(count)
})
