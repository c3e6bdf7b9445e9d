import { expect, test } from 'vitest'
import type { LookupProof } from '#clients/shop-api/order-client.ts'
import { handleOrderLookup, orderOfLink } from '#server/forms/order-status-form.ts'
import { noBranchOrders } from '#clients/shop-api/branch-order-repository.ts'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import { createLookupLimits } from '#modules/order/lookup-limits.ts'
import { aBranchOrder, testBranchOrders } from '#tests/support/branch-orders.ts'
import { anAppointment } from '#tests/support/appointments.ts'
import { formRequest } from '#tests/support/forms.ts'
import { fakeAfterSale, emptyOrderClient } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { inGroup } from '#tests/support/basket-items.ts'
import { anOrder, anOrderItem, aPackage } from '#tests/support/orders.ts'
import { testContext } from '#tests/support/test-server.ts'
import { aReservation, testReservations } from '#tests/support/reservations.ts'

const url = new URL('https://shop.example/de-de/service/auftragsstatus/')

function lookupForm(limits: Parameters<typeof createLookupLimits>[0] = {}) {
  const proofs: LookupProof[] = []
  const orders = {
    ...emptyOrderClient,
    async lookup(id: string, proof: LookupProof) {
      proofs.push(proof)
      return id === '123456789012' ? anOrder() : null
    },
  }
  const { branchOrders } = testBranchOrders({
    ...noBranchOrders,
    byId: async (id) => (id === '500000000001' ? aBranchOrder() : null),
  })
  const { reservations } = testReservations({
    repository: {
      ...noReservations,
      byId: async (id) => (id === '400000000001' ? aReservation() : null),
    },
  })
  const appointments = {
    ...testContext().ctx.appointments,
    lookup: async (number: string, email: string) =>
      number === '1234567890' && email === 'anna@example.com' ? anAppointment() : null,
  }
  const sent: string[] = []
  const sendDocuments = async (id: string) => void sent.push(id)
  const afterSale = {
    ...fakeAfterSale(recordingLog().log),
    lookupLimits: createLookupLimits(limits),
    sendDocuments,
  }
  const lookUp = (fields: Record<string, string>, address?: string, headers = {}) =>
    handleOrderLookup(
      {
        ctx: {
          orders,
          afterSale,
          branchOrders,
          reservations,
          appointments,
          now: () => new Date('2026-11-22T08:00:00Z'),
        },
      },
      formRequest(url, fields, headers),
      { url, address, reservationPath: '/de-de/reservation/', appointmentPath: '/de-de/niederlassungen/' },
    )
  return { lookUp, proofs, sent }
}

test.each([
  ['80331', { zipCode: '80331' }],
  [' anna@example.org ', { email: 'anna@example.org' }],
])('an order is found by its number, with or without spaces, and %j', async (proof, expected) => {
  const { lookUp, proofs } = lookupForm()
  expect(await lookUp({ number: '1234 5678901 2', proof })).toMatchObject({
    kind: 'found',
    order: { number: '1234 5678901 2' },
  })
  expect(proofs).toEqual([expected])
})

test.each(['50667', 'ADA@example.com'])(
  'of a branch order, %s shows how far it is and no more',
  async (proof) => {
    const view = await lookupForm().lookUp({ number: '500000000001', proof })
    expect(view).toEqual({ kind: 'branch-order', number: '5000 0000000 1', status: 'ready' })
  },
)

test('a reservation opens with its mailbox alone', async () => {
  const found = await lookupForm().lookUp({ number: '400000000001', proof: 'ada@example.com' })
  expect(found instanceof Response && found.headers.get('location')).toMatch(/^\/de-de\/reservation\/\?link=/)
})

test('an appointment opens with its mailbox alone', async () => {
  const { lookUp, proofs } = lookupForm()
  const found = await lookUp({ number: '12 3456 7890', proof: 'anna@example.com' })
  expect(found instanceof Response && found.headers.get('location')).toMatch(
    /^\/de-de\/niederlassungen\/\?appointment=/,
  )
  expect(proofs).toEqual([])
})

test.each([
  ['1234567890', 'eve@example.com'],
  ['1234567890', '50672'],
  ['500000000001', 'eve@example.com'],
  ['500000000001', '50668'],
  ['400000000001', 'eve@example.com'],
  ['400000000001', '50667'],
])('%s is unknown to %s', async (number, proof) =>
  expect(await lookupForm().lookUp({ number, proof })).toMatchObject({ kind: 'unknown' }),
)

