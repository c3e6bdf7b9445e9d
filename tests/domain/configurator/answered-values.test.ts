import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { answeredValues } from '#domain/configurator/answered-values.ts'
import type { ConfiguratorWorld } from '#domain/configurator/validate-step.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { aWorld, COMPLETE, TYPED } from '#tests/support/configurator-world.ts'

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

test.each<[string, ConfiguratorAnswers, ConfiguratorWorld, Prescription | null]>([
  ['nothing answered', {}, aWorld(), null],
  ['not yet typed', { lensType: 'type_ei', source: 'slip' }, aWorld(), null],
  ['wrongly typed', { ...TYPED, 'left.sphere': 'abc' }, aWorld(), null],
  ['typed, not yet affirmed', TYPED, aWorld(), VALUES],
  ['everything answered', COMPLETE, aWorld(), VALUES],
  ['later', { ...COMPLETE, source: 'later' }, aWorld(), null],
  ['typed, then lenses without values', { ...COMPLETE, lensType: 'type_none' }, aWorld(), null],
  ['an order that is not known', ORDER, aWorld(), null],
  ['an order', ORDER, aWorld({ fromOrder }), VALUES],
])('%s', (_, answers, world, expected) => {
  expect(answeredValues(answers, world)).toEqual(expected)
})

test('values with an addition count for the chosen distance', () => {
  const near = answeredValues({ ...ADDITION, target: 'near' }, aWorld())
  expect([near?.right.sphere, near?.right.addition]).toEqual([-0.25, undefined])
})
