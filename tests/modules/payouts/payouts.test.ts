import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { minor } from '#domain/money/price.ts'
import type { Order } from '#domain/order/order.ts'
import type { OrderWithPayment } from '#domain/order/payment.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import type { EmailJob } from '#modules/email/mail-queue.ts'
import { payoutRenderer } from '#modules/payouts/payout-email.ts'
import {
  createPayouts,
  deleteOldPayoutAccounts,
  PAYOUT_MIGRATIONS,
  payoutsJob,
  signPayoutLink,
} from '#modules/payouts/payouts.ts'
import { payoutAccount } from '#modules/payouts/schema.ts'
import type { Db } from '#platform/database.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { anOrder } from '#tests/support/orders.ts'
import { inPages } from '#tests/support/pages.ts'
import { aPayment } from '#tests/support/payment.ts'
import { SENDER } from '#tests/support/sender.ts'

const SECRETS = ['test']
const ACCOUNT = { holder: 'Anna Berg', iban: 'CZ6508000000192000145399' }
const { id } = anOrder()
const link = signPayoutLink(SECRETS, id)

let db: Db
let close: () => Promise<void>
beforeAll(async () => void ({ db, close } = await openEmbeddedCopy({ tables: [PAYOUT_MIGRATIONS] })))
afterAll(() => close())
beforeEach(async () => void (await db.delete(payoutAccount)))

const WAITING = aPayment({ key: 'cash_on_delivery', state: 'authorised', refundDue: minor(1990) })

/** A shop with one refund on delivery that waits, and with those of other orders. */
function shop(payment = WAITING, others: readonly OrderWithPayment[] = []) {
  const found: OrderWithPayment = { order: anOrder(), payment }
  const emails = new Map<string, EmailJob>()
  let deliveries = 0
  const payouts = createPayouts({
    orderRepository: {
      byId: async (asked) => [found, ...others].find(({ order }) => order.id === asked) ?? null,
      duePayouts: inPages(
        () => [found, ...others].filter(({ payment: { refundDue, refunded } }) => refundDue > refunded),
        ({ order }) => order.id,
      ),
      async recordRefund(_, amount) {
        found.payment = { ...found.payment, refunded: minor(amount) }
        return found
      },
    },
    mail: {
      enqueue: async (_, email) => void emails.set(email.key, email),
      deliverSoon: () => void (deliveries += 1),
    },
    secrets: SECRETS,
    database: async () => db,
    now: () => new Date('2026-11-22T10:00:00Z'),
  })
  return { payouts, emails, found, deliveries: () => deliveries }
}

test('the buyer is asked once, and not after they have named an account', async () => {
  const { payouts, emails } = shop()
  await payouts.askForAccounts()
  await payouts.askForAccounts()
  expect([...emails.values()]).toEqual([{ key: `payout:${id}:0`, kind: 'payout', payload: { orderId: id } }])
  await payouts.saveAccount(link, ACCOUNT)
  emails.clear()
  await payouts.askForAccounts()
  expect(emails.size).toBe(0)
})

test('the job asks, and has the emails delivered at once; one that is stopped asks nobody', async () => {
  const { payouts, emails, deliveries } = shop()
  const { run } = payoutsJob(payouts)
  await expect(run({ signal: AbortSignal.abort(), data: {} })).rejects.toThrow('aborted')
  expect(emails.size).toBe(0)
  await run({ signal: new AbortController().signal, data: {} })
  expect([emails.size, deliveries()]).toEqual([1, 2])
})

test('of several refunds the oldest order is first, each with its own account', async () => {
  const earlier = anOrder({ id: `${BigInt(id) + 1n}`, placedAt: '2026-11-20T15:40:12Z' })
  const { payouts } = shop(WAITING, [{ order: earlier, payment: WAITING }])
  await payouts.saveAccount(link, ACCOUNT)
  const other = { ...ACCOUNT, holder: 'Other' }
  await payouts.saveAccount(signPayoutLink(SECRETS, earlier.id), other)
  expect(await payouts.list()).toMatchObject([
    { orderId: earlier.id, account: other },
    { orderId: id, account: ACCOUNT },
  ])
})

test('where nothing waits, nothing is listed', async () => {
  const { payouts } = shop(aPayment())
  expect([await payouts.list(), await payouts.accountsOf([])]).toEqual([[], []])
})

