import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { answeredValues } from '#domain/configurator/answered-values.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { aContext, COMPLETE, TYPED } from '#tests/support/configurator-context.ts'

const VALUES: Prescription = {
  right: { sphere: -2.25, pd: 32 },
  left: { sphere: -1.75, pd: 31.5 },
  use: 'far',
}
const fromOrder: PrescriptionFromOrder = {
  orderNumber: '123456789012',
  orderOrigin: 'online',
  rawPrescription: VALUES,
  prescriptionValues: VALUES,
  isProgressiveGlasses: false,
  isConvertibleProgressiveGlasses: false,
  progressiveGlassesPrescriptionValues: null,
}
const ORDER: ConfiguratorAnswers = {
  lensType: 'type_ei',
  source: 'order',
  'order.number': fromOrder.orderNumber,
}
const ADDITION: ConfiguratorAnswers = { ...TYPED, 'right.addition': '2,00', 'left.addition': '2,00' }

test.each<[string, ConfiguratorAnswers, ConfiguratorContext, Prescription | null]>([
  ['nothing answered', {}, aContext(), null],
  ['not yet typed', { lensType: 'type_ei', source: 'slip' }, aContext(), null],
  ['wrongly typed', { ...TYPED, 'left.sphere': 'abc' }, aContext(), null],
  ['typed, not yet affirmed', TYPED, aContext(), VALUES],
  ['everything answered', COMPLETE, aContext(), VALUES],
  ['later', { ...COMPLETE, source: 'later' }, aContext(), null],
  ['typed, then lenses without values', { ...COMPLETE, lensType: 'type_none' }, aContext(), null],
  ['an order that is not known', ORDER, aContext(), null],
  ['an order', ORDER, aContext({ fromOrder }), VALUES],
])('%s', (_, answers, context, expected) => {
  expect(answeredValues(answers, context)).toEqual(expected)
})

test('values with an addition count for the chosen distance', () => {
  const near = answeredValues({ ...ADDITION, target: 'near' }, aContext())
  expect([near?.right.sphere, near?.right.addition]).toEqual([-0.25, undefined])
})
