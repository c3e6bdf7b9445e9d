import { expect, test } from 'vitest'
import { createBranchOrderRepository } from '#clients/shop-api/branch-order-repository.ts'
import { createReservationRepository } from '#clients/shop-api/reservation-repository.ts'
import { minor } from '#domain/money/price.ts'
import { appointmentLink } from '#modules/appointment/appointment-link.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { reservationLink } from '#modules/reservation/reservation-link.ts'
import { handleAppointmentForm } from '#server/forms/appointment-form.ts'
import { appointmentFile, handleAppointmentLink } from '#server/forms/appointment-link-form.ts'
import { handleBranchOrderForm, handleBranchValuesForm } from '#server/forms/branch-order-form.ts'
import { handleOrderLookup } from '#server/forms/order-status-form.ts'
import { handleReservationLink } from '#server/forms/reservation-form.ts'
import { readAppointmentQuery } from '#server/loaders/branch/appointment.ts'
import { createCaller } from '#server/session/caller.ts'
import { createShopApi } from '#shop-api/app.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { testAppointments } from '#tests/support/appointments.ts'
import { testBranchOrders } from '#tests/support/branch-orders.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { aCustomer } from '#tests/support/customers.ts'
import { formRequest } from '#tests/support/forms.ts'
import { testReservations } from '#tests/support/reservations.ts'
import { onShopApi } from '#tests/support/shop-api.ts'
import { overStandIns } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'
import { visitorApi } from '#tests/support/visitor-api.ts'

const BRANCH = 1003
const FRAME = 10
const VALUES = { right: { sphere: -2.25 }, left: { sphere: -1.75 } }
const UNKNOWN = '999999999999'
const TEN = '2026-06-02T10:00:00+02:00'
const ELEVEN = '2026-06-02T11:00:00+02:00'
const EVE = aCustomer({ id: 'eve', email: 'eve@example.com' })
const SECONDS = Math.floor(NOW.getTime() / 1000)

let times = 0

