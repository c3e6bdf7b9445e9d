import { expect, test } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { lensReminderLinks } from '#modules/lens-reminder/lens-reminder-link.ts'
import { aLensOrder } from '#tests/support/lens-orders.ts'
import { DUE, lensReminderShop } from '#tests/support/lens-reminders.ts'
import { anOrderItem } from '#tests/support/orders.ts'

const ID = aLensOrder().id
const KEY = `lens-reminder:${ID}`
const inPoland = aLensOrder({
  shop: { id: VARIANTS['pl-pl'].shopId, country: 'PL', locale: 'pl_PL' },
})
type State = Parameters<typeof lensReminderShop>[1]

test('a buyer is reminded once, however many processes run', async () => {
  const { reminders, queued, state } = await lensReminderShop(aLensOrder())
  await Promise.all(Array.from({ length: 5 }, () => reminders.remindAll()))
  await reminders.remindAll()
  expect(await queued()).toEqual([KEY])
  expect(state.isSettled).toBe(true)
})

test('a process that is killed between the email and its mark causes no second one', async () => {
  const { reminders, queued, state } = await lensReminderShop(aLensOrder(), { failures: 1 })
  await expect(reminders.remindAll()).rejects.toThrow('1 entries could not be processed')
  expect([await queued(), state.isSettled]).toEqual([[KEY], false])
  await reminders.remindAll()
  expect([await queued(), state.isSettled]).toEqual([[KEY], true])
})

test.each<[string, Order, State]>([
  ['who has objected', aLensOrder(), { obstacle: 'objected' }],
  ['who has ordered since', aLensOrder(), { obstacle: 'ordered-since' }],
  ['who has a subscription', aLensOrder(), { obstacle: 'subscribed' }],
  ['of a shop without the flag', aLensOrder(), { isFlagOn: false }],
  ['who has withdrawn', aLensOrder(), { isWithdrawn: true }],
  ['in Poland who does not read the newsletter', inPoland, {}],
  ['whose lenses came back', aLensOrder({ items: [anOrderItem('i4')] }), {}],
])('nobody is reminded %s, and nobody looks again', async (_, order, given) => {
  const { reminders, queued, state } = await lensReminderShop(order, given)
  await reminders.remindAll()
  expect([await queued(), state.isSettled]).toEqual([[], true])
  expect(await reminders.wanted(ID)).toBeNull()
})

test('in Poland a reader of the newsletter is reminded', async () => {
  const { reminders, queued } = await lensReminderShop(inPoland, { isReader: true })
  await reminders.remindAll()
  expect(await queued()).toEqual([KEY])
  expect(await reminders.wanted('000000000000')).toBeNull()
})

const seconds = Date.parse(DUE) / 1000
const link = (issuedAt = seconds) => lensReminderLinks.order.sign('secret', ID, issuedAt)

test.each<[string, Order | null, string, string | null]>([
  ['opens the goods', aLensOrder(), link(), null],
  ['is too old', aLensOrder(), link(seconds - 61 * 86_400), 'expired'],
  ['is forged', aLensOrder(), `${link()}x`, 'forged'],
  ['is of an order that is gone', null, link(), 'over'],
  ['is of values that are removed', aLensOrder({ valuesRemoval: 'requested' }), link(), 'over'],
  ['is of lenses that came back', aLensOrder({ items: [anOrderItem('i4')] }), link(), 'over'],
])('a link that %s', async (_, order, token, error) => {
  const { reminders } = await lensReminderShop(order)
  const read = await reminders.orderOf(token)
  expect(read.ok ? null : read.error).toBe(error)
})

test('a link objects for its mailbox in its shop, again and again, also when all has run out', async () => {
  const { reminders, objections, state } = await lensReminderShop(aLensOrder())
  const token = lensReminderLinks.object.sign('secret', ID, seconds)
  state.today = '2031-01-14T10:00:00Z'
  expect([reminders.isObjection(token), objections.size]).toEqual([true, 0])
  expect([await reminders.objectByLink(token), await reminders.objectByLink(token)]).toEqual([true, true])
  expect(await reminders.objectedAt('de-de', 'anna@example.org')).toBe(state.today)
  expect(await reminders.objectedAt('de-at', 'anna@example.org')).toBeNull()
  expect([reminders.isObjection(link()), await reminders.objectByLink(link())]).toEqual([false, false])
})

test('whoever objects by the link of an order that is gone gets the same answer', async () => {
  const { reminders, objections } = await lensReminderShop(null)
  const token = lensReminderLinks.object.sign('secret', ID, seconds)
  expect([await reminders.objectByLink(token), objections.size]).toEqual([true, 0])
})
