import { expect, test } from 'vitest'
import { minor } from '#domain/money/price.ts'
import type { Order, PaymentState } from '#domain/order/order.ts'
import { DEMONSTRATION_ACCOUNTS } from '#domain/transfer/bank-account.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { transfersTo } from '#modules/documents/transfers.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { reminderRenderer, remindBuyers } from '#modules/order/payment-reminders.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { anOrder } from '#tests/support/orders.ts'
import { inPages } from '#tests/support/pages.ts'
import { aPayment } from '#tests/support/payment.ts'
import { SENDER } from '#tests/support/sender.ts'

const paidBy = (state: PaymentState): Order['payment'] => [
  { key: 'accounting', amount: minor(10490), data: { state, refunded: minor(0) } },
]
const POISONOUS = '100000000001'
const invoiced = (rest: Partial<Order> = {}) => anOrder({ payment: paidBy('authorised'), ...rest })

/** The invoices of a shop, on a day that can be moved. */
async function shop(orders: Order[], withdrawn: string[] = []) {
  const { afterSale, db } = await testAfterSale()
  const reminded = new Map<string, number>()
  let today = '2026-12-01'
  const deps = {
    orderRepository: {
      unpaidInvoices: inPages(
        () =>
          orders.map((order) => ({
            order,
            payment: aPayment({ id: order.id }),
            reminded: reminded.get(order.id) ?? 0,
          })),
        ({ order }) => order.id,
      ),
      recordReminder: async (id: string, stage: number) => void reminded.set(id, stage),
    },
    declarations: {
      async hasOpenWithdrawal(id: string) {
        if (id === POISONOUS) throw new Error('its declarations cannot be read')
        return withdrawn.includes(id)
      },
    },
    mail: afterSale.mail,
    database: async () => db,
    now: () => new Date(`${today}T08:00:00Z`),
  }
  return {
    reminded,
    async runOn(day: string, processes = 1) {
      today = day
      await Promise.all(Array.from({ length: processes }, () => remindBuyers(deps)))
      return (await db.select().from(queuedEmail))
        .map(({ key }) => key.split(':').slice(1).join(' '))
        .toSorted()
    },
  }
}

test('a buyer is reminded twice, each time once, however many processes run', async () => {
  const { runOn, reminded } = await shop([invoiced()])
  expect(await runOn('2026-12-09')).toEqual([])
  expect(await runOn('2026-12-10', 5)).toEqual(['123456789012 1'])
  expect(await runOn('2026-12-11')).toEqual(['123456789012 1'])
  expect(await runOn('2026-12-24', 5)).toEqual(['123456789012 1', '123456789012 2'])
  expect(await runOn('2027-01-24')).toHaveLength(2)
  expect(reminded.get('123456789012')).toBe(2)
})

test('of five invoices, in pages of two, one that always fails holds up no other', async () => {
  const ids = [1, 2, 3, 4, 5].map((number) => `10000000000${number}`)
  const { runOn, reminded } = await shop(ids.map((id) => invoiced({ id })))
  await expect(runOn('2026-12-10')).rejects.toThrow('1 entries could not be processed')
  expect([...reminded.keys()]).toEqual(ids.filter((id) => id !== POISONOUS))
})

test.each<[string, Order, string[]]>([
  ['was paid', invoiced({ payment: paidBy('captured') }), []],
  ['was cancelled', invoiced({ payment: paidBy('cancelled') }), []],
  ['costs nothing', invoiced({ cost: { ...anOrder().cost, withTax: minor(0) } }), []],
  ['is withdrawn from', invoiced(), ['123456789012']],
  ['is paid otherwise', anOrder(), []],
])('nobody is reminded of an order that %s', async (_, order, withdrawn) => {
  const { runOn } = await shop([order], withdrawn)
  expect(await runOn('2026-12-24')).toEqual([])
})

const write = (order: Order | null) =>
  reminderRenderer({
    orders: { byId: async () => order },
    sender: SENDER,
    transferOf: transfersTo(DEMONSTRATION_ACCOUNTS),
  })

test.each(VARIANT_CODES)('in %s a reminder says how to pay, with the invoice', async (variant) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  const order = invoiced({ currencyCode, shop: { ...anOrder().shop, id } })
  const [first, second] = await Promise.all([1, 2].map((stage) => write(order)({ orderId: order.id, stage })))
  expect(first?.subject).not.toBe(second?.subject)
  for (const letter of [first, second]) {
    expect(letter?.to).toBe('anna@example.org')
    expect(letter?.text).toMatch(/104[.,]90/)
    expect(letter?.text).not.toMatch(/\{|transfer\./)
    expect(letter?.attachments?.map(({ filename }) => filename)).toEqual(['R-123456789012.pdf'])
  }
})

test('who has paid before the email is written gets none', async () => {
  const reminder = { orderId: '123456789012', stage: 1 }
  expect(await write(invoiced({ payment: paidBy('captured') }))(reminder)).toBeNull()
  expect(await write(null)(reminder)).toBeNull()
})
