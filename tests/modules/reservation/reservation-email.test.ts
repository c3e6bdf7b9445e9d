import { expect, test } from 'vitest'
import type { SpecialDay } from '#domain/branch/opening-hours.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { RESERVATION_LETTERS, type Reservation } from '#domain/branch/reservation.ts'
import { VARIANT_CODES, VARIANTS } from '#i18n/variants.ts'
import { reservationRenderer } from '#modules/reservation/reservation-email.ts'
import { aBranch } from '#tests/support/branches.ts'
import { aReservation } from '#tests/support/reservations.ts'
import { SENDER } from '#tests/support/sender.ts'

const NOW = () => new Date('2026-11-23T10:00:00Z')

const render = (
  over: object,
  letter: string,
  isKnown = true,
  specialDays: SpecialDay[] = [],
  branch: Branch | null = aBranch({ specialDays }),
) =>
  reservationRenderer({
    reservations: { byId: async () => (isKnown ? aReservation(over) : null) },
    branch: async () => branch,
    now: NOW,
    linkTo: (id) => `token-${id}`,
    sender: SENDER,
    absolute: (variant, path) => `https://shop.example/${variant}${path}`,
  })({ id: '400000000001', letter })

test('it names the goods, the branch, the last day and the number, and has the link', async () => {
  const email = await render({}, 'reserved')
  expect(email?.to).toBe('ada@example.com')
  for (const part of [
    'Brera 4711',
    'Ehrenstraße 41',
    '26. November 2026',
    '4000 0000000 1',
    'https://shop.example/de-de/reservation/?link=token-400000000001',
  ])
    expect(email?.text).toContain(part)
})

const STATUS: Partial<Record<string, Reservation['status']>> = {
  cancelled: 'cancelled',
  closed: 'cancelled',
  expired: 'expired',
}

test.each(
  VARIANT_CODES.flatMap((variant) => RESERVATION_LETTERS.map((letter) => [variant, letter] as const)),
)('in %s, the letter %s is whole', async (variant, letter) => {
  const { shopId } = VARIANTS[variant]
  const email = await render({ shopId, status: STATUS[letter] ?? 'reserved' }, letter)
  expect(`${email?.subject} ${email?.text}`).not.toMatch(/reservation\.|[{}]|undefined/)
  expect(email?.subject).toContain('Brera 4711')
  expect(email?.text).toContain(`https://shop.example/${variant}/`)
})

const WAITING = ['Reserviert bis: 26. November 2026', 'Öffnungszeiten', 'Nennen Sie in der Filiale']

test.each([
  [
    'reserved',
    'in der Filiale Köln Innenstadt zurückgelegt. Die Reservierung ist unverbindlich und gilt bis 26. November 2026',
    'Reservierung ansehen oder stornieren',
    true,
  ],
  ['extended', 'bis 26. November 2026 für Sie bereit', 'Reservierung ansehen oder stornieren', true],
  ['cancelled', 'ist storniert', 'Weiter einkaufen', false],
  ['closed', 'die Filiale hat geschlossen', 'Weiter einkaufen', false],
  ['expired', 'ist abgelaufen', 'Weiter einkaufen', false],
])('the letter %s says "%s" and "%s"; it is waited for: %s', async (letter, line, button, isWaiting) => {
  const text = (await render({ status: STATUS[letter] ?? 'reserved' }, letter))?.text ?? ''
  for (const part of ['Guten Tag Ada Muster,', line, button]) expect(text).toContain(part)
  for (const part of WAITING) expect(text.includes(part)).toBe(isWaiting)
  const way = isWaiting ? 'reservation/?link=token-400000000001' : '\n'
  expect(text).toContain(`https://shop.example/de-de/${way}`)
})

test('of a branch that is gone the letter says what it knows', async () => {
  const text = (await render({}, 'reserved', true, [], null))?.text ?? ''
  expect(text).toContain('Brera 4711 für Sie in der Filiale Veduta zurückgelegt')
  expect(text).toContain('Reserviert bis: 26. November 2026')
  expect(text).not.toMatch(/undefined|Öffnungszeiten|Filiale:/)
})

test('a letter about one that is over says no more than that', async () => {
  const text = (await render({ status: 'cancelled' }, 'closed', true, [], null))?.text ?? ''
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Guten Tag Ada Muster,',
    expect.stringContaining('die Filiale hat geschlossen'),
    'Reservierungsnummer: 4000 0000000 1',
    'Fassung: Brera 4711',
    'Weiter einkaufen:',
    'https://shop.example/de-de/',
    'Veduta',
  ])
})

test('of an unknown one nothing is written', async () =>
  expect(await render({}, 'reserved', false)).toBeNull())

test.each([
  ['reserved', 'cancelled'],
  ['reserved', 'collected'],
  ['extended', 'expired'],
  ['cancelled', 'reserved'],
  ['closed', 'reserved'],
  ['expired', 'cancelled'],
])('a letter %s of a reservation that is %s by now is not sent', async (letter, status) =>
  expect(await render({ status }, letter)).toBeNull(),
)

test('it names the days until its end on which the branch has other hours', async () => {
  const closed = (date: string) => ({ date, spans: [] })
  const email = await render({}, 'reserved', true, [closed('2026-11-26'), closed('2026-11-27')])
  expect(email?.text).toContain('Do., 26. Nov.: Geschlossen')
  expect(email?.text).not.toContain('27. Nov.')
})
