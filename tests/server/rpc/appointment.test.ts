import { describe, expect, test } from 'vitest'
import type { Customer } from '#domain/customer/customer.ts'
import { fail } from '#domain/result.ts'
import { appointmentProcedures } from '#server/rpc/appointment.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)
const TEN = '2026-06-02T10:00:00+02:00'
const PERSON = { firstName: 'Anna', lastName: 'Berg', email: 'Anna@example.com' }

const customer = (id: string): Customer => ({
  id,
  email: `${id}@example.com`,
  firstName: 'Clara',
  lastName: 'Sommer',
  gender: 'f',
  title: null,
  phone: null,
  birthDate: null,
  isGuest: false,
  isVerified: true,
  newEmail: null,
})

/** A browser: a guest, or the customer of an id. */
function somebody(id?: string, limits = {}): RequestScope {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, limits })
  const session = id === undefined ? null : { token: 't', customer: customer(id) }
  const caller = createCaller(
    ctx.visitors,
    new Headers(),
    new URL('http://localhost/'),
    session,
    '203.0.113.7',
  )
  return { ctx, variant: 'de-de', caller }
}

const book = (scope: RequestScope, branchId: number, more: object = {}) =>
  appointmentProcedures.bookAppointment(scope, {
    branchId,
    service: 'advice',
    start: TEN,
    key: 'a-key-of-it',
    ...more,
  })
async function booked(scope: RequestScope, branchId: number, more: object = { person: PERSON }) {
  const made = await book(scope, branchId, more)
  if (!made.ok) throw new Error(made.error.kind)
  return made.value as { id: string; number: string; start: string; href: string }
}
const linkIn = (address: string) => new URL(address, 'http://x').searchParams.get('appointment') ?? ''

test('the free times of a branch', async () => {
  const days = { service: 'advice', from: '2026-06-02', to: '2026-06-02' }
  const read = (branchId: number) => appointmentProcedures.getSlots(somebody(), { branchId, ...days })
  expect(await read(await open())).toMatchObject({
    value: { slots: expect.arrayContaining([{ start: TEN, end: '2026-06-02T10:30:00+02:00' }]) },
  })
  expect(await read(4711)).toMatchObject({ error: { status: 404 } })
})

describe('a booking', () => {
  test('has a number and a page; the same key is the same appointment, of another browser it is another', async () => {
    const branchId = await open({ staff: 2 })
    const anna = somebody()
    const made = await booked(anna, branchId)
    expect(made).toMatchObject({ start: TEN, number: expect.stringMatching(/^\d{10}$/) })
    expect(made.href).toMatch(/^\/de-de\/niederlassungen\/\?appointment=/)
    expect(await booked(anna, branchId)).toMatchObject({ id: made.id })
    const other = await booked(somebody(), branchId, { person: { ...PERSON, email: 'other@example.com' } })
    expect(other.id).not.toBe(made.id)
  })

  test('of a time that somebody else has is refused', async () => {
    const branchId = await open()
    await booked(somebody(), branchId, { person: { ...PERSON, email: 'first@example.com' } })
    expect(await book(somebody(), branchId, { person: PERSON })).toMatchObject({
      error: { status: 409, kind: 'slot-taken' },
    })
  })

  test('without a person is held for a guest, and then booked by its key', async () => {
    const branchId = await open()
    const anna = somebody()
    const held = await booked(anna, branchId, {})
    expect(await anna.ctx.appointments.byLink(linkIn(held.href))).toMatchObject({ status: 'held' })
    const person = { ...PERSON, email: 'held@example.com' }
    expect(await booked(anna, branchId, { person })).toMatchObject({ id: held.id })
  })

  test('of a customer is for their own mailbox, whatever is sent', async () => {
    const branchId = await open()
    const clara = somebody('clara')
    const { href } = await booked(clara, branchId, { person: { ...PERSON, email: 'victim@example.com' } })
    expect(await clara.ctx.appointments.byLink(linkIn(href))).toMatchObject({
      customerId: 'clara',
      person: { firstName: 'Anna', email: 'clara@example.com' },
    })
    expect(await booked(clara, await open(), { key: 'another-key' })).toMatchObject({ start: TEN })
  })

  test('names the fields that are wrong', async () => {
    const person = { ...PERSON, email: 'nobody', phone: '1' }
    expect(await book(somebody(), await open(), { person })).toMatchObject({
      error: { status: 422, kind: 'person', more: { fields: ['email', 'phone'] } },
    })
  })

  test('after too many for a mailbox is refused, but who presses again has theirs', async () => {
    const branchId = await open({ staff: 9 })
    const anna = somebody()
    const person = { ...PERSON, email: 'again@example.com' }
    const first = await booked(anna, branchId, { person })
    const appointments = { ...anna.ctx.appointments, book: async () => fail('later' as const) }
    const limited = { ...anna, ctx: { ...anna.ctx, appointments } }
    expect(await booked(limited, branchId, { person })).toMatchObject({ id: first.id })
    for (const key of ['another-key', 'another-key'])
      expect(await book(limited, branchId, { person, key })).toMatchObject({
        error: { status: 429, kind: 'too-many' },
      })
  })

  test('is refused after too many that were only held', async () => {
    const branchId = await open({ staff: 9 })
    const anna = somebody(undefined, { holds: 2 })
    for (const key of ['held-key-1', 'held-key-2']) await booked(anna, branchId, { key })
    expect(await book(anna, branchId, { key: 'held-key-3' })).toMatchObject({
      error: { status: 429, kind: 'too-many' },
    })
  })
})

describe('a change', () => {
  const ELEVEN = '2026-06-02T11:00:00+02:00'
  const move = (scope: RequestScope, which: object) =>
    appointmentProcedures.moveAppointment(scope, { start: ELEVEN, ...which })
  const cancel = (scope: RequestScope, which: object) => appointmentProcedures.cancelAppointment(scope, which)

  test('by the link of the letter', async () => {
    const { id, href } = await booked(somebody(), await open(), {
      person: { ...PERSON, email: 'l@example.com' },
    })
    const link = linkIn(href)
    expect(await move(somebody(), { id, link })).toMatchObject({ value: { id, start: ELEVEN } })
    expect(await cancel(somebody(), { id, link })).toMatchObject({ value: { id } })
    expect(await move(somebody(), { id, link })).toMatchObject({ error: { status: 409, kind: 'impossible' } })
  })

  test('by its customer', async () => {
    const dora = somebody('dora')
    const { id } = await booked(dora, await open())
    expect(await move(dora, { id })).toMatchObject({ value: { start: ELEVEN } })
    expect(await cancel(dora, { id })).toMatchObject({ ok: true })
  })

  test('by anybody else finds nothing, and changes nothing', async () => {
    const emma = somebody('emma')
    const { id } = await booked(emma, await open())
    const own = await booked(somebody(), await open(), { person: { ...PERSON, email: 'm@example.com' } })
    const foreign = linkIn(own.href)
    const tries = [
      [somebody(), { id }],
      [somebody('fanny'), { id }],
      [somebody(), { id, link: foreign }],
      [somebody(), { id, link: `${foreign.slice(0, -1)}x` }],
      [emma, { id, link: foreign }],
    ] as const
    for (const [scope, which] of tries) {
      expect(await move(scope, which)).toMatchObject({ error: { status: 404 } })
      expect(await cancel(scope, which)).toMatchObject({ error: { status: 404 } })
    }
    expect(await emma.ctx.appointments.ofCustomer(id, 'emma')).toMatchObject({ status: 'booked', start: TEN })
  })
})
