import { expect, test } from 'vitest'
import type { Order, OrderItem } from '#domain/order/order.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { queuedEmail } from '#modules/email/schema.ts'
import { remindOfValues, valuesReminderRenderer } from '#modules/order/values-reminders.ts'
import { testAfterSale } from '#tests/support/after-sale.ts'
import { anOrder, aPackage } from '#tests/support/orders.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { inPages } from '#tests/support/pages.ts'
import { aFrameItem, UNUSUAL } from '#tests/support/workshop.ts'
import { SENDER } from '#tests/support/sender.ts'

const ID = '123456789012'
const waiting = (items: OrderItem[] = [aFrameItem('i1', 'g', {})], rest: Partial<Order> = {}) =>
  anOrder({ items, packages: [aPackage(1)], confirmedAt: '2026-11-21T10:00:00Z', ...rest })

const slipsOf = (groups: string[]) => ({
  list: async () => groups.map((groupId) => ({ orderId: ID, groupId, receivedAt: '' })),
})

/** A shop whose clock can be moved. */
async function shop(order: Order, { withdrawn = false, slips = [] as string[] } = {}) {
  const { afterSale, db } = await testAfterSale()
  let today = ''
  let stored = order
  const deps = {
    orderRepository: {
      withoutValues: inPages(
        () => [stored],
        ({ id }) => id,
      ),
      async recordValuesReminder(_: string, valuesReminded: number) {
        stored = { ...stored, valuesReminded }
      },
    },
    declarations: { hasOpenWithdrawal: async () => withdrawn },
    slips: slipsOf(slips),
    mail: afterSale.mail,
    database: async () => db,
    now: () => new Date(today),
  }
  return {
    reminded: () => stored.valuesReminded,
    async runAt(moment: string, processes = 1) {
      today = moment
      await Promise.all(Array.from({ length: processes }, () => remindOfValues(deps)))
      return (await db.select().from(queuedEmail)).map(({ key }) => key).toSorted()
    },
  }
}

test('a buyer is reminded after three and ten days, each time once, however many processes run', async () => {
  const { runAt, reminded } = await shop(waiting())
  const [first, second] = [1, 2].map((stage) => `values-reminder:${ID}:${stage}`)
  expect(await runAt('2026-11-24T09:00:00Z')).toEqual([])
  expect(await runAt('2026-11-24T10:30:00Z', 5)).toEqual([first])
  expect(await runAt('2026-11-30T10:00:00Z')).toEqual([first])
  expect(await runAt('2026-12-01T10:30:00Z', 5)).toEqual([first, second])
  expect(await runAt('2026-12-20T10:00:00Z')).toEqual([first, second])
  expect(reminded()).toBe(2)
})

test('who was reminded of values is reminded of their slip too', async () => {
  const { shopId, country } = VARIANTS['it-it']
  const shopOf = { shop: { id: shopId, country, locale: 'it-IT' } }
  const without = await shop(waiting(undefined, shopOf))
  expect(await without.runAt('2026-12-05T10:00:00Z')).toEqual([`values-reminder:${ID}:2`])
  const values = await shop(waiting([aFrameItem('i1', 'g')], { ...shopOf, valuesReminded: 1 }))
  expect(await values.runAt('2026-12-05T10:00:00Z')).toEqual([`values-reminder:${ID}:2:slip`])
})

test.each<[string, Order, { withdrawn?: boolean; slips?: string[] }]>([
  ['who has sent a picture of the slip', waiting(), { slips: ['g'] }],
  ['who has withdrawn from the order', waiting(), { withdrawn: true }],
  ['whose values have come', waiting([aFrameItem('i1', 'g')]), {}],
  ['whose glasses were cancelled', waiting([{ ...aFrameItem('i1', 'g', {}), status: 'cancelled' }]), {}],
  ['whose order is not confirmed', waiting(undefined, { confirmedAt: null }), {}],
])('nobody is reminded %s', async (_, order, state) => {
  const { runAt } = await shop(order, state)
  expect(await runAt('2026-12-05T10:00:00Z')).toEqual([])
})

