import { expect, test } from 'vitest'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import type { ReservationRequest } from '#domain/branch/reservation.ts'
import { fail, ok } from '#domain/result.ts'
import { handleReservationForm, handleReservationLink } from '#server/forms/reservation-form.ts'
import { createCaller } from '#server/session/caller.ts'
import { aReservation, testReservations } from '#tests/support/reservations.ts'
import { testContext } from '#tests/support/test-server.ts'

const PATH = '/de-de/overlays/reservation/500001/'
const PAGE = new URL(`http://localhost${PATH}`)
const PERSON = { firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com' }
const ATTEMPT = 'attempt-000000000001'

function setUp(refusal?: 'sold-out' | 'limit') {
  const requests: ReservationRequest[] = []
  const moves: string[] = []
  const { reservations } = testReservations({
    repository: {
      ...noReservations,
      async reserve(_, request) {
        requests.push(request)
        return refusal ? fail(refusal) : ok(aReservation())
      },
      byId: async (id) => aReservation({ id }),
      move: async (id, event) => {
        moves.push(`${id} ${event}`)
        return null
      },
    },
  })
  const ctx = { ...testContext().ctx, reservations }
  const scope = { ctx, variant: 'de-de' as const, caller: createCaller(ctx.visitors, new Headers(), PAGE) }
  const post = (fields: Record<string, string>, headers = {}) =>
    new Request(PAGE, { method: 'POST', body: new URLSearchParams(fields), headers })
  const submit = (fields: Record<string, string>, headers = {}) =>
    handleReservationForm(scope, post(fields, headers), {
      url: PAGE,
      path: PATH,
      reservationPath: '/de-de/reservation/',
      goods: { variantId: 500001, name: 'Brera 4711' },
    })
  const followLink = (token: string, fields: Record<string, string>, headers = {}) =>
    handleReservationLink({ ctx }, post(fields, headers), { url: PAGE, path: '/r/', token })
  return { reservations, requests, moves, submit, followLink }
}

test('a branch is chosen and remembered, and nothing is reserved', async () => {
  const { submit, requests } = setUp()
  const response = await submit({ branch: '1003' })
  if (!(response instanceof Response)) throw new Error('shown again')
  expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?branch=1003`])
  expect(response.headers.get('set-cookie')).toContain('veduta-branch=1003')
  expect(requests).toEqual([])
})

test('a mailbox with an international domain, and a name with an accent for an apostrophe, reserve', async () => {
  const { submit, requests } = setUp()
  const person = { firstName: 'Ada', lastName: 'D´Angelo', email: 'ada@bücher.de' }
  const response = await submit({ branch: '1003', attempt: ATTEMPT, ...person })
  expect(response).toBeInstanceOf(Response)
  expect(requests[0]?.customer).toMatchObject({ lastName: "D'Angelo", email: 'ada@xn--bcher-kva.de' })
})

test('a name and a mailbox reserve; goods and prices of the form do not count', async () => {
  const { submit, requests } = setUp()
  const response = await submit({
    branch: '1003',
    attempt: ATTEMPT,
    ...PERSON,
    goods: 'Gold',
    variantId: '1',
  })
  if (!(response instanceof Response)) throw new Error('shown again')
  expect(response.headers.get('location')).toMatch(/^\/de-de\/reservation\/\?link=/)
  expect(requests).toEqual([
    {
      attemptKey: ATTEMPT,
      branchId: 1003,
      variantId: 500001,
      goods: 'Brera 4711',
      customer: { id: null, ...PERSON },
    },
  ])
})

test.each([
  [{ ...PERSON, email: 'ada' }, { email: { kind: 'email' } }],
  [{ ...PERSON, firstName: '' }, { firstName: { kind: 'required' } }],
  [{ ...PERSON, lastName: '<b>' }, { lastName: { kind: 'name' } }],
])('%j is shown again', async (person, faults) => {
  const { submit, requests } = setUp()
  expect(await submit({ branch: '1003', attempt: ATTEMPT, ...person })).toMatchObject({ faults })
  expect(requests).toEqual([])
})

test.each(['sold-out', 'limit'] as const)('%s is said above the form', async (refusal) => {
  const { submit } = setUp(refusal)
  expect(await submit({ branch: '1003', attempt: ATTEMPT, ...PERSON })).toMatchObject({
    refusal,
    input: PERSON,
  })
})

test.each([
  { branch: 'x', attempt: ATTEMPT, ...PERSON },
  { branch: '1003', attempt: 'short', ...PERSON },
])('%j reserves nothing', async (fields) => {
  const { submit, requests } = setUp()
  await submit(fields)
  expect(requests).toEqual([])
})

test('a form of another site is refused', async () => {
  const { submit, followLink, reservations } = setUp()
  const origin = { origin: 'https://elsewhere.example' }
  expect(await submit({ branch: '1003' }, origin)).toMatchObject({ status: 403 })
  const token = reservations.linkTo('400000000001')
  expect(await followLink(token, { cancel: '1' }, origin)).toMatchObject({ status: 403 })
})

test('a link cancels its own reservation, on press only', async () => {
  const { followLink, moves, reservations } = setUp()
  const token = reservations.linkTo('400000000007')
  await followLink(token, {})
  await followLink('forged', { cancel: '1' })
  expect(moves).toEqual([])
  expect((await followLink(token, { cancel: '1' })).status).toBe(303)
  expect(moves).toEqual(['400000000007 cancel'])
})
