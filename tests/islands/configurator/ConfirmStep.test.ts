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
        fromOrder: prescriptionFromOrder(
          '123456789012',
          'online',
          { right: EYE, left: EYE },
          undefined,
          orderedOn,
        ),
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

test('values of an unknown day have none', () =>
  expect(confirmed(undefined)).not.toMatch(/Bestellung vom|zwei Jahre/))
