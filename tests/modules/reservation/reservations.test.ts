import { expect, test } from 'vitest'
import { noReservations } from '#clients/shop-api/reservation-repository.ts'
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
      move: async (id) => aReservation({ id, status: 'cancelled', letter: 'cancelled' }),
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
  const { reservations, letters, recorded } = aShop()
  await reservations.reserve('de-de', REQUEST, '192.0.2.1')
  await reservations.reserve('de-de', REQUEST, '192.0.2.1')
  await reservations.cancel('400000000001')
  await reservations.processDue()
  expect(letters()).toEqual(
    ['reserved', 'cancelled', 'expired'].map((letter) => ({ id: '400000000001', letter })),
  )
  expect(recorded).toHaveLength(4)
})

test('what was reserved stays reserved, and cancelled, where its email cannot be queued', async () => {
  const { reservations, recorded, lines } = aShop({}, true)
  expect(await reservations.reserve('de-de', REQUEST, '192.0.2.1')).toMatchObject({ ok: true })
  expect(await reservations.cancel('400000000001')).toMatchObject({ status: 'cancelled' })
  expect([recorded, lines]).toEqual([[], Array(2).fill('warn: emails are queued later')])
})

test('too many from one address or for one mailbox come later', async () => {
  const { reservations } = aShop({ perAddress: 2, perMailbox: 1 })
  const outcomes = []
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
    outcomes.push((await reservations.reserve('de-de', REQUEST, address)).ok)
  expect(outcomes).toEqual([true, false, false, false])
})

test('the link of one reservation opens no other, and ends after thirty days', async () => {
  const { reservations } = aShop()
  const token = reservations.linkTo('400000000002')
  expect(await reservations.ofLink(token)).toMatchObject({ id: '400000000002' })
  expect(await reservations.ofLink(`${token}x`)).toBeNull()
  expect(await reservations.ofLink('')).toBeNull()
  const old = testReservations({ now: () => new Date('2026-10-20T10:00:00Z') })
  expect(await reservations.ofLink(old.reservations.linkTo('400000000002'))).toBeNull()
})
