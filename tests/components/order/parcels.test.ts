import { expect, test } from 'vitest'
import Parcels from '#components/order/Parcels.astro'
import { orderView } from '#domain/order/order-view.ts'
import { render } from '#tests/support/render.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'

const shown = (order: Parameters<typeof anOrder>[0]) =>
  render(Parcels, {
    ...orderView(anOrder({ items: [anOrderItem('i1')], packages: [aPackage(1)], ...order })),
  })

test('an order to collect names the branch in place of a parcel', async () => {
  const html = await shown({ shipping: { ...anOrder().shipping, collectionPoint: BRANCH } })
  expect(html).toContain('Abholung in der Filiale')
  expect(html).toContain('Köln, Ehrenstraße 41')
  expect(html).not.toContain('Paket')
})

test('an order that is sent counts its parcels, and names no branch', async () => {
  const html = await shown({})
  expect(html).toContain('Paket 1 von 1')
  expect(html).not.toContain('Abholung')
})

test('a parcel of glasses whose values follow promises no day, another one does', async () => {
  const html = await shown({
    items: [...waitingPair('i7', 'g', 'single-vision'), anOrderItem('i1', { packageId: 2 })],
    packages: [
      aPackage(1, { deliveryDate: { minimum: '2026-12-07', maximum: '2026-12-08' } }),
      aPackage(2, { deliveryDate: { minimum: '2026-12-09', maximum: '2026-12-10' } }),
    ],
  })
  expect(html).toContain('Erst dann beginnt die Lieferzeit')
  expect(html).not.toMatch(/[78]\.\sDezember/)
  expect(html).toMatch(/9\.\sDezember/)
})
