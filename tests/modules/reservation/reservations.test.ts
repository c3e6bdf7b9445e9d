import { expect, test } from 'vitest'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
import { reservationsJob } from '#modules/reservation/reservations.ts'
import { ok } from '#domain/result.ts'
import { inPages } from '#tests/support/pages.ts'
import { aReservation, testReservations } from '#tests/support/reservations.ts'

const REQUEST = {
  attemptKey: 'attempt-000000000001',
  branchId: 1,
  variantId: 500001,
  goods: 'Brera 4711',
  customer: { id: null, firstName: 'Ada', lastName: 'Muster', email: 'ada@example.com' },
}

/** A shop that reserves whatever is requested, and stores which emails were queued. */
function aShop(limits = {}, isMailDown = false) {
  const recorded: string[] = []
  const opened = testReservations({
    limits,
    isMailDown,
    repository: {
      ...noReservations,
      reserve: async () => ok(aReservation()),
      byId: async (id) => aReservation({ id }),
      move: async (id, event) =>
        event === 'cancel' ? aReservation({ id, status: 'cancelled', letter: 'cancelled' }) : null,
      due: inPages(
        () => [
          aReservation({ status: 'expired', letter: 'expired' }),
          aReservation({ id: '400000000002', letter: null }),
        ],
        ({ id }) => id,
      ),
      recordLetter: async (id, letter) => void recorded.push(`${id} ${letter}`),
    },
  })
  return { ...opened, recorded }
}

test('each event is written about once, and recorded', async () => {
  const { reservations, letters, recorded, deliveries } = aShop()
  await reservations.reserve('de-de', REQUEST, '192.0.2.1')
  await reservations.reserve('de-de', REQUEST, '192.0.2.1')
  await reservations.cancel('400000000001')
  await reservations.processDue()
  expect(letters()).toEqual(
    ['reserved', 'cancelled', 'expired'].map((letter) => ({ id: '400000000001', letter })),
  )
  expect([recorded.length, deliveries()]).toEqual([4, 4])
})

test('what was reserved stays reserved, and cancelled, where its email cannot be queued', async () => {
  const { reservations, recorded, lines } = aShop({}, true)
  expect(await reservations.reserve('de-de', REQUEST, '192.0.2.1')).toMatchObject({ ok: true })
  expect(await reservations.cancel('400000000001')).toMatchObject({ status: 'cancelled' })
  expect([recorded, lines]).toEqual([[], Array(2).fill('warn: emails are queued later')])
})

test.each([
  ['from one address', { perAddress: 2, perMailbox: 9 }, [true, true, 'later', true]],
  ['for one mailbox', { perAddress: 9, perMailbox: 1 }, [true, 'later', 'later', 'later']],
])('too many %s come later', async (_, limits, expected) => {
  const { reservations } = aShop(limits)
  const outcomes = []
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    outcomes.push(await reservations.reserve('de-de', REQUEST, address))
  expect(outcomes.map((outcome) => outcome.ok || outcome.error)).toEqual(expected)
})

test('what was refused, or is over already, is written to nobody', async () => {
  const { reservations, lines, letters } = testReservations()
  expect((await reservations.reserve('de-de', REQUEST, '192.0.2.1')).ok).toBe(false)
  expect(await reservations.cancel('400000000001')).toBeNull()
  expect([letters(), lines]).toEqual([[], []])
})

test('extended once more, it is said once more; said twice, it is queued once', async () => {
  const extended = (expiresAt: string) => aReservation({ letter: 'extended', expiresAt })
  const due = [extended('2026-11-27T23:00:00Z'), extended('2026-11-27T23:00:00Z')]
  const { reservations, letters } = testReservations({
    repository: {
      ...noReservations,
      due: inPages(
        () => due,
        ({ id }) => id,
      ),
      recordLetter: async () => {},
    },
  })
  await reservations.processDue()
  expect(letters()).toHaveLength(1)
  due[1] = extended('2026-11-28T23:00:00Z')
  await reservationsJob(reservations).run({ data: {}, signal: new AbortController().signal })
  expect(letters()).toHaveLength(2)
})

test.each([
  ['ada@example.com', '400000000001'],
  [' Ada@Example.com ', '400000000001'],
  ['eve@example.com', null],
  ['', null],
])('who names %j is shown %j', async (email, id) => {
  const { reservations } = aShop()
  expect((await reservations.lookup('400000000001', email))?.id ?? null).toBe(id)
  expect(await testReservations().reservations.lookup('400000000001', email)).toBeNull()
})

test('the link of one reservation opens no other, and ends after thirty days', async () => {
  const { reservations } = aShop()
  const token = reservations.linkTo('400000000002')
  expect(await reservations.ofLink(token)).toMatchObject({ id: '400000000002' })
  expect(await reservations.ofLink(`${token}x`)).toBeNull()
  expect(await reservations.ofLink('')).toBeNull()
  const linkOf = (day: string) =>
    testReservations({ now: () => new Date(`2026-10-${day}T10:00:00Z`) }).reservations.linkTo('400000000002')
  expect(await reservations.ofLink(linkOf('25'))).toMatchObject({ id: '400000000002' })
  expect(await reservations.ofLink(linkOf('23'))).toBeNull()
})