test('a refund waits for its account, then for the operator, and then the account is forgotten', async () => {
  const { payouts } = shop()
  const waiting = { orderId: id, amount: 1990, currency: 'EUR' }
  expect(await payouts.list()).toEqual([{ ...waiting, account: null }])
  expect(await payouts.saveAccount(link, { ...ACCOUNT, holder: 'Typo' })).toBe(true)
  expect(await payouts.saveAccount(link, ACCOUNT)).toBe(true)
  expect(await payouts.list()).toEqual([{ ...waiting, account: ACCOUNT }])
  expect(await payouts.readLink(link)).toEqual({ ...waiting, account: ACCOUNT })
  expect(await payouts.accountsOf([id])).toMatchObject([{ orderId: id, ...ACCOUNT }])
  for (const wrong of [1991, 0, -1]) expect(await payouts.payOut(id, wrong)).toBeNull()
  expect(await payouts.payOut(id, 1990)).toMatchObject(waiting)
  expect(await db.select().from(payoutAccount)).toEqual([])
  // Typed twice, and a link that is over.
  expect(await payouts.payOut(id, 1990)).toBeNull()
  expect(await payouts.saveAccount(link, ACCOUNT)).toBe(false)
  expect(await payouts.readLink(link)).toBeNull()
})

test('what became due after the list still waits, for the same account', async () => {
  const { payouts, found } = shop()
  await payouts.saveAccount(link, ACCOUNT)
  found.payment = { ...found.payment, refundDue: minor(2500) }
  expect(await payouts.payOut(id, 1990)).toMatchObject({ amount: 1990 })
  expect(await payouts.list()).toMatchObject([{ amount: 510, account: ACCOUNT }])
})

test.each([
  '',
  'x',
  `${link}x`,
  link.replace(/^./, 'Z'),
  signPayoutLink(['other'], id),
  signPayoutLink(SECRETS, '999999999999'),
])('the link %s opens nothing', async (token) => {
  const { payouts } = shop()
  expect([await payouts.readLink(token), await payouts.saveAccount(token, ACCOUNT)]).toEqual([null, false])
  expect(await db.select().from(payoutAccount)).toEqual([])
})

test('what a provider refunds asks for no account', async () => {
  const { payouts } = shop(aPayment({ refundDue: minor(1990) }))
  expect([await payouts.find(id), await payouts.payOut(id, 1)]).toEqual([null, null])
})

test('an account that nobody used is deleted after half a year', async () => {
  const { payouts } = shop()
  await payouts.saveAccount(link, ACCOUNT)
  await deleteOldPayoutAccounts(db, new Date('2027-05-20T10:00:00Z'))
  expect(await db.select().from(payoutAccount)).toHaveLength(1)
  await deleteOldPayoutAccounts(db, new Date('2027-05-22T10:00:00Z'))
  expect(await db.select().from(payoutAccount)).toEqual([])
})

const renderer = (payouts: ReturnType<typeof shop>['payouts'], order: Order | null) =>
  payoutRenderer({
    orders: { byId: async () => order },
    payouts,
    secrets: SECRETS,
    sender: SENDER,
    absolute: (shopVariant, path) => `https://shop.example/${shopVariant}${path}`,
  })

test.each(VARIANT_CODES)('in %s the email has a link to the form, and no account', async (variant) => {
  const { payouts, found } = shop()
  const order = { ...found.order, shop: { ...found.order.shop, id: VARIANTS[variant].shopId } }
  const write = renderer(payouts, order)
  const letter = await write({ orderId: id })
  expect(letter?.to).toBe('anna@example.org')
  expect(letter?.subject).toContain(formatOrderNumber(id))
  expect(letter?.text).toContain(`https://shop.example/${variant}/refund/?token=${link}`)
  expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/payout\.|\{/)
  await payouts.saveAccount(link, ACCOUNT)
  expect(await write({ orderId: id })).toBeNull()
})

test('there is no email about an order that is gone, nor about a refund that was paid meanwhile', async () => {
  const paid = { ...WAITING, refunded: minor(1990) }
  expect(await renderer(shop().payouts, null)({ orderId: id })).toBeNull()
  expect(await renderer(shop(paid).payouts, anOrder())({ orderId: id })).toBeNull()
})
