import { expect, test } from 'vitest'
import { runCommand } from '#cli/operator/command.ts'
import { declarationOf } from '#domain/declaration/declaration.ts'
import { minor } from '#domain/money/price.ts'
import { ok } from '#domain/result.ts'
import type { Address } from '#domain/order/order.ts'
import { receiptCopyRenderer, receiptEmailRenderer } from '#modules/declarations/receipt-email.ts'
import type { EmailRenderer } from '#modules/email/mail-queue.ts'
import { documentsEmailRenderer } from '#modules/order/documents-email.ts'
import { orderEmailRenderer } from '#modules/order/order-emails.ts'
import { handleRpc } from '#server/rpc/handle-rpc.ts'
import { receipts } from '#tests/support/after-sale.ts'
import { aPlaceOrderRequest, HOME_ADDRESS } from '#tests/support/order-api.ts'
import { anOrder, anOrderItem } from '#tests/support/orders.ts'
import { headers } from '#tests/support/rpc.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { testContext } from '#tests/support/test-server.ts'
import { basketApi, visitorApi } from '#tests/support/visitor-api.ts'
import { noDatabase, noFile, noTransfers, noPayouts, unusedServices } from '#tests/support/operator.ts'
import { SENDER } from '#tests/support/sender.ts'

const LURE = 'Win <a href="https://evil.example">here</a> www.evil.example/x'
const CLEAR_SCREEN = '\u001b[2J\u001b]0;evil\u0007\u009b2J'

const lured: Address = {
  ...HOME_ADDRESS,
  recipient: { firstName: LURE, lastName: LURE, company: LURE },
  street: LURE,
  additional: LURE,
  city: LURE,
}
const order = anOrder({
  address: { billing: lured, shipping: lured, forward: null },
  shipping: { ...anOrder().shipping, collectionPoint: { id: '1', type: 'shop', name: LURE } },
})
const orders = { byId: async () => order }
const deps = {
  orders,
  sender: SENDER,
  termsOf: async () => [],
  branch: async () => null,
  now: () => new Date('2026-11-21T15:41:00Z'),
  addressOf: () => null,
  transferOf: () => null,
  absolute: () => 'https://shop.example/',
  link: () => '',
}
const news = { id: 1, orderId: order.id, event: 'confirm', at: '2026-11-21T15:41:00Z' }
const declared = {
  variant: 'de-de',
  receivedAt: '2026-11-21T15:41:00Z',
  isProven: true,
  declaration: {
    ...declarationOf('cancellation', { name: LURE, email: 'a@b.example', contract: LURE, reason: LURE }),
    goods: LURE,
  },
  lines: [],
}

const payment = {
  id: 'p',
  orderId: order.id,
  key: 'creditcard',
  amount: order.cost.withTax,
  currency: 'EUR',
  state: 'captured' as const,
  reference: 'r',
  url: null,
  wanted: null,
  received: order.cost.withTax,
  rounding: minor(0),
  refundDue: minor(0),
  refunded: minor(0),
  createdAt: order.placedAt,
  expiresAt: order.placedAt,
}

test.each<[string, EmailRenderer, object]>([
  ['a confirmation', orderEmailRenderer(deps), news],
  ['a pick-up whose branch is unknown', orderEmailRenderer(deps), { ...news, event: 'ready', packages: [1] }],
  ['documents', documentsEmailRenderer(deps), { orderId: order.id }],
  ['a receipt', receiptEmailRenderer(receipts), declared],
  ['the copy of a receipt', receiptCopyRenderer(receipts, 'shop@veduta.example'), declared],
])('an email with %s has no link and no markup of its customer', async (_, renderer, payload) => {
  const email = await renderer(payload)
  expect(email).not.toBeNull()
  for (const part of [email?.subject, email?.text, email?.html])
    expect(part).not.toMatch(/evil\.example|https:\/\/evil|&lt;a|<a href="https:..evil/)
})

test.each([
  'order list',
  'order show 123456789012',
  'order list --json',
  'order find anna',
  'declaration list',
  'declaration show 0123456789abcdef',
])('the operator sees the codes of control characters in %j', async (line) => {
  const hostile = anOrder({
    customer: { ...order.customer, email: { email: CLEAR_SCREEN } },
    items: [anOrderItem('i7', { product: { ...anOrderItem('i7').product, name: CLEAR_SCREEN } })],
  })
  const received = {
    key: '0123456789abcdef',
    settledAt: null,
    declared: {
      ...declared,
      variant: 'de-de' as const,
      declaration: { ...declared.declaration, name: `Anna${CLEAR_SCREEN}\nFAKE`, reason: CLEAR_SCREEN },
    },
  }
  const printed: string[] = []
  const services = {
    orders: {
      byId: async () => ({ order: hostile, payment }),
      latest: async () => ({ orders: [hostile], total: 1 }),
      search: async () => ok({ orders: [hostile], total: 1 }),
      move: () => Promise.reject(new Error('not asked')),
    },
    declarations: { listOpen: async () => [received], find: async () => received, settle: async () => null },
    jobs: { list: async () => [], retry: async () => 0 },
    database: noDatabase,
    writeFile: noFile,
    payouts: noPayouts,
    ...unusedServices,
    transfers: noTransfers,
  }
  await runCommand(line.split(' '), services, (text) => void printed.push(text))
  expect(printed.join('\n')).toContain('\\u001b[2J')
  expect(printed.join('')).not.toMatch(/[^\P{Cc}\n]/u)
  expect(printed.join('\n')).not.toMatch(/^FAKE/m)
})

test.each([CLEAR_SCREEN, 'Anna\u202enimda', '\u009b2J'])('a call with %j is refused', async (city) => {
  const { ctx } = testContext()
  const payload = { step: 'address', answers: { 'delivery.city': city } }
  const body = JSON.stringify({ payload })
  const request = new Request('http://localhost/api/rpc/saveCheckout', { method: 'POST', headers, body })
  expect((await handleRpc(ctx, request, 'saveCheckout', undefined)).status).toBe(400)
})

onShopApi((ask) => {
  const { put, see } = basketApi(ask)

  test.each<[string, Partial<Address>]>([
    ['a control character in the street', { street: `Linsenweg ${CLEAR_SCREEN}` }],
    ['an override of the direction in the name', { recipient: { firstName: 'Ada\u202e', lastName: 'M' } }],
    ['markup in the city', { city: '<b>Köln</b>' }],
    ['a link in the address', { additional: 'https://evil.example' }],
  ])('the Shop API refuses an order with %s', async (_, rest) => {
    await put('texts', { variantId: 10, quantity: 1 })
    const billing = { ...HOME_ADDRESS, ...rest }
    const address = { billing, shipping: HOME_ADDRESS, forward: null }
    const request = aPlaceOrderRequest(await see('texts'), { address })
    expect((await visitorApi(ask).send('POST', '/v1/orders', request)).status).toBe(400)
  })
})
