import { describe, expect, test } from 'vitest'
import { handleAppointmentForm, loadPersonStep } from '#server/forms/appointment-form.ts'
import { loadMoved, loadTimes, readAppointmentQuery } from '#server/loaders/branch/appointment.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { formRequest } from '#tests/support/forms.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)
const CLOSED = { hours: Array.from({ length: 7 }, () => []) }
const PAGE = 'http://localhost/de-de/niederlassungen/koeln/1/'
const KEY = 'key-of-somebody-else'
const PERSON = { firstName: 'Eve', lastName: 'Muster', email: 'eve@example.com', phone: '' }

function somebody(): RequestScope {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, overrides: { now: () => NOW } })
  return { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), new URL(PAGE)) }
}

/** The note of the page to which a form leads at a branch. */
async function noteAfter(over: object, search: string, fields: Record<string, string>) {
  const branch = aBranch({ id: await open(over), ...over })
  const url = new URL(`${PAGE}${search}`)
  const query = readAppointmentQuery(url.searchParams)
  const outcome = await handleAppointmentForm(somebody(), formRequest(url, fields), { branch, url, query })
  return outcome instanceof Response
    ? [outcome.status, new URL(outcome.headers.get('location') ?? '', PAGE).searchParams.get('note')]
    : outcome
}

describe('a branch that is never open', () => {
  test('has no times, also for a forged key or day', async () => {
    const branch = aBranch({ id: await open(CLOSED), ...CLOSED })
    for (const key of [null, KEY])
      for (const from of [null, '2026-06-02', '2026-06-32', 'x'])
        expect(
          await loadTimes(somebody().ctx, 'de-de', branch, { service: 'advice', from, key }),
        ).toMatchObject({ days: [], next: null, later: null })
  })

  test.each([
    ['?appointment=when&for=a', { start: '2026-06-02T10:00:00+02:00' }, 'slot-taken'],
    [`?appointment=when&for=a&key=${KEY}`, { start: '2026-06-02T10:00:00+02:00' }, 'slot-taken'],
    [`?appointment=who&for=a&key=${KEY}&hold=x.y`, PERSON, 'expired'],
    ['?appointment=who', {}, 'expired'],
    ['?appointment=when&move=x.y', { start: '2026-06-02T10:00:00+02:00' }, 'slot-taken'],
  ])('answers %s', async (search, fields, note) =>
    expect(await noteAfter(CLOSED, search, fields)).toEqual([303, note]),
  )

  test('has no step of a person for a forged hold, and nothing to move', async () => {
    const scope = somebody()
    expect(await loadPersonStep(scope, new URL(`${PAGE}?appointment=who&hold=x.y`))).toBeNull()
    expect(await loadMoved(scope.ctx, 'x.y')).toBeNull()
  })
})

test.each([
  '1',
  '2026-06-02',
  '2026-06-02T10:00',
  'Tue Jun 02 2026',
  '99999-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'Infinity',
])('the time %s is no time of a branch', async (start) =>
  expect(await noteAfter({}, '?appointment=when&for=a', { start })).toEqual([303, 'slot-taken']),
)

test.each(['2026-06-32', '2026-06-31'])('the day %s is none', async (from) => {
  const branch = aBranch({ id: await open() })
  const { ctx } = somebody()
  const [given, without] = await Promise.all(
    [from, null].map((day) => loadTimes(ctx, 'de-de', branch, { service: 'advice', from: day })),
  )
  expect(given).toEqual(without)
})
