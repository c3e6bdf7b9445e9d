import { expect, test } from 'vitest'
import { formatOrder, formatWholeOrder } from '#cli/operator/format-order.ts'
import { printable } from '#cli/operator/printable.ts'
import type { Address } from '#domain/order/order.ts'
import { aFrame, inGroup } from '#tests/support/basket-items.ts'
import { aVariant, attributesOf } from '#tests/support/goods.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { aPayment } from '#tests/support/payment.ts'

const payment = aPayment()
const home: Address = {
  recipient: { firstName: 'Ewa', lastName: 'Nowak', company: 'Optyk' },
  street: 'ul. Chmielna',
  houseNumber: '20',
  additional: 'm. 3',
  zipCode: '00-020',
  city: 'Warszawa',
  countryCode: 'PL',
  phone: '+48 501 502 503',
}
const { billing } = anOrder().address
const company: Address = { ...billing, recipient: { ...billing.recipient, taxNumber: 'DE123456788' } }
const glasses = anOrderItem('i1', {
  ...inGroup('g', true),
  product: { ...aFrame, attributes: { ...aFrame.attributes, ...attributesOf({ frameColor: 'Blau' }) } },
  variant: aVariant(1, {
    attributes: attributesOf({ lensWidth: '52', bridgeWidth: '18', templeLength: '140' }),
  }),
  customData: {
    prescriptionValues: { right: { sphere: -2, cylinder: -0.75, axis: 170, pd: 32 }, left: { sphere: 1.25 } },
  },
})
const order = anOrder({
  items: [anOrderItem('i2', inGroup('g')), anOrderItem('i3', { packageId: 2, quantity: 3 }), glasses],
  packages: [aPackage(1), aPackage(2, { carrierKey: 'INPOST_PL' })],
  address: { billing: company, shipping: home, forward: { ...home, street: 'Paczkomat' } },
  shipping: {
    carrierKey: 'INPOST_PL',
    collectionPoint: { id: 'WAW22', type: 'inpost-pl-parcel-shop', name: 'WAW22, 00-020 Warszawa' },
    deliveryDate: '2026-11-27',
    prescriptionRemark: 'left eye tired',
  },
  history: [
    {
      at: '2026-11-22T09:00:00Z',
      action: {
        event: 'prepare',
        to: 'delegation_pending',
        packageId: 1,
        areOldAccepted: true,
        isPrismChecked: true,
      },
    },
    { at: '2026-11-22T10:00:00Z', action: { event: 'prepare', to: 'shipment_pending' } },
    { at: '2026-11-22T11:00:00Z', action: { event: 'ship' } },
  ],
})

test('an order is shown with its people, goods, values and dates', () =>
  expect(formatWholeOrder({ order, payment }).replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'order 1234 5678901 2: confirmed, open, 104.90 EUR',
    '  shop: de_DE',
    '  customer: guest',
    '  email: anna@example.org',
    '  phone: +48 501 502 503',
    '  billing address: Anna Berg, Hauptstraße 5, DE-80331 München',
    '  tax number: DE123456788',
    '  delivery address: Optyk, Ewa Nowak, ul. Chmielna 20, m. 3, PL-00-020 Warszawa',
    '  collection: inpost-pl-parcel-shop WAW22: WAW22, 00-020 Warszawa',
    '  collection address: Optyk, Ewa Nowak, Paczkomat 20, m. 3, PL-00-020 Warszawa',
    '  delivery: INPOST_PL on 2026-11-27',
    '  remark: left eye tired',
    '  package 1: open, DHL, due 2026-11-24 to 2026-11-26',
    '    1 × Model 1 [i1] available',
    '      variant 1, v-1, size 52-18-140, Blau',
    '      right: sphere −2.00 dpt, cylinder −0.75 dpt, axis 170°, PD 32.0 mm',
    '      left: sphere +1.25 dpt',
    '    + 1 × Model 2 [i2] available, custom made',
    '      variant 2, v-2',
    '  package 2: open, INPOST_PL, due 2026-11-24 to 2026-11-26',
    '    3 × Model 3 [i3] available',
    '      variant 3, v-3',
    '  payment: creditcard 104.90 EUR captured',
    '  2026-11-21 15:40 placed',
    '  2026-11-21 15:41 confirmed',
    '  2026-11-22 09:00 workshop package 1, old values accepted, prism checked',
    '  2026-11-22 10:00 pack',
    '  2026-11-22 11:00 ship',
  ]))