onShopApi((ask, database) => {
  const { send } = visitorApi(ask)
  const { open, booked, read } = appointmentApi(ask, database)

  /** The shop as everybody finds it, with Ada's reservation, branch order and appointment. */
  async function scene() {
    const shopApi = overStandIns(createShopApi({ db: database().db, now: () => NOW }))
    const of = () => ({
      http: { fetch: shopApi, timeout: 10_000 },
      baseUrl: 'http://shop',
      auth: { kind: 'none' as const },
      shopId: 10001,
    })
    const now = () => NOW
    const repositories = {
      reservations: createReservationRepository(of),
      orders: createBranchOrderRepository(of),
    }
    const { reservations } = testReservations({ repository: repositories.reservations, now })
    const { branchOrders } = testBranchOrders(repositories.orders)
    const overrides = { now, reservations, branchOrders, appointments: testAppointments(of, now) }
    const { ctx: usual } = testContext({ shopApi, timeout: 10_000, overrides })
    const ctx = { ...usual, afterSale: { ...usual.afterSale, lookupLimits: createLookupLimits() } }

    const attempt = `ada-${String((times += 1)).padStart(14, '0')}`
    const ada = { firstName: 'Ada', lastName: 'Muster', email: `${attempt}@example.com` }
    await send('PUT', '/v1/stock', { stocks: [{ branchId: BRANCH, variantId: FRAME, quantity: 3 }] })
    const reserved = await repositories.reservations.reserve('de-de', {
      attemptKey: attempt,
      branchId: BRANCH,
      variantId: FRAME,
      goods: 'Brera 4711',
      customer: { id: null, ...ada },
    })
    const order = await repositories.orders.create('de-de', {
      key: attempt,
      branchId: BRANCH,
      currencyCode: 'EUR',
      customer: { ...ada, zip: '50667' },
      lines: [{ name: 'Brera 4711', quantity: 1, price: minor(18_900), values: VALUES }],
    })
    if (!reserved.ok || !order) throw new Error('Ada has nothing')
    await branchOrders.claim(order.id, { customerId: 'ada', email: ada.email })
    const branch = aBranch({ id: await open(), staff: 2 })
    const appointment = await booked(branch.id, TEN, attempt)

    const page = (query = '') => new URL(`http://localhost/de-de/page/${query}`)
    const caller = createCaller(ctx.visitors, new Headers(), page(), null, '203.0.113.9')
    const scope = { ctx, variant: 'de-de' as const, caller }
    const place = { address: caller.address, reservationPath: '/r/', appointmentPath: '/a/' }
    return {
      ctx,
      ada,
      ids: { reservation: reserved.value.id, order: order.id, appointment: appointment.id },
      /** What there is of Ada. */
      left: async () => ({
        reservation: (await repositories.reservations.byId(reserved.value.id))?.status,
        values: (await repositories.orders.byId(order.id))?.lines[0]?.values,
        owner: (await repositories.orders.byId(order.id))?.customer.id,
        appointment: [(await read(appointment.id)).status, (await read(appointment.id)).start],
      }),
      cancelReservation: async (token: string) => {
        const place = { url: page(), path: '/r/', token }
        const answer = await handleReservationLink(scope, formRequest(page(), { cancel: '1' }), place)
        return [answer.status, answer.headers.get('location')?.replace(encodeURIComponent(token), '…')]
      },
      useAppointment: async (token: string) => {
        const url = page(`?appointment=${token}`)
        const cancelled = await handleAppointmentLink(scope, formRequest(url, { do: 'cancel' }), url)
        const file = await appointmentFile(scope, page(`?appointment=${token}&file=ics`))
        const move = page(`?appointment=when&move=${token}`)
        const query = readAppointmentQuery(move.searchParams)
        const moved = await handleAppointmentForm(scope, formRequest(move, { start: ELEVEN }), {
          branch,
          url: move,
          query,
        })
        const where = moved instanceof Response && moved.headers.get('location')?.replace(token, '…')
        return [cancelled.status, file?.status, where]
      },
      account: async (fields: Record<string, string>) => {
        const place = { url: page(), path: '/b/' }
        const answer = await handleBranchOrderForm(scope, EVE, formRequest(page(), fields), place)
        return answer.headers.get('location')
      },
      removeValues: async (orderId: string) => {
        const place = { url: page(), path: '/b/', orderId }
        const answer = await handleBranchValuesForm(scope, EVE, formRequest(page(), { remove: '1' }), place)
        return [answer.status, answer.headers.get('location')]
      },
      lookUp: (number: string, proof: string) =>
        handleOrderLookup(scope, formRequest(page(), { number, proof }), { ...place, url: page() }),
    }
  }

  test('a link that is forged, or of something else, is answered like an unknown one', async () => {
    const { ctx, ids, left, cancelReservation, useAppointment } = await scene()
    const before = await left()
    const { reservations, appointments, afterSale } = ctx
    const unknown = await cancelReservation(reservations.linkTo(UNKNOWN))
    const own = reservations.linkTo(ids.reservation)
    const of = (token: string) => token.split('.')
    const joined = [
      of(reservations.linkTo(ids.reservation))[0],
      of(reservations.linkTo(UNKNOWN)).at(-1),
    ].join('.')
    for (const token of [
      'x',
      own.slice(0, -2),
      joined,
      reservationLink.sign('another secret', ids.reservation, SECONDS),
      appointments.linkToken(ids.reservation),
      afterSale.linkTo(ids.reservation),
    ])
      expect(await cancelReservation(token)).toEqual(unknown)

    const none = await useAppointment(appointments.linkToken('nobodys-appointment'))
    expect(none.slice(0, 2)).toEqual([404, 404])
    for (const token of [
      'x',
      appointmentLink.sign('another secret', ids.appointment, SECONDS),
      reservations.linkTo(ids.appointment),
      afterSale.linkTo(ids.appointment),
    ])
      expect(await useAppointment(token)).toEqual(none)
    expect(await left()).toEqual(before)

    await cancelReservation(own)
    await useAppointment(appointments.linkToken(ids.appointment))
    expect(await left()).toMatchObject({ reservation: 'cancelled', appointment: ['cancelled', TEN] })
  })

  test('by its number, what is somebody else’s is answered like what nobody has', async () => {
    const { ids, ada, left, account, removeValues, lookUp } = await scene()
    const before = await left()
    expect(before).toMatchObject({ reservation: 'reserved', values: VALUES, owner: 'ada' })
    expect(await account({ number: ids.order })).toBe(await account({ number: UNKNOWN }))
    expect(await account({ cancel: ids.reservation })).toBe(await account({ cancel: UNKNOWN }))
    expect(await removeValues(ids.order)).toEqual(await removeValues(UNKNOWN))
    for (const proof of [EVE.email, '10115', '%', ''])
      for (const number of [ids.order, ids.reservation]) {
        const { input: _, ...answer } = { input: null, ...(await lookUp(number, proof)) }
        expect(await lookUp(UNKNOWN, proof)).toMatchObject(answer)
      }
    expect(await lookUp(ids.order, ada.email)).toMatchObject({ kind: 'branch-order' })
    expect(await left()).toEqual(before)
  })

  test('numbers that are tried at one place count at the other', async () => {
    const { ids, ada, account, lookUp } = await scene()
    for (let guess = 0; guess < 10; guess += 1) await account({ number: ids.order })
    expect(await lookUp(ids.order, ada.email)).toMatchObject({ kind: 'later' })
    for (let guess = 0; guess < 10; guess += 1)
      await lookUp(String(400_000_000_100 + guess), 'eve@example.com')
    expect(await lookUp(ids.reservation, ada.email)).toMatchObject({ kind: 'later' })
    expect(await account({ number: UNKNOWN })).toBe('/b/?note=later')
  })
})
