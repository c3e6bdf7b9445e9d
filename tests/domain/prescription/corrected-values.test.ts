import { expect, test } from 'vitest'
import {
  addCorrection,
  areValuesCorrected,
  type CorrectedValues,
  withCorrectedValues,
} from '#domain/prescription/corrected-values.ts'

const ORDERED = {
  lensType: 'type_ei',
  prescriptionValues: { right: { sphere: -2 }, left: { sphere: -1 } },
  pupilDistance: { method: 'card', plusMinus: 2, measuredOn: '2026-10-01' },
  prescriptionValidity: { measuredOn: '2026-09-01', months: 24 },
  affirmed: { at: '2026-10-02T08:00:00Z', textVersion: '2026-10' },
}
const item = { customData: ORDERED }
const prescription = { right: { sphere: -2.5 }, left: { sphere: -1 } }
const affirmed = { at: '2026-11-29T08:00:00Z', textVersion: '2026-11', by: 'anna' }

test.each<[string, CorrectedValues, object]>([
  ['with all that is known of them', full(), { pupilDistance: { method: 'prescription' }, ...validFrom() }],
  ['without a distance or a day', { prescription, affirmed }, {}],
])('values are corrected %s', (_, corrected, known) => {
  const changed = addCorrection(item, corrected)
  const { correctedValues, ...ordered } = withCorrectedValues(changed).customData as Record<string, unknown>
  expect(ordered).toEqual({ lensType: 'type_ei', prescriptionValues: prescription, affirmed, ...known })
  expect(changed.customData).toEqual({ ...ORDERED, correctedValues })
})

test('corrected values are known as such', () =>
  expect(areValuesCorrected(addCorrection(item, { prescription, affirmed }))).toBe(true))

test.each<[string, Record<string, unknown>]>([
  ['as they were ordered', ORDERED],
  ['with a text in place of a correction', { ...ORDERED, correctedValues: 'none' }],
])('values %s stay', (_, customData) => {
  expect(areValuesCorrected({ customData })).toBe(false)
  expect(withCorrectedValues({ customData }).customData).toBe(customData)
})

function full(): CorrectedValues {
  const validity = { measuredOn: '2026-11-20', months: 24 }
  return { prescription, affirmed, pupilDistance: { method: 'prescription' }, validity }
}

function validFrom() {
  return { prescriptionValidity: { measuredOn: '2026-11-20', months: 24 } }
}
