import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { BRANCH } from '#tests/support/order-moves.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'

const pickUp = (rest: Partial<Order> = {}) =>
  anOrder({ shipping: { ...anOrder().shipping, collectionPoint: BRANCH }, ...rest })

test('an order that is ready has its branch, the hours, those of holidays too, the number and what to bring', async () => {
  const order = pickUp({
    items: [anOrderItem('i7'), anOrderItem('i8', { packageId: 2 })],
    packages: [aPackage(1, { deliveryStatus: 'shipment_completed' }), aPackage(2)],
  })
  const { subject, text, html } = await letterOn(order, { event: 'ready', packages: [1] })
  const words = html.replaceAll(/<\/?span[^>]*>/g, '')
  expect(subject).toBe('Ihre Bestellung 1234 5678901 2 liegt zur Abholung bereit')
  for (const part of [
    'Model 7',
    'Veduta Köln',
    'Ehrenstraße 41',
    '50672 Köln',
    'Montag–Freitag: 09:30–18:30',
    'Samstag: 10:00–16:00',
    'Fr., 25. Dez.: Geschlossen',
    '1234 5678901 2',
    'einen Ausweis',
  ])
    expect([text, words]).toEqual([expect.stringContaining(part), expect.stringContaining(part)])
  expect(text).not.toContain('Model 8')
})

test('a branch that is unknown by now has the name in the order', async () => {
  const order = pickUp()
  const gone = { ...order.shipping, collectionPoint: { id: 'de-x', type: 'branch', name: 'Bonn, Markt 1' } }
  const { text } = await letterOn({ ...order, shipping: gone }, { event: 'ready', packages: [1] })
  expect(text).toContain('Abholung: Bonn, Markt 1')
  expect(text).not.toContain('Öffnungszeiten')
})

test.each([
  [
    10001,
    'Ihre Bestellung 1234 5678901 2 ist zugestellt',
    'Sie haben Ihre Bestellung 1234 5678901 2 abgeholt',
  ],
  [10003, 'Vaše objednávka 1234 5678901 2 je doručena', 'Objednávku 1234 5678901 2 jste si vyzvedli'],
  [10004, 'Zamówienie 1234 5678901 2 zostało doręczone', 'Zamówienie 1234 5678901 2 zostało odebrane'],
  [10006, 'Votre commande 1234 5678901 2 est livrée', 'Votre commande 1234 5678901 2 a été retirée'],
  [10008, 'Il Suo ordine 1234 5678901 2 è stato consegnato', 'Il Suo ordine 1234 5678901 2 è stato ritirato'],
])('in the shop %i an order arrives at home or is collected', async (id, delivered, collected) => {
  const shop = { id, country: '', locale: '' }
  const news = { items: ['i7'] }
  const home = await letterOn(anOrder({ shop }), { event: 'deliver', ...news })
  const branch = await letterOn(pickUp({ shop }), { event: 'collect', ...news })
  expect([home.subject, branch.subject]).toEqual([delivered, collected])
  expect([home.text.includes('Model 7'), branch.text.includes('Model 7')]).toEqual([true, true])
})
