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
      ['Laufzeit', 'Läuft zunächst 12 Monate, danach unbefristet'],
      ['Kündigung', 'ab der zweiten Lieferung'],
    ],
  ],
  [
    'weeks, which have no day, and no term',
    { subscriptionInterval: '6w', subscriptionTerm: null, subscriptionCancellationPolicy: 'anytime' },
    [
      ['Abstand', 'alle 6 Wochen'],
      ['Kündigung', 'jederzeit'],
    ],
  ],
  [
    'a policy without words',
    { subscriptionTerm: null, subscriptionCancellationPolicy: 'never' },
    [['Abstand', 'alle 3 Monate, am 12.']],
  ],
])('the letter names %s', (_, other, rows) =>
  expect(agreedTerms({ ...definition, ...other }, translatorOf('de-de'))).toEqual(rows),
)
