import { expect, test } from 'vitest'
import type { Order, TryOnLetter } from '#domain/order/order.ts'
import { DEMONSTRATION_RETURN_ADDRESSES } from '#domain/shop/return-address.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { tryOnLetterRenderer, writeTryOnLetters } from '#modules/order/try-on-letters.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { letterOn } from '#tests/support/order-letters.ts'
import { inPages } from '#tests/support/pages.ts'
import { aPayment } from '#tests/support/payment.ts'
import { anOrderItem } from '#tests/support/orders.ts'
import { aTriedFrame, aTryOn } from '#tests/support/try-ons.ts'
import { SENDER } from '#tests/support/sender.ts'

/** A shop with a try-on since 1 December, on a day that can be moved. */
async function shop() {
  const { afterSale, db } = await testAfterSale()
  const letters: TryOnLetter[] = []
  let now = new Date()
  const deps = {
    orderRepository: {
      openTryOns: inPages(
        () => [{ order: aTryOn({ tryOn: { letters: [...letters] } }), payment: aPayment() }],
        ({ order }) => order.id,
      ),
      recordTryOnLetter: async (_: string, stage: TryOnLetter['stage']) => {
        if (!letters.some((letter) => letter.stage >= stage)) letters.push({ stage, at: now.toISOString() })
      },
    },
    mail: afterSale.mail,
    database: async () => db,
    now: () => now,
  }
  return async (day: string, processes = 1) => {
    now = new Date(`${day}T08:00:00Z`)
    await Promise.all(Array.from({ length: processes }, () => writeTryOnLetters(deps)))
    return (await db.select().from(queuedEmail)).map(({ key }) => Number(key.split(':').at(-1))).toSorted()
  }
}

test('three letters are written, each once, however many processes run', async () => {
  const runOn = await shop()
  expect(await runOn('2026-12-05')).toEqual([])
  expect(await runOn('2026-12-06', 5)).toEqual([1])
  expect(await runOn('2026-12-08')).toEqual([1])
  expect(await runOn('2026-12-09', 5)).toEqual([1, 2])
  expect(await runOn('2026-12-12')).toEqual([1, 2])
  expect(await runOn('2026-12-13', 5)).toEqual([1, 2, 3])
  expect(await runOn('2027-01-13')).toEqual([1, 2, 3])
})

const write = (order: Order | null, day = '2026-12-09') =>
  tryOnLetterRenderer({
    orders: { byId: async () => order },
    sender: SENDER,
    absolute: (variant, path) => `https://shop.example/${variant}${path}`,
    link: (id) => `proof-of-${id}`,
    addressOf: () => DEMONSTRATION_RETURN_ADDRESSES.DE ?? null,
    now: () => new Date(`${day}T08:00:00Z`),
  })

const of = (variant: (typeof VARIANT_CODES)[number], rest: Partial<Order> = {}) => {
  const { shopId: id, currency: currencyCode } = VARIANTS[variant]
  return aTryOn({ currencyCode, shop: { ...aTryOn().shop, id }, ...rest })
}

test.each(VARIANT_CODES)(
  'in %s the letters differ, and have the frames, a link and the slip',
  async (variant) => {
    const order = of(variant)
    const days = ['2026-12-08', '2026-12-09', '2026-12-13']
    const letters = await Promise.all(
      days.map((day, at) => write(order, day)({ orderId: order.id, stage: at + 1 })),
    )
    expect(new Set(letters.map((letter) => letter?.subject)).size).toBe(3)
    for (const letter of letters) {
      expect(letter?.text).toContain('/order/try-on/?link=proof-of-123456789012')
      expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/\{|try-on\./)
      expect(letter?.attachments).toHaveLength(1)
    }
  },
)

test.each<[string, Order | null]>([
  ['that is gone', null],
  ['of which nothing is open', aTryOn({ items: [aTriedFrame('i1', { status: 'returned' })] })],
  ['that was not sent', aTryOn({ history: [] })],
])('no letter is written about an order %s', async (_, order) =>
  expect(await write(order)({ orderId: '123456789012', stage: 2 })).toBeNull(),
)

test.each([
  [1, '2026-12-08', true],
  [1, '2026-12-09', false],
  [2, '2026-12-09', true],
  // Its arrival was recorded meanwhile.
  [2, '2026-12-08', false],
  [3, '2026-12-08', false],
])('letter %i that was held up until %s says what is true then, or is not sent', async (stage, day, isSent) =>
  expect((await write(aTryOn(), day)({ orderId: '123456789012', stage })) !== null).toBe(isSent),
)

test.each(VARIANT_CODES)(
  'in %s the confirmation of a try-on sells nothing and has no invoice',
  async (variant) => {
    const { subject, text, letter } = await letterOn(of(variant, { status: 'confirmed', history: [] }), {
      event: 'confirm',
    })
    expect(`${subject} ${text}`).not.toMatch(/\{|try-on\.|order\./)
    expect(letter?.attachments).toEqual([])
    expect(text).not.toContain('widerrufen')
    expect(text).toMatch(/0[.,]01/)
  },
)

test('beside goods the confirmation has both', async () => {
  const order = aTryOn({
    items: [aTriedFrame('i1'), anOrderItem('i2')],
    cost: { ...aTryOn().cost, withTax: anOrderItem('i2').price.total.withTax },
  })
  const { text, subject, letter } = await letterOn(order, { event: 'confirm' })
  expect(subject).toContain('Ihre Bestellung')
  expect(text).toContain('sieben Tage'.replace('sieben', '7'))
  expect(text).toContain('widerrufen')
  expect(letter?.attachments).toHaveLength(1)
})

test('the parcel comes with the slip, its arrival with the last day', async () => {
  const order = aTryOn({ status: 'shipped' })
  const sent = await letterOn(order, { event: 'ship', packages: [1] })
  expect(sent.letter?.attachments).toHaveLength(1)
  expect(sent.text).toContain('/order/try-on/')
  const there = await letterOn(order, { event: 'deliver', items: ['i1'] })
  expect(there.text).toContain('8. Dezember 2026')
})

test('what is charged says why, with the invoice', async () => {
  const { subject, text, letter } = await letterOn(
    aTryOn({
      items: [anOrderItem('i1')],
      cost: { ...aTryOn().cost, withTax: anOrderItem('i1').price.total.withTax },
    }),
    { event: 'charge' },
  )
  expect(subject).toContain('Rechnung zu Ihrer Anprobe')
  expect(text).toContain('Erinnerungen')
  expect(letter?.attachments).toHaveLength(1)
})