test('a picture for one pair of two is not enough', async () => {
  const pairs = [aFrameItem('i1', 'g', {}), aFrameItem('i2', 'h', {})]
  const { runAt } = await shop(waiting(pairs), { slips: ['g'] })
  expect(await runAt('2026-12-05T10:00:00Z')).toHaveLength(1)
})

const write = (order: Order | null, slips: string[] = []) =>
  valuesReminderRenderer({
    orders: { byId: async () => order },
    slips: slipsOf(slips),
    sender: SENDER,
    absolute: (variant, path) => `https://shop.example/${variant}${path}`,
    link: (id) => `signed-${id}`,
  })

test.each(VARIANT_CODES)('in %s a reminder leads to the values by a signed link', async (variant) => {
  const order = waiting([aFrameItem('i1', 'g', {}), aFrameItem('i2', 'h')], {
    shop: { ...anOrder().shop, id: VARIANTS[variant].shopId },
  })
  const [first, second] = await Promise.all([1, 2].map((stage) => write(order)({ orderId: ID, stage })))
  expect(first?.subject).not.toBe(second?.subject)
  for (const letter of [first, second]) {
    expect(letter?.to).toBe('anna@example.org')
    expect(letter?.subject).toContain('1234 5678901 2')
    expect(letter?.text).toContain(`https://shop.example/${variant}/order/values/?link=signed-${ID}`)
    expect(letter?.text).not.toMatch(/\{|order\.values|5[.,]75|2[.,]25/)
  }
})

test('in Italy a reminder asks for the slip of values that are known', async () => {
  const { shopId, country } = VARIANTS['it-it']
  const order = waiting([aFrameItem('i1', 'g')], { shop: { id: shopId, country, locale: 'it-IT' } })
  const letter = await write(order)({ orderId: ID, stage: 2 })
  expect(letter?.subject).toContain('prescrizione')
  expect(letter?.text).toContain(`https://shop.example/it-it/order/values/?link=signed-${ID}`)
  expect(letter?.text).not.toMatch(/\{|gradazione|5[.,]75|2[.,]25/)
})

const OFFICE = waitingPair('i1', 'g', 'office', { prescriptionValues: UNUSUAL })

test('who has sent a picture of the slip is still reminded of the distances of office lenses', async () => {
  const { runAt } = await shop(waiting(OFFICE), { slips: ['g'] })
  expect(await runAt('2026-11-25T10:00:00Z')).toEqual([`values-reminder:${ID}:1:office`])
})

test('a reminder asks for the distances of one pair, where the slip of the other has come', async () => {
  const order = waiting([aFrameItem('i2', 'h', {}), ...OFFICE])
  const { runAt } = await shop(order, { slips: ['h'] })
  expect(await runAt('2026-11-25T10:00:00Z')).toEqual([`values-reminder:${ID}:1:office`])
  const t = messages('de-de')
  const letter = await write(order, ['h'])({ orderId: ID, stage: 1 })
  expect(letter?.text).toContain(t('order.office.missing'))
  expect(letter?.text).toContain(t('order.office.enter'))
  expect(letter?.text).not.toContain(t('order.values.missing'))
})

test.each(VARIANT_CODES)('in %s a reminder asks for the distances of office lenses', async (variant) => {
  const order = waiting(OFFICE, { shop: { ...anOrder().shop, id: VARIANTS[variant].shopId } })
  const letter = await write(order)({ orderId: ID, stage: 1 })
  expect(letter?.subject).toContain('1234 5678901 2')
  expect(letter?.text).toContain(messages(variant)('order.office.missing'))
  expect(letter?.text).toContain(`https://shop.example/${variant}/order/values/?link=signed-${ID}`)
  expect(letter?.text).not.toMatch(/\{|order\.(?:values|office)|5[.,]75|2[.,]25/)
})

test('who has sent the values before the email is written gets none', async () => {
  const reminder = { orderId: ID, stage: 1 }
  expect(await write(waiting([aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL })]))(reminder)).toBeNull()
  expect(await write(null)(reminder)).toBeNull()
  expect(await write(waiting(), ['g'])(reminder)).toBeNull()
})