test('its documents are sent to its buyer on request', async () => {
  const { lookUp, sent } = lookupForm()
  expect(await lookUp({ number: '123456789012', proof: '80331' })).toMatchObject({ isSent: false })
  await lookUp({ number: '999999999999', proof: '80331', documents: '1' })
  expect(sent).toEqual([])
  const fields = { number: '123456789012', proof: '80331', documents: '1' }
  expect(await lookUp(fields)).toMatchObject({ kind: 'found', isSent: true })
  expect(sent).toEqual(['123456789012'])
})

test('an unknown order has the same answer, whatever is wrong', async () => {
  const { lookUp } = lookupForm()
  const answer = await lookUp({ number: '999999999999', proof: '80331' })
  expect(answer).toEqual({ kind: 'unknown', input: { number: '999999999999', proof: '80331' } })
})

test.each([
  [{ number: '12', proof: '80331' }, { number: { kind: 'order-number' } }],
  [
    { number: '', proof: '' },
    { number: { kind: 'required' }, proof: { kind: 'required' } },
  ],
])('%j is shown with its mistake', async (fields, faults) => {
  const { lookUp, proofs } = lookupForm()
  expect(await lookUp(fields)).toMatchObject({ kind: 'form', faults })
  expect(proofs).toEqual([])
})

test('zip codes cannot be guessed: neither from one address, nor for one number from many', async () => {
  const one = lookupForm({ perAddress: 2 })
  const kinds = []
  for (const number of ['111111111111', '222222222222', '333333333333']) {
    const answer = await one.lookUp({ number, proof: '1' }, '203.0.113.1')
    kinds.push('kind' in answer && answer.kind)
  }
  expect(kinds).toEqual(['unknown', 'unknown', 'later'])
  const many = lookupForm({ perOrder: 2 })
  const answers = []
  for (const host of [1, 2, 3]) {
    const answer = await many.lookUp({ number: '123456789012', proof: '1' }, `203.0.113.${host}`)
    answers.push('kind' in answer && answer.kind)
  }
  expect(answers).toEqual(['found', 'found', 'later'])
})

test('a form of another site is rejected', async () => {
  const { lookUp, proofs } = lookupForm()
  const answer = await lookUp({ number: '123456789012', proof: '1' }, undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect([answer instanceof Response && answer.status, proofs]).toEqual([403, []])
})

test.each([
  ['whose values follow', {}, true],
  ['with values', { prescriptionValues: { right: { sphere: -4.25 }, left: { sphere: -3.75 } } }, false],
])(
  'who has the link of glasses %s, or their number, learns whether they wait: no value is shown',
  async (_, values, waits) => {
    const frame = { ...inGroup('g', true), customData: { lensType: 'type_ei', ...values } }
    const whole = anOrder({ items: [anOrderItem('i1', frame)], packages: [aPackage(1)] })
    // As a lookup gives it.
    const shown = { ...whole, items: [anOrderItem('i1', inGroup('g', true))] }
    const orders = { ...emptyOrderClient, byId: async () => whole, lookup: async () => shown }
    const afterSale = fakeAfterSale(recordingLog().log, orders)
    const { branchOrders } = testBranchOrders(noBranchOrders)
    const { reservations } = testReservations({ repository: noReservations })
    const { appointments } = testContext().ctx
    const ctx = { orders, afterSale, branchOrders, reservations, appointments, now: () => new Date() }
    const view = await orderOfLink({ ctx }, afterSale.linkTo(whole.id), {
      customer: null,
      accountPath: String,
    })
    expect(view).toMatchObject({ kind: 'found', awaited: waits ? { what: 'values', hasLink: true } : null })
    const looked = await handleOrderLookup({ ctx }, formRequest(url, { number: whole.id, proof: '80331' }), {
      url,
      address: undefined,
      reservationPath: '/de-de/reservation/',
      appointmentPath: '/de-de/niederlassungen/',
    })
    expect(looked).toMatchObject({
      kind: 'found',
      awaited: waits ? { what: 'values', hasLink: false } : null,
    })
    expect(JSON.stringify([view, looked])).not.toMatch(/4\.25|3\.75|sphere/)
  },
)
