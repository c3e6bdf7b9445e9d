import { expect, test } from 'vitest'
import {
  loadFrameName,
  loadMoved,
  loadOwnAppointments,
  loadTimes,
} from '#server/loaders/branch/appointment.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { fakeShopClient } from '#tests/support/shop-client.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)

test('the times of days begin with the next free one, and leave out closed days', async () => {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, overrides: { now: () => NOW } })
  const branch = aBranch({ id: await open() })
  const load = (from: string | null) => loadTimes(ctx, 'de-de', branch, { service: 'advice', from })
  const first = await load(null)
  expect(first.next).toBe('2026-06-01T16:00:00+02:00')
  // Thursday is Corpus Christi.
  expect(first.days.map(({ date }) => date.slice(8))).toEqual(['01', '02', '03', '05', '06', '08'])
  expect(first).toMatchObject({ earlier: null, later: '2026-06-09' })
  expect(await load('2026-06-09')).toMatchObject({ earlier: '2026-06-02' })
  expect(await load('2026-06-03')).toMatchObject({ earlier: '2026-06-01' })
  expect((await load('2026-07-30')).later).toBeNull()
  for (const odd of ['yesterday', '2026-05-01', '2027-01-01'])
    expect((await load(odd)).days[0]?.date).toBe('2026-06-01')
  expect(await loadOwnAppointments(ctx, 'de-de', aCustomer({ id: 'nobody' }))).toEqual([])
  expect(await loadFrameName(ctx, 'de-de', null)).toBeNull()
  expect(await loadFrameName(ctx, 'de-de', 99_999)).toBeNull()
  expect(await loadFrameName(ctx, 'de-de', 30)).toMatch(/\w/)
})

test('a branch whose times are all taken shows its open days without one, until the last that can be booked', async () => {
  const { ctx } = testContext({ overrides: { now: () => NOW } })
  const full = { ...ctx, appointments: { ...ctx.appointments, slots: async () => [] } }
  const load = (from: string | null) =>
    loadTimes(full, 'de-de', aBranch({ id: 1 }), { service: 'advice', from })
  const first = await load(null)
  expect(first).toMatchObject({ next: null, earlier: null, later: '2026-06-09' })
  expect(first.days.map(({ date, starts }) => [date.slice(8), starts.length])).toEqual(
    ['01', '02', '03', '05', '06', '08'].map((day) => [day, 0]),
  )
  expect(await load('2026-07-30')).toMatchObject({ next: null, later: null })
})

test('days that are all taken leave the next free time elsewhere', async () => {
  const { ctx } = testContext({ overrides: { now: () => NOW } })
  const start = '2026-06-19T10:00:00+02:00'
  const taken = { ...ctx, appointments: { ...ctx.appointments, slots: async () => [{ start, end: start }] } }
  const load = (from: string | null) =>
    loadTimes(taken, 'de-de', aBranch({ id: 1 }), { service: 'advice', from })
  const early = await load('2026-06-02')
  expect([early.next, early.days.flatMap(({ starts }) => starts)]).toEqual([start, []])
  // Without a day the first page is that of the next free time, and none is before it.
  const first = await load(null)
  expect(first.days[0]).toEqual({ date: '2026-06-19', starts: [start] })
  expect([early.earlier, first.earlier, (await load('2026-06-22')).earlier]).toEqual([
    null,
    null,
    '2026-06-19',
  ])
})

test('what was booked as a guest is among the appointments of who has proven the mailbox', async () => {
  const { ctx } = testContext()
  const customer = aCustomer({ id: 'anna', email: 'anna@example.org', isGuest: false, isVerified: true })
  const owner = new Map<string, string>()
  const list = async (id: string) => (owner.get('anna@example.org') === id ? [anAppointment()] : [])
  const claimGuestOrders = async (id: string, email: string) => void owner.set(email, id)
  const scope = {
    ...ctx,
    takesOrders: true,
    appointments: { ...ctx.appointments, list },
    customers: { ...ctx.customers, claimGuestOrders },
  }
  expect(await loadOwnAppointments(scope, 'de-de', customer)).toHaveLength(1)
})

test('an appointment at a branch that is closed for good cannot be moved there', async () => {
  const { ctx } = testContext()
  const own = [
    anAppointment({ id: 'here' }),
    anAppointment({ id: 'gone', branch: { ...anAppointment().branch, id: 7 } }),
  ]
  const scope = {
    ...ctx,
    shop: () => fakeShopClient({ branch: async (id) => (id === 7 ? null : aBranch({ id })) }),
    appointments: { ...ctx.appointments, list: async () => own },
  }
  const found = await loadOwnAppointments(scope, 'de-de', aCustomer({ id: 'anna' }))
  expect(found.map(({ appointment, hasBranch }) => [appointment.id, hasBranch])).toEqual([
    ['here', true],
    ['gone', false],
  ])
})

test.each([
  ['still to come', { start: '2026-06-02T10:00:00+02:00', end: '2026-06-02T10:30:00+02:00' }, true],
  ['whose branch is closed then', { status: 'displaced' }, true],
  ['cancelled', { status: 'cancelled' }, false],
  ['over', { start: '2026-05-02T10:00:00+02:00', end: '2026-05-02T10:30:00+02:00' }, false],
  ['only held', { status: 'held', person: null }, false],
] as const)('whether an appointment that is %s can be moved', async (_, over, can) => {
  const { ctx } = testContext({ overrides: { now: () => NOW } })
  const own = anAppointment(over)
  const appointments = {
    ...ctx.appointments,
    byLink: async (token: string) => (token === 'mine' ? own : null),
  }
  const load = (move: string) => loadMoved({ ...ctx, appointments }, move)
  expect(await load('mine')).toEqual(can ? own : null)
  expect(await load('forged')).toBeNull()
})
