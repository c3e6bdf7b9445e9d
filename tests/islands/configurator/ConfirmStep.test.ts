import { expect, test } from 'vitest'
import { prescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { stepMarkup } from '#tests/support/value-steps.ts'

const EYE = { sphere: -2, pd: 31 }
const TODAY = '2026-11-22T10:00:00Z'

const confirmed = (orderedOn: string | undefined, variant: 'de-de' | 'pl-pl' = 'de-de') =>
  stepMarkup(
    'confirm',
    { source: 'order' },
    {
      variant,
      world: {
        today: TODAY,
        fromOrder: prescriptionFromOrder('123456789012', 'online', { right: EYE, left: EYE }, { orderedOn }),
      },
    },
  ).replaceAll('\u00A0', ' ')

test('values of an order are shown with its day, and advised against once they are old', () => {
  const young = confirmed('2025-03-09T10:00:00Z')
  expect(young).toContain('Die Werte stammen aus Ihrer Bestellung vom 9. März 2025.')
  expect(young).not.toContain('über zwei Jahre alt')
  const old = confirmed('2024-11-01T10:00:00Z')
  expect(old).toContain('1. November 2024')
  expect(old).toContain('über zwei Jahre alt')
  expect(confirmed('2025-03-09T10:00:00Z', 'pl-pl')).toContain('z dnia 9 marca 2025')
})

test.each([
  ['order', { orderedOn: '2025-11-21T10:00:00Z' }, 24, false],
  ['order', { orderedOn: '2025-11-21T10:00:00Z' }, 12, true],
  // Ordered lately, to an old slip.
  ['order', { orderedOn: '2026-03-01T10:00:00Z', measuredOn: '2024-11-21' }, 24, true],
  ['account', { slipDate: '21.11.2024' }, 24, true],
  ['account', { slipDate: '23.11.2024' }, 24, false],
  ['account', { slipDate: '21.11.2025' }, 12, true],
] as const)(
  'values of an %s of %j that hold for %s months are advised against: %s',
  (source, day, months, isOld) => {
    const fromOrder =
      'orderedOn' in day
        ? prescriptionFromOrder('123456789012', 'online', { right: EYE, left: EYE }, day)
        : null
    const answers = 'slipDate' in day ? day : {}
    const html = stepMarkup(
      'confirm',
      { source, ...answers },
      { world: { today: TODAY, holdMonths: months, fromOrder } },
    )
    const advice = months === 12 ? 'über ein Jahr alt' : 'über zwei Jahre alt'
    expect(html.includes(advice)).toBe(isOld)
  },
)

test.each([
  ['as they are', {}, true],
  ['with the day of a new slip', { slipDate: '01.11.2026' }, false],
  ['without their day', { slipDate: '' }, false],
] as const)('old values of an account %s are advised against: %s', (_, changed, isOld) => {
  const answers = { 'right.sphere': '−2,25', 'left.sphere': '−2,25', slipDate: '01.01.2020' }
  const html = stepMarkup(
    'confirm',
    { source: 'account', ...answers, ...changed },
    { world: { today: TODAY } },
  )
  expect(html.includes('Jahre alt')).toBe(isOld)
})

test('values of an unknown day have none', () =>
  expect(confirmed(undefined)).not.toMatch(/Bestellung vom|zwei Jahre/))

test.each([
  ['de-de', 'nur ein Auge eine Addition (linkes Auge, +2,00)'],
  ['cs-cz', 'adici jen jedno oko (levé oko, +2,00)'],
] as const)('in %s an addition of one eye that is left out of an order is named', (variant, text) => {
  const found = prescriptionFromOrder('123456789012', 'online', {
    right: EYE,
    left: { ...EYE, addition: 2 },
  })
  const html = stepMarkup('confirm', { source: 'order' }, { variant, world: { fromOrder: found } })
  expect(html.replaceAll('\u00A0', ' ')).toContain(text)
})

test('what an order had in another form is shown in both', () => {
  const right = { sphere: 1, cylinder: 0.5, axis: 20, pd: 31 }
  const found = prescriptionFromOrder('123456789012', 'online', { right, left: EYE })
  const html = stepMarkup('confirm', { source: 'order' }, { world: { fromOrder: found } })
  expect(html.replaceAll('\u00A0', ' ')).toContain(
    '+1,00 / +0,50 / 20° ist dasselbe Glas wie +1,50 / −0,50 / 110°',
  )
})
