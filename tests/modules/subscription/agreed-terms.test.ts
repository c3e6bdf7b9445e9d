import { expect, test } from 'vitest'
import { agreedTerms } from '#modules/subscription/agreed-terms.ts'
import { translatorOf } from '#modules/email/translator.ts'

const definition = {
  subscriptionInterval: '3',
  subscriptionDeliveryDate: 12,
  subscriptionTerm: 12,
  subscriptionCancellationPolicy: 'after-second',
}

test.each([
  [
    'all of them',
    {},
    [
      ['Abstand', 'alle 3 Monate, am 12.'],
      ['Laufzeit', 'Läuft unbefristet'],
      ['Kündigung', 'nach der zweiten Lieferung'],
    ],
  ],
  [
    'weeks, which have no day',
    { subscriptionInterval: '6w', subscriptionCancellationPolicy: 'anytime' },
    [
      ['Abstand', 'alle 6 Wochen'],
      ['Laufzeit', 'Läuft unbefristet'],
      ['Kündigung', 'jederzeit'],
    ],
  ],
  [
    'an interval that nobody can read as a month',
    { subscriptionInterval: 'often' },
    [
      ['Abstand', 'jeden Monat, am 12.'],
      ['Laufzeit', 'Läuft unbefristet'],
      ['Kündigung', 'nach der zweiten Lieferung'],
    ],
  ],
  [
    'a policy without words',
    { subscriptionCancellationPolicy: 'never' },
    [
      ['Abstand', 'alle 3 Monate, am 12.'],
      ['Laufzeit', 'Läuft unbefristet'],
    ],
  ],
])('the letter names %s', (_, other, rows) =>
  expect(agreedTerms({ ...definition, ...other }, translatorOf('de-de'))).toEqual(rows),
)