test.each([
  [undefined, []],
  [0, []],
  [1, ['  reminders sent: 1 of 2']],
])('after %s reminders of its invoice an order shows %j', (reminded, lines) => {
  const shown = formatWholeOrder({
    order,
    payment: { ...payment, ...(reminded !== undefined && { reminded }) },
  })
  expect(shown.split('\n').filter((line) => line.includes('reminders'))).toEqual(lines)
})

test.each([
  ['requested', '  values: deleted once it is sent, collected or cancelled'],
  ['done', '  values: deleted'],
] as const)('the values of an order whose removal is %s: %s', (valuesRemoval, line) => {
  const shown = formatWholeOrder({ order: { ...order, valuesRemoval }, payment })
  expect(shown.split('\n')).toContain(line)
})

test('reminders of values that have not come are counted', () => {
  const shown = formatWholeOrder({ order: { ...order, valuesReminded: 1 }, payment })
  expect(shown.split('\n')).toContain('  reminders of missing values: 1 of 2')
})

test('an eye without values, and the colour of a lens, are named', () => {
  const lenses = anOrderItem('i1', {
    customData: { prescriptionValues: { right: { color: 'Grün', baseCurve: 8.6 }, left: {} } },
  })
  const shown = formatWholeOrder({ order: anOrder({ items: [lenses] }), payment })
  expect(shown).toContain('right: base curve 8.6\u00a0mm, colour Grün\n      left: no values')
})

test.each([
  [{}, 'office distances: not here yet'],
  [{ officeDistance: { room: 200, near: 40 } }, 'office: 40 cm to 200 cm'],
])('the distances of office lenses are shown, or that they are missing: %j', (customData, line) => {
  const prescriptionValues = { right: { sphere: 1, pd: 32 }, left: { sphere: 1, pd: 31.5 } }
  const items = waitingPair('i1', 'g', 'office', { prescriptionValues, ...customData })
  const shown = formatWholeOrder({ order: anOrder({ items, packages: [aPackage(1)] }), payment })
  expect(shown.match(/office(?: distances)?: .*/g)).toEqual([line])
})

test('an unpaid order to one address has neither of its other lines', () => {
  const shown = formatWholeOrder({ order: anOrder({ confirmedAt: null }), payment })
  expect(shown).toContain('delivery address: the same')
  for (const none of ['phone', 'collection', 'remark', 'confirmed\n']) expect(shown).not.toContain(none)
})

test('what a move prints has no person and no value', () => {
  const shown = formatOrder({ order, payment })
  for (const none of ['anna@', 'Ewa', 'sphere', 'WAW22']) expect(shown).not.toContain(none)
})

test('no customer writes lines or colours into the terminal', () => {
  const { billing } = anOrder().address
  const recipient = { firstName: 'A\n  payment: captured', lastName: '\u001b[2J\u202e' }
  const forged = anOrder({ address: { billing, shipping: { ...billing, recipient }, forward: null } })
  const shown = printable(formatWholeOrder({ order: forged, payment }))
  expect(shown).toContain('delivery address: A\\n  payment: captured \\u001b[2J\\u202e, Hauptstraße 5')
})

test('an order says of glasses that their values are not here yet', () => {
  const later = anOrderItem('i1', { ...inGroup('g', true), customData: { lensType: 'type_ei' } })
  const shown = formatWholeOrder({ order: anOrder({ items: [later] }), payment })
  expect(shown).toContain('      values: not here yet\n')
})
